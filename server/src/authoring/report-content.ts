import { ConfigError } from '../config.ts';
import { readContent } from '../document/files/content-folder.ts';
import { contentReport } from '../document/report.ts';
import { CONTENT_FOLDER } from '../document/source/content-root.ts';
import { exercisesOf } from '../document/strength/measure.ts';
import { percentText, totalOf } from '../document/strength/strength-table.ts';
import { measureWith } from './measure-strength.ts';

/** `npm run content -- report`, with `--strength` if the exercises should be measured for it. */
export async function reportContent(options: readonly string[], say: (line: string) => void): Promise<string> {
  const unknown = options.filter((option) => option !== '--strength');
  if (unknown.length > 0) throw new ConfigError([`report takes --strength, not ${unknown.join(' ')}.`]);
  const documents = (await readContent(CONTENT_FOLDER)).documents.map(({ document }) => document);
  if (options.length === 0) return contentReport(documents);
  const measured = await measureWith(exercisesOf(documents), ['_no'], say);
  return contentReport(documents, (lessons) =>
    percentText(totalOf(measured.filter(({ exercise }) => lessons.includes(exercise.split('#')[0] ?? '')))),
  );
}

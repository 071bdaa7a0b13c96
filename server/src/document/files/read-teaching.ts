import { Teaching } from '@kodestien/contract/document/teaching';
import { BlockSource } from '../blocks/source.ts';
import { TEACHING_TEXT_SLUGS, TEACHING_TEXTS } from '../check-teaching.ts';
import type { Issue, Report } from '../issue.ts';
import { teachingLacks, teachingUnasked } from '../issue-reasons/teaching.ts';
import { type ScannedBlock, scan } from '../source/scan.ts';
import { readSettings, type Settings } from '../source/settings.ts';
import type { PlacedBlock } from './read-document.ts';
import { schemaIssues } from './schema-issues.ts';

/** What a file has for the teacher of a lesson, and where in it each thing is. */
export type ReadTeaching = {
  file: string;
  lesson: string;
  teaching: Teaching;
  lineOf: (key: string) => number;
  blocks: PlacedBlock[];
};

const QUESTION = 'question';
const PARTS = [...TEACHING_TEXT_SLUGS.map((slug) => `text ${slug}`), `${QUESTION} …`];

/** Material for teachers is in a folder of that name, beside the lessons. */
export function isTeachingFile(path: string): boolean {
  return path.split('/').at(-2) === 'teachers';
}

/** Named by the lesson's slug, which never changes; the numbers of lesson files do. */
export function teachingFileFor(lessonFile: string, slug: string): string {
  return [...lessonFile.split('/').slice(0, -1), 'teachers', `${slug}.md`].join('/');
}

/** Reads one file. Whatever is wrong with it alone is an issue; undefined when it cannot be used. */
export function readTeaching(file: string, source: string, issues: Issue[]): ReadTeaching | undefined {
  const before = issues.length;
  const report: Report = (line, reason) => issues.push({ file, line, reason });
  const { frontMatter, blocks } = scan(source, report);
  const head = readSettings(frontMatter, report);
  const { lesson, ...rest } = head.values;
  const placed = blocks.map((scanned) => ({ scanned, settings: readSettings(scanned.settings, report) }));
  const texts = TEACHING_TEXT_SLUGS.map((slug) => {
    const found = placed.find(({ scanned }) => scanned.type === 'text' && scanned.slug === slug);
    if (!found) report(1, teachingLacks(`text ${slug}`));
    return [TEACHING_TEXTS[slug], found && readPart(found, (part) => part.translated(), report), found] as const;
  });
  const questions = placed.filter(({ scanned }) => scanned.type === QUESTION);
  const known = new Set<unknown>([...texts.map(([, , found]) => found), ...questions]);
  for (const { scanned } of placed.filter((one) => !known.has(one))) {
    report(scanned.line, teachingUnasked(`${scanned.type} ${scanned.slug}`, PARTS));
  }
  const teaching = {
    ...rest,
    ...Object.fromEntries(texts),
    questions: questions.map((one) => readPart(one, (part) => readQuestion(one.scanned, part), report)),
  };
  if (issues.length > before) return undefined;
  for (const { key, path, reason } of schemaIssues(Teaching, teaching)) {
    const index = /^questions\.(\d+)/.exec(path)?.[1];
    report(questions[Number(index)]?.scanned.line ?? head.lineOf(key), reason);
  }
  if (issues.length > before) return undefined;
  return {
    file,
    lesson: String(lesson),
    teaching: teaching as unknown as Teaching,
    lineOf: head.lineOf,
    blocks: placed,
  };
}

function readPart<T>(
  { scanned, settings }: { scanned: ScannedBlock; settings: Settings },
  read: (source: BlockSource) => T,
  report: Report,
): T {
  const source = new BlockSource(scanned, settings, new Map(), report);
  const value = read(source);
  source.reportUnasked();
  return value;
}

function readQuestion({ slug }: ScannedBlock, source: BlockSource): Record<string, unknown> {
  const code = source.optionalTranslatedCode('code');
  const output = source.optionalTranslatedCode('output');
  const answer = source.optionalTranslated('answer');
  return {
    slug,
    ...source.settings,
    question: source.translated(),
    ...code,
    ...(output && { output: output.code }),
    ...(answer && { answer }),
  };
}

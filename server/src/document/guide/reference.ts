import type { SourceDocument } from '@kodestien/contract/document/document';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { kindOf } from '../blocks/index.ts';
import type { DocumentIssue } from '../check.ts';
import { lessonNotInReference, ROW_WITHOUT_LESSON } from '../issue-reasons/guide.ts';
import { shapeOf } from '../markdown.ts';

/** A line of a table, but not the one of dashes under its head. */
const ROW = /^\|(?![\s|:-]+$)/;

/** A reference page says where each thing is taught, and has something of every lesson. */
export function* referenceIssues(
  { slug, blocks }: SourceDocument,
  lessons: readonly SourceDocument[],
): Generator<DocumentIssue> {
  const addresses = new Set(lessons.map((lesson) => `/doc/${lesson.slug}`));
  const named = new Set<string>();
  for (const [block, content] of blocks.entries()) {
    for (const txt of kindOf(content).prose(content)) {
      for (const lang of HUMAN_LANGS) {
        const lines = txt[lang].split('\n');
        for (const [line, text] of lines.entries()) {
          const taughtIn = shapeOf(text)
            .links.map(({ href }) => href.split('#')[0] ?? '')
            .filter((path) => addresses.has(path));
          for (const path of taughtIn) named.add(path);
          const isHead = !(lines[line - 1] ?? '').startsWith('|');
          if (!ROW.test(text) || isHead || taughtIn.length > 0) continue;
          const reason = ROW_WITHOUT_LESSON;
          yield { slug, block, at: { reason, section: { name: '', lang, line } }, reason };
        }
      }
    }
  }
  for (const lesson of lessons) {
    if (!named.has(`/doc/${lesson.slug}`)) yield { slug, reason: lessonNotInReference(lesson.slug) };
  }
}

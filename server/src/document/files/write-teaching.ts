import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Teaching, TestQuestion } from '@kodestien/contract/document/teaching';
import type { WrittenSection } from '../blocks/kind.ts';
import { bothLanguages, codeInBothLanguages } from '../blocks/written.ts';
import { TEACHING_TEXT_SLUGS, TEACHING_TEXTS } from '../check-teaching.ts';
import { writeSettings } from '../source/settings.ts';
import { teachingFileFor } from './read-teaching.ts';
import { writeDocument, writePart } from './write-document.ts';

/** The files that a document would be read from, by their paths: its own, and the one with what it has for teachers. */
export function filesOf(document: SourceDocument, file: string): [path: string, text: string][] {
  const { slug, teaching } = document;
  const own: [string, string] = [file, writeDocument(document)];
  return teaching ? [own, [teachingFileFor(file, slug), writeTeaching(slug, teaching)]] : [own];
}

/** What a lesson has for its teacher, as the file that it would be read from. */
export function writeTeaching(lesson: string, teaching: Teaching): string {
  const { minutes, questions } = teaching;
  const texts = TEACHING_TEXT_SLUGS.map((slug) =>
    writePart('text', slug, { sections: bothLanguages(teaching[TEACHING_TEXTS[slug]]) }),
  );
  return `---\n${writeSettings({ lesson, minutes })}---\n${[...texts, ...questions.map(writeQuestion)].join('')}`;
}

function writeQuestion({ slug, question, language = 'text', code, stdin, output, answer }: TestQuestion): string {
  const sections: WrittenSection[] = [
    ...bothLanguages(question),
    ...(code ? codeInBothLanguages(code, language, 'code') : []),
    ...(output ? codeInBothLanguages(output, 'text', 'output') : []),
    ...(answer ? bothLanguages(answer, 'answer') : []),
  ];
  return writePart('question', slug, { settings: { stdin }, sections });
}

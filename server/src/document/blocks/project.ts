import { PROJECT_LEVELS, projectDrafts } from '@kodestien/contract/document/projects';
import { SLUG_MAX } from '@kodestien/contract/document/rules';
import type { Translated } from '@kodestien/contract/language';
import { mayHavePage, needsPage } from '@kodestien/contract/languages';
import { highlightBoth } from '../highlight.ts';
import {
  aimIdTwice,
  LEVEL_EMPTY,
  PAGE_MISSING,
  pageUnused,
  projectPartTaken,
  projectSlugLong,
  questionIdTwice,
} from '../issue-reasons/blocks.ts';
import type { BlockIssue, BlockKind } from './kind.ts';
import { checkProse, renderProse } from './prose.ts';
import { repeated } from './repeated.ts';
import { run } from './run.ts';
import { bothLanguages, codeInBothLanguages } from './written.ts';

export const project: BlockKind<'project'> = {
  read: (source) => {
    const starter = source.translatedCode('starter');
    const page = source.optionalTranslatedCode('page');
    return {
      ...source.settings,
      brief: source.translated(),
      plan: source.translated('plan'),
      language: starter.language,
      ...(page && { page: page.code }),
      starter: starter.code,
    };
  },
  write: ({ tittel, minutes, stdin, aims, questions, brief, plan, page, starter, language }) => ({
    settings: { tittel, minutes, stdin, aims, questions },
    sections: [
      ...bothLanguages(brief),
      ...bothLanguages(plan, 'plan'),
      ...(page ? codeInBothLanguages(page, 'html', 'page') : []),
      ...codeInBothLanguages(starter, language, 'starter'),
    ],
  }),
  check: ({ slug, language, brief, page, aims, questions }, context) => {
    const issues: BlockIssue[] = checkProse(brief, slug, context);
    const issue = (reason: Translated, setting: string) => issues.push({ reason, setting });
    if (needsPage(language) && !page) issue(PAGE_MISSING, 'page');
    if (page && !mayHavePage(language)) issue(pageUnused(language), 'page');
    for (const id of repeated(aims.map((aim) => aim.id))) issue(aimIdTwice(id), 'aims');
    for (const id of repeated(questions.map((question) => question.id))) issue(questionIdTwice(id), 'questions');
    if (!PROJECT_LEVELS.every((level) => aims.some((aim) => aim.level === level))) issue(LEVEL_EMPTY, 'aims');
    const [, ...parts] = projectDrafts(slug);
    const longest = Math.max(...parts.map((part) => part.length - slug.length));
    if (slug.length + longest > SLUG_MAX) issues.push({ reason: projectSlugLong(SLUG_MAX - longest) });
    for (const other of context.document.blocks)
      if (parts.includes(other.slug)) issues.push({ reason: projectPartTaken(other.slug) });
    return issues;
  },
  render: ({ slug, type, language, tittel, minutes, brief, plan, page = null, starter, aims, questions }) => ({
    slug,
    type,
    language,
    tittel,
    minutes,
    html: renderProse(brief, slug),
    plan,
    page,
    starter,
    starter_html: highlightBoth(starter, language),
    aims,
    questions,
  }),
  // The place of the block itself: its title is the first thing in it.
  headings: ({ slug, tittel }) => [{ id: slug, level: 2, blokk_slug: slug, txt: tittel }],
  prose: ({ brief }) => [brief],
  words: ({ brief, plan, aims, questions }) => [brief, plan, ...[...aims, ...questions].map(({ txt }) => txt)],
  texts: ({ brief, plan, starter, aims }) => [brief, plan, starter, ...aims.map(({ txt }) => txt)],
  minutes: ({ minutes }) => minutes,
  findable: ({ tittel, html }) => ({ titles: [tittel], html }),
  // What a learner begins with runs as it is.
  prove: async ({ slug, language, starter, page, stdin }, lang, grader) => {
    const program = {
      slug,
      type: 'run' as const,
      language,
      code: starter,
      ...(page && { page }),
      ...(stdin && { stdin }),
    };
    const issues = (await run.prove?.(program, lang, grader)) ?? [];
    return issues.map((issue) => ({ ...issue, section: { name: 'starter', lang, line: 0 } }));
  },
};

import { fitsLanguage } from '@kodestien/contract/document/check-kinds';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Check } from '@kodestien/contract/document/exercise';
import type { ReaderCheck } from '@kodestien/contract/document/reader-blocks';
import type { Translated } from '@kodestien/contract/language';
import { isPage, isProgram, mayHavePage, needsPage } from '@kodestien/contract/languages';
import { type Exercise, inputsOf } from '../exercise-checks.ts';
import { highlightBoth } from '../highlight.ts';
import {
  attemptWithoutCheck,
  checkAfterUnknown,
  checkDoesNotFit,
  checkIdTwice,
  checksAlike,
  continuesUnknown,
  eventsWithoutPage,
  PAGE_MISSING,
  PAGE_WITH_SCRIPT,
  pageUnused,
  rightIdTwice,
  TARGET_WITHOUT_PAGE,
  wrongIdTwice,
} from '../issue-reasons/blocks.ts';
import { proveExercise } from './exercise-proof.ts';
import type { BlockKind } from './kind.ts';
import { checkFiles, writeFiles } from './program-files.ts';
import { checkProse, renderProse } from './prose.ts';
import { repeated } from './repeated.ts';
import { bothLanguages, codeInBothLanguages } from './written.ts';

/** An exercise of ten points: read, think, write, run, correct. */
const MINUTES_A_POINT = 0.4;

export const exercise: BlockKind<'exercise'> = {
  read: (source) => {
    const { right, wrong, ...settings } = source.settings;
    const withCode = (attempts: unknown, kind: 'right' | 'wrong') =>
      Array.isArray(attempts) && {
        [kind]: attempts.map((attempt) => ({ ...attempt, code: source.translatedCode(`${kind}-${attempt?.id}`).code })),
      };
    const starter = source.translatedCode('starter');
    const page = source.optionalTranslatedCode('page');
    return {
      ...settings,
      task: source.translated(),
      language: starter.language,
      ...(page && { page: page.code }),
      ...source.files(),
      starter: starter.code,
      solution: source.translatedCode('solution').code,
      ...withCode(right, 'right'),
      ...withCode(wrong, 'wrong'),
    };
  },
  write: ({
    tittel,
    poeng,
    continues,
    drill,
    target,
    hints,
    checks,
    right,
    wrong,
    task,
    page,
    files,
    starter,
    solution,
    language,
  }) => ({
    settings: {
      tittel,
      poeng,
      continues,
      drill,
      target,
      hints,
      checks,
      right: right?.map(({ code: _, ...attempt }) => attempt),
      wrong: wrong?.map(({ code: _, ...attempt }) => attempt),
    },
    sections: [
      ...bothLanguages(task),
      ...(page ? codeInBothLanguages(page, 'html', 'page') : []),
      ...writeFiles(files),
      ...codeInBothLanguages(starter, language, 'starter'),
      ...codeInBothLanguages(solution, language, 'solution'),
      ...(right ?? []).flatMap(({ id, code }) => codeInBothLanguages(code, language, `right-${id}`)),
      ...(wrong ?? []).flatMap(({ id, code }) => codeInBothLanguages(code, language, `wrong-${id}`)),
    ],
  }),
  check: (block, context) => {
    const issues = [...checkProse(block.task, block.slug, context), ...checkFiles(block)];
    const issue = (reason: Translated, setting = 'checks') => issues.push({ reason, setting });
    const ids = block.checks.map(({ id }) => id);
    for (const id of repeated(ids)) issue(checkIdTwice(id));
    const hasPage = block.page !== undefined;
    for (const check of block.checks) {
      const { id, kind, after = [] } = check;
      if ('events' in check && check.events && !(hasPage && isProgram(block.language))) issue(eventsWithoutPage(id));
      if (!fitsLanguage(kind, block.language, hasPage)) issue(checkDoesNotFit(id, kind, block.language));
      // A check may wait only for those before it, so that nothing waits for itself.
      for (const other of after)
        if (!ids.slice(0, ids.indexOf(id)).includes(other)) issue(checkAfterUnknown(id, other));
    }
    for (const [, alike] of Map.groupBy(block.checks, (check) => JSON.stringify(inputsOf(check)))) {
      if (alike.length > 1) issue(checksAlike(alike.map(({ id }) => id)));
    }
    if (hasPage && !mayHavePage(block.language)) issue(pageUnused(block.language), 'page');
    const hasScript = Object.values(block.page ?? {}).some((page) => /<script/i.test(page));
    if (hasScript && isProgram(block.language)) issue(PAGE_WITH_SCRIPT, 'page');
    if (block.continues !== undefined && !isContinuable(block, context.document))
      issue(continuesUnknown(block.continues), 'continues');
    if (needsPage(block.language) && !block.page) issue(PAGE_MISSING, 'page');
    if (block.target && !isPage(block.language)) issue(TARGET_WITHOUT_PAGE, 'target');
    for (const id of repeated((block.right ?? []).map((attempt) => attempt.id))) issue(rightIdTwice(id), 'right');
    for (const id of repeated((block.wrong ?? []).map((attempt) => attempt.id))) issue(wrongIdTwice(id), 'wrong');
    for (const { id, check } of block.wrong ?? [])
      if (!ids.includes(check)) issue(attemptWithoutCheck(id, check), 'wrong');
    for (const hint of block.hints ?? []) {
      issues.push(...checkProse(hint, block.slug, context).map(({ reason }) => ({ reason, setting: 'hints' })));
    }
    return issues;
  },
  // The attempts and the hidden checks stay here, and the solution too unless its author lets it be seen.
  render: ({
    slug,
    type,
    language,
    tittel,
    poeng,
    continues = null,
    drill = null,
    task,
    page = null,
    files,
    starter,
    solution,
    target = false,
    hints = [],
    checks,
  }) => ({
    slug,
    type,
    language,
    tittel,
    poeng,
    continues,
    drill,
    txt: task,
    html: renderProse(task, slug),
    page,
    ...(files && { files }),
    starter,
    starter_html: highlightBoth(starter, language),
    target: target ? solution : null,
    hints: hints.map((hint, index) => renderProse(hint, `${slug}-hint-${index}`)),
    checks: checks.filter(({ hidden }) => !hidden).map(publicCheck),
    hidden_checks: checks.filter(({ hidden }) => hidden).length,
  }),
  prose: ({ task }) => [task],
  texts: ({ task, starter }) => [task, starter],
  minutes: ({ poeng }) => poeng * MINUTES_A_POINT,
  // Without the hints: those are met when one works on it.
  findable: ({ tittel, html }) => ({ titles: [tittel], html }),
  prove: proveExercise,
};

/** An exercise before this one in the lesson, whose program can be gone on with: the same language, and a page for a page. */
function isContinuable(block: Exercise, { blocks }: SourceDocument): boolean {
  const before = blocks.slice(
    0,
    blocks.findIndex(({ slug }) => slug === block.slug),
  );
  return before.some(
    (one) =>
      one.type === 'exercise' &&
      one.slug === block.continues &&
      one.language === block.language &&
      (one.page === undefined) === (block.page === undefined),
  );
}

function publicCheck(check: Check): ReaderCheck {
  const { id, name, after = [], compare = {} } = check;
  return { id, name, after, compare, input: inputsOf(check), expected: null };
}

import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { type Check, inLanguage } from '@kodestien/contract/document/exercise';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import type { DocumentIssue } from '../check.ts';
import { inputsOf } from '../exercise-checks.ts';
import {
  clueTellsValue,
  gotImpossible,
  hiddenUnlikePublic,
  hiddenWithHelp,
  hiddenWithoutClue,
  nameNotGiven,
  reasonImpossible,
  sourceHidden,
  sourceNotNamed,
  sourceWithoutHelp,
  tooFewRight,
} from '../issue-reasons/exercises.ts';
import { namesConstruct } from './construct-words.ts';
import { freeNames, namesIn, namesInCode } from './free-names.ts';
import { canGiveAnswer, canGiveReason } from './possible-answers.ts';

/** What an exercise may ask of a learner. content/README.md says the same to authors. */
export const RULES = [
  'source-public',
  'source-help',
  'source-named',
  'hidden-clue',
  'hidden-help',
  'clue-secret',
  'hidden-alike',
  'right-programs',
  'possible-got',
  'possible-reason',
  'given-names',
] as const;
export type Rule = (typeof RULES)[number];

export const RIGHT_MIN = 2;

export type RuleIssue = DocumentIssue & { rule: Rule };
type Exercise = BlockOf<'exercise'>;
type Found = { rule: Rule; setting: string; reason: Translated };

/** Everything in the lesson that breaks a rule. */
export function ruleIssues({ slug, blocks }: SourceDocument): RuleIssue[] {
  return blocks.flatMap((block, index) =>
    block.type === 'exercise'
      ? exerciseRules(block).map(({ rule, setting, reason }) => ({
          rule,
          slug,
          block: index,
          at: { reason, setting },
          reason,
        }))
      : [],
  );
}

/** What one exercise does that a learner could not know or answer. */
export function exerciseRules(exercise: Exercise): Found[] {
  const found: Found[] = [];
  const { checks, right = [] } = exercise;
  for (const check of checks) {
    const note = (rule: Rule, reason: Translated) => found.push({ rule, setting: 'checks', reason });
    if (check.kind === 'source') sourceRules(check, exercise, note);
    if (check.hidden) hiddenRules(check, exercise, note);
    helpRules(check, exercise, note);
    if (check.kind === 'expression') nameRules(check, exercise, note);
  }
  if (right.length < RIGHT_MIN)
    found.push({ rule: 'right-programs', setting: 'tittel', reason: tooFewRight(right.length, RIGHT_MIN) });
  return found;
}

type Note = (rule: Rule, reason: Translated) => void;

/** How a program is written matters only where the learner is told so, and why. */
function sourceRules(check: Extract<Check, { kind: 'source' }>, { task }: Exercise, note: Note): void {
  if (check.hidden) note('source-public', sourceHidden(check.id));
  if (!check.help) note('source-help', sourceWithoutHelp(check.id));
  for (const lang of HUMAN_LANGS) {
    const construct = inLanguage(check.construct, lang);
    const within = check.within && `def:${inLanguage(check.within, lang)}`;
    for (const requested of within ? [construct, within] : [construct])
      if (!namesConstruct(task[lang], requested, lang)) note('source-named', sourceNotNamed(check.id, requested, lang));
  }
}

/** A hidden check asks what a public one asks, with another input, of which the clue tells the kind. */
function hiddenRules(check: Check, { checks, task }: Exercise, note: Note): void {
  if (!check.clue) note('hidden-clue', hiddenWithoutClue(check.id));
  if (check.help) note('hidden-help', hiddenWithHelp(check.id));
  for (const lang of HUMAN_LANGS) {
    const clue = check.clue?.[lang] ?? '';
    // A word that the task itself uses is no secret.
    const value = valuesOf(check, lang).find((one) => tells(clue, one) && !tells(task[lang], one));
    if (value !== undefined) note('clue-secret', clueTellsValue(check.id, value, lang));
  }
  const isAlike = checks.some((other) => !other.hidden && asked(other) === asked(check));
  if (!isAlike) note('hidden-alike', hiddenUnlikePublic(check.id, asked(check)));
}

/** What they look for is their input, so they ask the same: what is on the page. */
const SAYS_WHAT_IS_ON_A_PAGE: ReadonlySet<Check['kind']> = new Set(['count', 'text', 'attribute']);

/** What a check asks for, whatever its input is. */
function asked(check: Check): string {
  if (check.kind === 'call') return `call ${inLanguage(check.function, '_no')}`;
  return SAYS_WHAT_IS_ON_A_PAGE.has(check.kind) ? 'page' : check.kind;
}

/** The texts and numbers of an input. Of a page only what is typed: what is looked at there is no secret. */
function valuesOf(check: Check, lang: HumanLang): string[] {
  const { stdin, args, code, events } = inputsOf(check)[lang];
  const typed = Array.isArray(events) ? events.flatMap((event: { text?: string }) => event.text ?? []) : [];
  const lines = typeof stdin === 'string' ? stdin.split('\n') : [];
  const literals = typeof code === 'string' ? (code.match(/"[^"]+"|'[^']+'|\d+(?:\.\d+)?/g) ?? []) : [];
  return [...typed, ...lines, ...literals.map((literal) => literal.replaceAll(/["']/g, '')), ...plainValues(args)];
}

function plainValues(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(plainValues);
}

/** As a word of its own: a clue may say "letters" where the input is "e". */
function tells(clue: string, value: string): boolean {
  const text = value.trim();
  // A letter by itself is a word of its own in many clues, and tells nothing.
  if (text === '' || /^\p{L}$/u.test(text)) return false;
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}.,-])${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'iu').test(clue);
}

/** Help that nobody could ever see is a mistake of its author. */
function helpRules(check: Check, { language }: Exercise, note: Note): void {
  for (const { reason, got } of check.help ?? []) {
    if (reason !== undefined && !canGiveReason(check, language, reason))
      note('possible-reason', reasonImpossible(check.id, reason, check.kind));
    if (got === undefined) continue;
    const answers = new Set(HUMAN_LANGS.map((lang) => inLanguage(got, lang)));
    for (const answer of answers) {
      if (!canGiveAnswer(check, language, answer)) note('possible-got', gotImpossible(check.id, answer));
    }
  }
}

/** A check may request a name only where the learner can see it. */
function nameRules(check: Extract<Check, { kind: 'expression' }>, exercise: Exercise, note: Note): void {
  for (const lang of HUMAN_LANGS) {
    const given = namesInCode(exercise.task[lang]);
    for (const name of namesIn(exercise.starter[lang])) given.add(name);
    const missing = freeNames(inLanguage(check.code, lang), exercise.language).filter((name) => !given.has(name));
    for (const name of missing) note('given-names', nameNotGiven(check.id, name, lang));
  }
}

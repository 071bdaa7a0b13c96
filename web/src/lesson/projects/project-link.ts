import {
  AIMS_MAX,
  MAKER_MAX,
  PLAN_MAX,
  PROJECT_QUESTIONS_MAX,
  PROJECT_TITLE_MAX,
  REFLECTION_MAX,
} from '@kodestien/contract/document/projects';
import { TEXT_MEDIUM_MAX } from '@kodestien/contract/limits';
import { fromPackedFragment, toPackedFragment } from '../scratchpad/packed-link.ts';
import { PROGRAM_BYTES_MAX, readProgram } from '../scratchpad/program-link.ts';
import type { Reflection, ShownProject } from './shown-project.ts';

/** Counts up when the format changes. */
const VERSION = 'p1.';

/** The project itself in the part of an address that is never sent to a server; null when it is too long for a link. */
export function toProjectFragment({ title, by, language, code, page, plan, reflection }: ShownProject) {
  const value = {
    title,
    language,
    code,
    ...(by !== '' && { by }),
    ...(page !== null && { page }),
    ...(plan !== null && { plan }),
    ...(reflection && {
      aims: reflection.aims,
      answers: reflection.answers.map(({ question, answer }) => [question, answer]),
    }),
  };
  return toPackedFragment(value, VERSION);
}

/** What a link holds; null when it is damaged, from another version, or no project at all. Nothing of it is run. */
export async function fromProjectFragment(fragment: string): Promise<ShownProject | null> {
  const value = await fromPackedFragment(fragment, VERSION, PROGRAM_BYTES_MAX + TEXTS_BYTES_MAX);
  const shared = readProgram(value);
  if (!shared) return null;
  // A project has no files.
  const { files: _, ...program } = shared;
  const { title, by = '', plan = null, aims, answers } = value as Record<string, unknown>;
  if (!isText(title, PROJECT_TITLE_MAX) || !isText(by, MAKER_MAX)) return null;
  if (plan !== null && !isText(plan, PLAN_MAX)) return null;
  const reflection = aims === undefined && answers === undefined ? null : readReflection(aims, answers);
  return reflection === undefined ? null : { ...program, title, by, plan, reflection };
}

/** Everything but the program, in its longest spelling. */
const TEXTS_BYTES_MAX =
  6 *
    (PROJECT_TITLE_MAX +
      MAKER_MAX +
      PLAN_MAX +
      AIMS_MAX * TEXT_MEDIUM_MAX +
      PROJECT_QUESTIONS_MAX * (TEXT_MEDIUM_MAX + REFLECTION_MAX)) +
  1000;

function readReflection(aims: unknown, answers: unknown): Reflection | undefined {
  if (!isList(aims, AIMS_MAX) || !isList(answers, PROJECT_QUESTIONS_MAX)) return undefined;
  if (!aims.every((aim) => isText(aim, TEXT_MEDIUM_MAX))) return undefined;
  const pairs = answers.flatMap((pair) => {
    if (!isList(pair, 2)) return [];
    const [question, answer] = pair;
    return isText(question, TEXT_MEDIUM_MAX) && isText(answer, REFLECTION_MAX) ? [{ question, answer }] : [];
  });
  return pairs.length === answers.length ? { aims: aims as string[], answers: pairs } : undefined;
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max;
}

function isList(value: unknown, max: number): value is unknown[] {
  return Array.isArray(value) && value.length <= max;
}

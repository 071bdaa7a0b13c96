import {
  AIMS_MAX,
  PROJECT_QUESTIONS_MAX,
  PROJECT_TITLE_MAX,
  REFLECTION_MAX,
} from '@kodestien/contract/document/projects';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';

type Project = ReaderBlockOf<'project'>;

/** What a learner notes of a project beside plan and program: what they call it, which aims are reached, and what they think. */
export type Notes = { title: string; aims: readonly string[]; answers: Readonly<Record<string, string>> };

const EMPTY: Notes = { title: '', aims: [], answers: {} };

/** Anyone can write anything into a draft; only what has the right shape is believed. */
export function readNotes(text: string): Notes {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return EMPTY;
    const { title, aims, answers } = value as Record<string, unknown>;
    const pairs = typeof answers === 'object' && answers !== null ? Object.entries(answers) : [];
    return {
      title: typeof title === 'string' ? title.slice(0, PROJECT_TITLE_MAX) : '',
      aims: Array.isArray(aims) ? aims.filter((aim) => typeof aim === 'string').slice(0, AIMS_MAX) : [],
      answers: Object.fromEntries(
        pairs
          .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
          .slice(0, PROJECT_QUESTIONS_MAX)
          .map(([id, answer]) => [id, answer.slice(0, REFLECTION_MAX)]),
      ),
    };
  } catch {
    return EMPTY;
  }
}

/** Notes that say nothing are no text, so that taking everything back leaves no draft. */
export function writeNotes({ title, aims, answers }: Notes): string {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  if (title === '' && aims.length === 0 && Object.keys(given).length === 0) return '';
  return JSON.stringify({ title, aims, answers: given });
}

export function withAim(notes: Notes, id: string, isReached: boolean): Notes {
  const others = notes.aims.filter((aim) => aim !== id);
  return { ...notes, aims: isReached ? [...others, id] : others };
}

/** The notes in words, where someone has to choose between two of them. */
export function readableNotes(text: string, { aims, questions }: Project, lang: HumanLang): string {
  const notes = readNotes(text);
  const reached = aims.filter(({ id }) => notes.aims.includes(id)).map(({ txt }) => `✓ ${txt[lang]}`);
  const answered = questions.flatMap(({ id, txt }) =>
    notes.answers[id] ? [`${txt[lang]}\n${notes.answers[id]}`] : [],
  );
  return [notes.title, ...reached, ...answered].filter((line) => line !== '').join('\n');
}

import { type Static, Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { TEXT_LONG_MAX } from '../../limits.ts';
import { DRILLS } from '../block-types.ts';
import { Checks, Compare, RightAttempts, WrongAttempts } from '../exercise.ts';
import { RunnableLanguage, Slug, Title, TranslatedText } from '../fields.ts';
import { BlockFiles, ReaderFiles } from '../program-files.ts';
import { blockRecord, Code, filePath, Html, Poeng, Prose } from './record.ts';

/** A public check: what it asks, in each language, and what the reference solution gives (null until that is known). */
export const ReaderCheck = Type.Object({
  id: Type.String(),
  name: Words,
  after: Type.Array(Type.String()),
  compare: Compare,
  input: Type.Object({ _no: Type.Unknown(), _eng: Type.Unknown() }, { description: 'kind, and what that kind needs' }),
  expected: OrNull(Type.Object({ _no: Type.Unknown(), _eng: Type.Unknown() })),
  free: Type.Optional(
    Type.Object(
      { _no: Type.Boolean(), _eng: Type.Boolean() },
      { description: 'It holds before anything is written, so it counts only when another check has passed' },
    ),
  ),
});
export type ReaderCheck = Static<typeof ReaderCheck>;

const Drill = Type.Enum(DRILLS);

export const exercise = blockRecord('exercise', {
  name: { _no: 'Oppgave', _eng: 'Exercise' },
  source: {
    language: RunnableLanguage,
    tittel: Title,
    poeng: Poeng,
    task: Prose,
    /** An earlier exercise of the same lesson: a learner may go on with what they wrote there instead of the starter. */
    continues: Type.Optional(Slug),
    /** Extra practice: folded under the lesson's exercises, and not required to have finished the lesson. */
    drill: Type.Optional(Drill),
    /** The page that is styled or changed. */
    page: Type.Optional(Code),
    /** Text files that the program finds in its folder; a check may give it others with the same names. */
    files: Type.Optional(BlockFiles),
    starter: Code,
    solution: Code,
    /** For pages: the page that the solution makes is shown, and with it what it is made of. */
    target: Type.Optional(Type.Boolean()),
    hints: Type.Optional(Type.Array(TranslatedText(TEXT_LONG_MAX), { minItems: 1, maxItems: 5 })),
    checks: Checks,
    right: Type.Optional(RightAttempts(Code)),
    wrong: Type.Optional(WrongAttempts(Code)),
  },
  reader: {
    language: RunnableLanguage,
    tittel: Words,
    poeng: Type.Integer(),
    continues: OrNull(Type.String(), { description: 'The earlier exercise whose program this one can begin with' }),
    drill: OrNull(Drill, { description: 'Extra practice, which the progress of a lesson does not count' }),
    txt: Words,
    html: Html,
    page: OrNull(Words),
    files: Type.Optional(ReaderFiles),
    starter: Words,
    starter_html: Html,
    target: OrNull(Words, { description: 'The code of the page to come to, where its author lets it be seen' }),
    hints: Type.Array(OrNull(Html), { description: 'null: asked for when it is opened, with oppgave_hint' }),
    checks: Type.Array(ReaderCheck, { description: 'Without the hidden ones' }),
    hidden_checks: Type.Integer({ description: 'How many there are' }),
  },
  text: 'task',
  template: {
    language: 'python',
    tittel: { _no: 'Si hei', _eng: 'Say hi' },
    poeng: 10,
    task: { _no: 'Skriv ut «Hei».', _eng: 'Print "Hei".' },
    starter: { _no: '# Skriv her\n', _eng: '# Write here\n' },
    solution: { _no: 'print("Hei")', _eng: 'print("Hei")' },
    checks: [
      { id: 'output', name: { _no: 'Skriver ut riktig', _eng: 'Prints the right thing' }, kind: 'stdin', stdin: '' },
    ],
  },
  /** A right or wrong attempt is a section of its own in a file; in the JSON it is an item of a list. */
  pathOf: (section, block) => {
    for (const kind of ['right', 'wrong'] as const) {
      const index = block[kind]?.findIndex(({ id }) => section === `${kind}-${id}`) ?? -1;
      if (index !== -1) return `${kind}.${index}.code`;
    }
    return filePath(section);
  },
});

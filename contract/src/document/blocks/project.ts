import { type Static, Type } from 'typebox';
import { OrNull, Words } from '../../fields.ts';
import { TEXT_MEDIUM_MAX } from '../../limits.ts';
import { InEach } from '../exercise.ts';
import { RunnableLanguage, Slug, Title, TranslatedLine, TranslatedText } from '../fields.ts';
import { AIMS_MAX, PLAN_MAX, PROJECT_LEVELS, PROJECT_QUESTIONS_MAX } from '../projects.ts';
import { blockRecord, Code, Html, Prose } from './record.ts';

const Level = Type.Enum(PROJECT_LEVELS);
const Minutes = Type.Integer({ minimum: 10, maximum: 600 });

const Aim = Type.Object(
  { id: Slug, level: Level, txt: TranslatedLine(TEXT_MEDIUM_MAX) },
  { additionalProperties: false },
);
const Question = Type.Object({ id: Slug, txt: TranslatedLine(TEXT_MEDIUM_MAX) }, { additionalProperties: false });

const ReaderAim = Type.Object({ id: Type.String(), level: Level, txt: Words });
export type ReaderAim = Static<typeof ReaderAim>;
const ReaderQuestion = Type.Object({ id: Type.String(), txt: Words });
export type ReaderQuestion = Static<typeof ReaderQuestion>;

/** A program that learners decide on themselves: nobody judges it, and it earns no points. */
export const project = blockRecord('project', {
  name: { _no: 'Prosjekt', _eng: 'Project' },
  source: {
    language: RunnableLanguage,
    tittel: Title,
    /** To reach the aims of the first level. */
    minutes: Minutes,
    brief: Prose,
    /** What a plan begins with. */
    plan: TranslatedText(PLAN_MAX),
    /** The page that the program styles or changes; learners may change it too. */
    page: Type.Optional(Code),
    starter: Code,
    /** What is typed when the starter asks, for the check that it runs. */
    stdin: Type.Optional(InEach(Type.String({ maxLength: 2000 }))),
    aims: Type.Array(Aim, { minItems: 3, maxItems: AIMS_MAX }),
    questions: Type.Array(Question, { minItems: 1, maxItems: PROJECT_QUESTIONS_MAX }),
  },
  reader: {
    language: RunnableLanguage,
    tittel: Words,
    minutes: Type.Integer({ description: 'To reach the aims of the first level' }),
    html: Html,
    plan: Words,
    page: OrNull(Words),
    starter: Words,
    starter_html: Html,
    aims: Type.Array(ReaderAim),
    questions: Type.Array(ReaderQuestion),
  },
  text: 'brief',
  template: {
    language: 'python',
    tittel: { _no: 'Et spill', _eng: 'A game' },
    minutes: 60,
    brief: { _no: 'Lag et spill som du vil spille selv.', _eng: 'Make a game that you would play yourself.' },
    plan: { _no: 'Spillet går ut på …', _eng: 'In the game you …' },
    starter: { _no: '# Skriv her\n', _eng: '# Write here\n' },
    aims: [
      { id: 'runs', level: 'start', txt: { _no: 'Spillet kan spilles.', _eng: 'The game can be played.' } },
      { id: 'score', level: 'more', txt: { _no: 'Spillet teller poeng.', _eng: 'The game counts points.' } },
      { id: 'rounds', level: 'most', txt: { _no: 'Man kan spille igjen.', _eng: 'You can play again.' } },
    ],
    questions: [{ id: 'proud', txt: { _no: 'Hva er du mest fornøyd med?', _eng: 'What are you most pleased with?' } }],
  },
});

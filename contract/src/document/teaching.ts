import { type Static, Type } from 'typebox';
import { Code, ShownLanguage, Slug, TranslatedText } from './fields.ts';
import { InEach } from './in-each.ts';

/** As many as fit on one sheet of paper, with room to write. */
export const QUESTIONS_IN_TEST = 5;
/** Longer programs leave no room for the others on the sheet. */
export const TEST_CODE_LINES_MAX = 12;

const Part = TranslatedText(6000);
const Minutes = Type.Integer({ minimum: 0, maximum: 300 });

export const TestQuestion = Type.Object(
  {
    slug: Slug,
    question: TranslatedText(1000),
    language: Type.Optional(ShownLanguage),
    code: Type.Optional(Code),
    /** What is typed when the program asks. */
    stdin: Type.Optional(InEach(Type.String({ maxLength: 500 }))),
    /** What the program prints, when that is the answer. It is proved by running the program. */
    output: Type.Optional(TranslatedText(1000)),
    answer: Type.Optional(TranslatedText(1500)),
  },
  { additionalProperties: false },
);
export type TestQuestion = Static<typeof TestQuestion>;

/** What a lesson has for its teacher. Readers of the lesson are sent nothing of it. */
export const Teaching = Type.Object(
  {
    minutes: Type.Object({ reading: Minutes, exercises: Minutes, whole: Minutes }, { additionalProperties: false }),
    /** What pupils can do afterwards. */
    goals: Part,
    goes_wrong: Part,
    unplugged: Part,
    questions: Type.Array(TestQuestion, { minItems: QUESTIONS_IN_TEST, maxItems: QUESTIONS_IN_TEST }),
  },
  { additionalProperties: false, title: 'Teaching' },
);
export type Teaching = Static<typeof Teaching>;

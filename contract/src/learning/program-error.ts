import { Type } from 'typebox';
import { OrNull } from '../fields.ts';

export const ProgramError = Type.Object(
  {
    type: Type.String({ description: 'As the language names it: NameError' }),
    message: Type.String(),
    line: OrNull(Type.Integer({ description: "In the learner's own source" })),
    column: OrNull(Type.Integer()),
    traceback: Type.String(),
    syntax: Type.Boolean({ description: 'The program did not start' }),
  },
  { description: 'What stopped the program; not for hidden checks' },
);

import { type Static, Type } from 'typebox';
import { ProgramFiles } from '../document/program-files.ts';
import { Fields } from '../fields.ts';
import { operation } from '../operation.ts';
import { ProgramError } from './program-error.ts';
import { ANSWER_MAX, RUN_LINE_MAX, RUN_LINES_MAX } from './rules.ts';

const Point = Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: 'x and y; the origin is the middle' });

export const DrawingStep = Type.Object(
  {
    kind: Type.Enum([
      'line',
      'dot',
      'fill',
      'text',
      'background',
      'clear',
      'turtle',
      'series',
      'rule',
      'words',
      'legend',
      'grid',
      'limits',
      'equal',
      'figure',
    ]),
    colour: Type.Optional(Type.String({ description: '#rrggbb; of a plot, the name of a colour' })),
    from: Type.Optional(Point),
    to: Type.Optional(Point),
    at: Type.Optional(Point),
    points: Type.Optional(Type.Array(Point)),
    width: Type.Optional(Type.Number()),
    size: Type.Optional(Type.Number()),
    text: Type.Optional(Type.String()),
    align: Type.Optional(Type.String()),
    under: Type.Optional(Type.Number()),
    heading: Type.Optional(Type.Number({ description: 'Of the turtle, in degrees' })),
    down: Type.Optional(Type.Boolean({ description: 'Whether its pen is down' })),
    look: Type.Optional(Type.Enum(['line', 'points', 'bars'], { description: 'Of a series in a plot' })),
    gaps: Type.Optional(Type.Array(Type.Integer(), { description: 'Places in points before which a line is broken' })),
    names: Type.Optional(Type.Array(Type.String(), { description: 'What each place along the axis is called' })),
    widths: Type.Optional(Type.Array(Type.Number(), { description: 'Of bars: one for all, or one for each' })),
    label: Type.Optional(Type.String()),
    labels: Type.Optional(Type.Array(Type.String())),
    mark: Type.Optional(Type.String()),
    dash: Type.Optional(Type.String()),
    axis: Type.Optional(Type.Enum(['x', 'y'])),
    place: Type.Optional(Type.Number({ description: 'Of a straight line across a plot' })),
    of: Type.Optional(Type.Enum(['title', 'x', 'y'])),
    on: Type.Optional(Type.Boolean({ description: 'Whether a plot has a grid' })),
    start: Type.Optional(Type.Number()),
    end: Type.Optional(Type.Number()),
  },
  { description: 'One step of what a turtle or a plot has drawn' },
);

export const ProgramRun = Type.Object(
  {
    pieces: Type.Array(
      Type.Object({
        kind: Type.Enum(['out', 'err', 'prompt', 'input'], { description: 'input: what was typed' }),
        text: Type.String(),
      }),
      { description: 'What was printed, asked and typed, in order' },
    ),
    drawing: Type.Array(DrawingStep),
    waits: Type.Boolean({ description: 'It waits for a line: send it again with the same seed and one line more' }),
    error: Type.Optional(ProgramError),
    stopped: Type.Optional(
      Type.Enum(['time', 'memory', 'output', 'crash'], { description: 'Which bound ended the program, if any did' }),
    ),
  },
  { title: 'ProgramRun' },
);
export type ProgramRun = Static<typeof ProgramRun>;

export const kjor = operation({
  method: 'POST',
  path: 'kjor',
  summary: 'Run a program on the server, as a page does before it has its own engine. Nothing is stored',
  body: Fields({
    language: Type.Enum(['python', 'javascript']),
    source: Type.String({ maxLength: ANSWER_MAX }),
    lines: Type.Array(Type.String({ maxLength: RUN_LINE_MAX }), {
      maxItems: RUN_LINES_MAX,
      description: 'What has been typed so far, one for each time that the program asked',
    }),
    seed: Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1, description: 'Where chance begins' }),
    files: Type.Optional(ProgramFiles),
    time_zone: Type.Optional(Type.String({ maxLength: 60, description: 'Of dates in JavaScript: Europe/Oslo' })),
  }),
  success: { status: 200, body: ProgramRun },
  errors: ['not_signed_in', 'session_ended', 'run_busy', 'grader_broken'],
});

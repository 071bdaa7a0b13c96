import { BLOCKS } from '@kodestien/contract/document/blocks';
import { CHECK_KINDS } from '@kodestien/contract/document/check-kinds';
import { SourceDocument } from '@kodestien/contract/document/document';
import type { Translated } from '@kodestien/contract/language';
import { describe, expect, test } from 'vitest';
import * as jsonReasons from '../../admin/author/json-reasons.ts';
import { readDocument } from '../files/read-document.ts';
import { schemaIssues } from '../files/schema-issues.ts';
import type { Issue } from '../issue.ts';
import { lessonFile } from '../testing/content-fixture.ts';
import * as blockReasons from './blocks.ts';
import * as documentReasons from './documents.ts';
import * as exerciseReasons from './exercises.ts';
import * as fileReasons from './files.ts';
import * as guideReasons from './guide.ts';
import * as teachingReasons from './teaching.ts';
import * as tracingReasons from './tracing.ts';
import * as valueReasons from './values.ts';

/** English words that no Norwegian sentence has; names and code may be spelled like anything. */
const ENGLISH = /\b(?:the|is|are|must|has|have|no|not|of|and|with|here|there|missing|empty|between)\b/;

function expectBothLanguages({ _no, _eng }: Translated): void {
  expect(_no.trim()).not.toBe('');
  expect(_eng.trim()).not.toBe('');
  expect(_no).not.toBe(_eng);
  // What is quoted is a name, or the words of someone else.
  expect(_no.replace(/«[^»]*»/g, '')).not.toMatch(ENGLISH);
}

type Makers<Reasons> = {
  [Name in keyof Reasons as Reasons[Name] extends Translated ? never : Name]: Reasons[Name] extends (
    ...given: infer Given
  ) => Translated
    ? Given
    : never;
};

/** What each reason that is made for a case is made from; one that is missing here does not compile. */
const GIVEN = {
  documents: {
    noDocument: ['ukjent'],
    documentMissing: ['landing'],
    documentSlugTwice: ['python'],
    blockSlugTwice: ['hei'],
    blockSlugTaken: ['main'],
    noBlock: ['python', 'hei'],
    noBlockHere: ['hei'],
    noPage: ['/ukjent'],
    noLesson: ['ukjent'],
    stagesOutOfOrder: ['python-loops'],
    noPicture: ['x.svg'],
    orderTwice: [['python', 'css'], 3, null],
    pageOfItsOwn: ['python'],
    pageNotOurs: ['//x', 'python'],
    templateLacks: [['quiz', 'run']],
  } satisfies Makers<typeof documentReasons>,
  blocks: {
    textMissing: ['_eng', 'hei', '_eng'],
    textEmpty: ['_no'],
    sectionUnasked: ['run'],
    noBlockType: ['dikt', ['quiz', 'run']],
    headingsDiffer: [{ _no: '## ###', _eng: '##' }],
    fenceWithoutLanguage: [['python', 'css']],
    linkForbidden: ['file:///etc'],
    codeLanguagesDiffer: [['python', 'css']],
    checkIdTwice: ['en'],
    checkDoesNotFit: ['en', 'style', 'python'],
    continuesUnknown: ['app'],
    eventsWithoutPage: ['en'],
    pageUnused: ['python'],
    checkAfterUnknown: ['en', 'to'],
    checksAlike: [['en', 'to']],
    rightIdTwice: ['komma'],
    wrongIdTwice: ['pluss'],
    attemptWithoutCheck: ['pluss', 'to'],
    quizLacks: ['parsons', 'lines'],
    quizNotAsked: ['parsons', 'answers'],
    indentUneven: ['first', 4],
    differsByIndent: ['first'],
    gapsDiffer: [2],
    answerIdTwice: ['a'],
    fileNameRefused: ['../notes.txt'],
    filesUnused: ['css'],
    filesDiffer: [1, 2],
    filesTooLong: ['_no', 50_000, 40_000],
    projectPartTaken: ['game-plan'],
    projectSlugLong: [54],
    aimIdTwice: ['plays'],
    questionIdTwice: ['proud'],
  } satisfies Makers<typeof blockReasons>,
  files: { settingsUnreadable: ['Map keys must be unique'] } satisfies Makers<typeof fileReasons>,
  values: {
    notOneOf: [['python', 'css']],
    tooLong: [60],
    wrongType: ['integer'],
    refusedBySchema: [{ keyword: 'minimum', params: { limit: 3 } }],
    withPlace: ['order', { _no: 'mangler', _eng: 'is missing' }],
  } satisfies Makers<typeof valueReasons>,
  guide: {
    lessonLacks: ['quiz', 1],
    tooFew: ['hidden', 1, 3],
    drillPoints: [10, 3],
    lessonWords: ['_no', 20, { wordsMin: 500, wordsMax: 950 }],
    sentenceTooLong: [40, 25, 'og så videre'],
    sentencesLong: ['_eng', 14.2, 12],
    structureDiffers: ['items', '3', '2'],
    attemptWithoutHelp: ['pluss', 'to', 'different'],
    nextNotLinked: ['python-text'],
    termNeverLinked: ['loop'],
    termLinkedAgain: ['loop'],
    termBoldBeforeLink: ['loop'],
    lessonNotInReference: ['python-text'],
  } satisfies Makers<typeof guideReasons>,
  tracing: {
    traceLineMissing: [9],
    traceRowsDiffer: ['_no', [1, 3, 3], [1, 3]],
    traceNeverChanges: ['_eng', 'poeng'],
    traceRowEmpty: ['_no', 2],
  } satisfies Makers<typeof tracingReasons>,
  exercises: {
    sourceHidden: ['løkke'],
    sourceWithoutHelp: ['løkke'],
    sourceNotNamed: ['løkke', 'for', '_no'],
    hiddenWithHelp: ['null'],
    hiddenWithoutClue: ['null'],
    clueTellsValue: ['null', '0', '_eng'],
    hiddenUnlikePublic: ['null', 'call f'],
    tooFewRight: [1, 2],
    gotImpossible: ['farge', '["red"]'],
    reasonImpossible: ['farge', 'missing_line', 'style'],
    nameNotGiven: ['sum', 'total', '_no'],
  } satisfies Makers<typeof exerciseReasons>,
  teaching: {
    teachingTwice: ['python-text'],
    teachingElsewhere: ['python/teachers/python-text.md'],
    teachingLacks: ['text goals'],
    teachingUnasked: ['text x', ['text goals']],
    minutesTooFew: [30, 45],
    minutesUnlike: [300, 45],
    codeTooLong: [20, 12],
    questionTwice: ['sum'],
    outputDiffers: ['_no', '3'],
    partsDiffer: [3, 2],
  } satisfies Makers<typeof teachingReasons>,
  json: {
    characterExpected: [':'],
    commaExpected: ['}'],
    nothingAfterComma: [']'],
    nameTwice: ['slug'],
  } satisfies Makers<typeof jsonReasons>,
};

const MODULES: [string, object, Record<string, readonly unknown[]>][] = [
  ['documents', documentReasons, GIVEN.documents],
  ['blocks', blockReasons, GIVEN.blocks],
  ['files', fileReasons, GIVEN.files],
  ['values', valueReasons, GIVEN.values],
  ['guide', guideReasons, GIVEN.guide],
  ['tracing', tracingReasons, GIVEN.tracing],
  ['exercises', exerciseReasons, GIVEN.exercises],
  ['teaching', teachingReasons, GIVEN.teaching],
  ['json', jsonReasons, GIVEN.json],
];

describe.each(MODULES)('every reason of %s', (_, reasons, given) => {
  test.each(Object.entries(reasons))('is explained in both languages: %s', (name, reason) => {
    expectBothLanguages(typeof reason === 'function' ? reason(...(given[name] ?? [])) : reason);
  });
});

describe('what a schema refuses', () => {
  const both = (text: string) => ({ _no: text, _eng: text });
  const document = {
    slug: 'a',
    tittel: both('x'),
    ingress: both('x'),
    icon: 'book',
    page: '/doc/a',
    parent: null,
    order: 1,
    ch_arr: [],
    blocks: [],
  };
  const quiz = { slug: 'a', type: 'quiz', kind: 'choose', poeng: 1, question: both('x') };
  const check = { id: 'a', name: both('x'), kind: 'call', function: 'f', args: [] };
  const exercise = {
    slug: 'a',
    type: 'exercise',
    language: 'css',
    tittel: both('x'),
    poeng: 1,
    task: both('x'),
    starter: both('x'),
  };

  type Refused = [schema: object, value: unknown, _no: string, _eng: string];
  test.each<Refused>([
    [SourceDocument, 7, 'dokumentet: må være et objekt', 'the document: must be an object'],
    [BLOCKS.text.schema, { slug: 'a', type: 'text', txt: 'x' }, 'txt: må være et objekt', 'txt: must be an object'],
    [
      BLOCKS.text.schema,
      { slug: 'A', type: 'text', txt: both('x') },
      'slug: må begynne med en liten bokstav og kan ellers bare ha a–z, tall og enkle - eller _',
      'slug: must begin with a lower-case letter and may only have a–z, digits and single - or _',
    ],
    [
      BLOCKS.text.schema,
      { slug: 'a'.repeat(61), type: 'text', txt: both('x') },
      'slug: er lengre enn 60 tegn',
      'slug: is longer than 60 characters',
    ],
    [
      BLOCKS.text.schema,
      { slug: 'a', type: 'text', txt: { _no: '', _eng: 'x' } },
      'txt._no: er tom',
      'txt._no: is empty',
    ],
    ...['\n', '\r\n', '\u2028', '\u0085', '\u202e', '\u2066', '\u0007'].map(
      (character): Refused => [
        SourceDocument,
        { ...document, tittel: { _no: `Kurs${character}level=error`, _eng: 'x' } },
        'tittel._no: må stå på én linje, uten usynlige tegn',
        'tittel._no: must be a single line without invisible characters',
      ],
    ),
    ...['\r', '\u202e', '\u2069', '\u0007', '\u009b'].map(
      (character): Refused => [
        BLOCKS.code.schema,
        { slug: 'a', type: 'code', language: 'css', code: { _no: `a {${character}}`, _eng: 'x' } },
        'code._no: inneholder et tegn som ikke kan vises',
        'code._no: contains a character that cannot be shown',
      ],
    ),
    [
      SourceDocument,
      { ...document, page: '//evil' },
      'page: må være en sti på dette nettstedet, som /doc/python',
      'page: must be a path on this site, such as /doc/python',
    ],
    [
      BLOCKS.quiz.schema,
      { ...quiz, poeng: -1, answers: [1, 2].map((id) => ({ id: `a${id}`, txt: both('x'), correct: true })) },
      'poeng: kan ikke være mindre enn 0',
      'poeng: cannot be less than 0',
    ],
    [
      BLOCKS.quiz.schema,
      { ...quiz, poeng: 101, answers: [1, 2].map((id) => ({ id: `a${id}`, txt: both('x'), correct: true })) },
      'poeng: kan ikke være større enn 100',
      'poeng: cannot be more than 100',
    ],
    [
      BLOCKS.quiz.schema,
      { ...quiz, answers: [] },
      'answers: må ha minst 2 elementer',
      'answers: must have at least 2 items',
    ],
    [
      BLOCKS.exercise.schema,
      { ...exercise, solution: both('x'), checks: [] },
      'checks: må ha minst 1 element',
      'checks: must have at least 1 item',
    ],
    [
      BLOCKS.exercise.schema,
      { ...exercise, solution: both('x'), checks: Array.from({ length: 31 }, () => check) },
      'checks: kan ha høyst 30 elementer',
      'checks: can have at most 30 items',
    ],
    [
      BLOCKS.exercise.schema,
      { ...exercise, solution: both('x'), checks: [{ ...check, kind: 'guess' }] },
      `checks.0.kind: må være en av disse: ${Object.keys(CHECK_KINDS).join(', ')}`,
      `checks.0.kind: must be one of ${Object.keys(CHECK_KINDS).join(', ')}`,
    ],
    [
      // Also where something else is wrong in another place.
      BLOCKS.exercise.schema,
      { ...exercise, solution: both('x'), poeng: 'five', checks: [check, { ...check, kind: 'guess' }] },
      `checks.1.kind: må være en av disse: ${Object.keys(CHECK_KINDS).join(', ')}`,
      `checks.1.kind: must be one of ${Object.keys(CHECK_KINDS).join(', ')}`,
    ],
    [
      BLOCKS.quiz.schema,
      { ...quiz, kind: 'guess' },
      'kind: må være en av disse: choose, parsons, fill, predict, trace',
      'kind: must be one of choose, parsons, fill, predict, trace',
    ],
    [
      BLOCKS.exercise.schema,
      { ...exercise, solution: both('x'), drill: 'guess', checks: [check] },
      'drill: må være en av disse: more, review',
      'drill: must be one of more, review',
    ],
  ])('of a value is explained in both languages (%#)', (schema, value, _no, _eng) => {
    expect(schemaIssues(schema, value).map(({ reason }) => reason)).toContainEqual({ _no, _eng });
  });

  test('of a check without a kind is only the kinds there are, not what each of them would need', () => {
    const { kind, ...unnamed } = check;
    const issues = schemaIssues(BLOCKS.exercise.schema, { ...exercise, solution: both('x'), checks: [unnamed] });
    expect(issues.map(({ reason }) => reason._eng)).toEqual([
      `checks.0.kind: must be one of ${Object.keys(CHECK_KINDS).join(', ')}`,
    ]);
  });

  test('is explained in our own words for every keyword that our schemas have', () => {
    const keywords = new Set(
      [SourceDocument, ...Object.values(BLOCKS).map(({ schema }) => schema)].flatMap(keywordsIn),
    );
    expect(keywords.size).toBeGreaterThan(10);
    for (const keyword of keywords) {
      const params = { allowedValues: ['a'], limit: 1, type: 'string', pattern: 'x' };
      const reason = valueReasons.refusedBySchema({ keyword, params });
      expect(reason, keyword).not.toEqual(valueReasons.NOT_RIGHT);
    }
  });
});

test('whatever is wrong with a file is explained in both languages', () => {
  const issues: Issue[] = [];
  const blocks = `Løs tekst
[_no]
::: dikt en
:::text to
::: text tre
[_no]
Hei
::: text fire
- liste
[_no]
Hei
[_eng]

[caption _no]
x
::: code fem
ukjent: 1
[_no _eng]
\`\`\`python
x
\`\`\`
::: code seks
[_no _eng]
ingen kode
::: code sju
[_no]
\`\`\`python
x
\`\`\`
[_eng]
\`\`\`css
x
\`\`\`
::: image ti
src: mangler.svg
[_no _eng]
x
::: exercise elleve
a: [
[_no _eng]
\`\`\`python
`;
  readDocument('a.md', lessonFile('Feil Slug', 1, blocks).replace('order: 1', 'order: en'), new Map(), issues);
  readDocument('b.md', 'Hei', new Map(), issues);
  for (const { reason } of issues) expectBothLanguages(reason);
  expect(new Set(issues.map(({ reason }) => reason._eng)).size).toBeGreaterThan(15);
});

/** Keywords that hold other schemas, or words for people: no value is refused for them. */
const REFUSES_NOTHING = new Set([
  'properties',
  'patternProperties',
  'items',
  'title',
  'description',
  'examples',
  'x-error',
]);

function keywordsIn(schema: object): string[] {
  const {
    properties = {},
    patternProperties = {},
    items,
    anyOf = [],
  } = schema as Partial<Record<'properties' | 'patternProperties' | 'items' | 'anyOf', object>>;
  const inner = [
    ...Object.values({ ...properties, ...patternProperties }),
    ...(items ? [items] : []),
    ...Object.values(anyOf),
  ];
  const own = Object.keys(schema).filter((keyword) => !REFUSES_NOTHING.has(keyword));
  return [...own, ...inner.flatMap(keywordsIn)];
}

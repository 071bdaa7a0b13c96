import type { Block } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { beforeAll, expect, test } from 'vitest';
import { checkDocuments } from './check.ts';
import { type ReadContent, readContent } from './files/content-folder.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

let content: ReadContent;
beforeAll(async () => {
  content = await readContent(CONTENT_FOLDER);
});

const both = (text: string) => ({ _no: text, _eng: text });

/** The real documents with one more lesson, changed as the test wants. */
async function issuesWith(
  change: Partial<SourceDocument>,
  blocks: Block[] = [],
  images = content.images,
): Promise<string[]> {
  const lesson: SourceDocument = {
    slug: 'trial',
    tittel: both('x'),
    ingress: both('x'),
    icon: 'cairn',
    page: '/doc/trial',
    parent: 'python',
    order: 50,
    ch_arr: [],
    blocks,
    ...change,
  };
  const documents = [...content.documents.map((read) => read.document), lesson];
  return (await checkDocuments(documents, new Map([...content.images, ...images]))).map(({ reason }) => reason._eng);
}

const text = (txt: string): Block => ({ slug: 'a', type: 'text', txt: both(txt) });

test('links to documents, blocks and pages that exist are fine', async () => {
  const links = '[a](/doc/python) [b](/doc/mal#code) [c](#a) [d](/signin) [e](/doc) [f](https://x.no) [g](/)';
  expect(await issuesWith({}, [text(links)])).toEqual([]);
});

test.each([
  ['[a](/doc/nowhere)', 'there is no document "nowhere"'],
  ['[a](/doc/python#nowhere)', 'document "python" has no block "nowhere"'],
  ['[a](#nowhere)', 'this document has no block "nowhere"'],
  ['[a](/nowhere)', 'there is no page /nowhere'],
  ['x\n[_no]\ny', 'this line would start a new part: put a \\ before it'],
])('a text may not say %s', async (txt, reason) => {
  expect(new Set(await issuesWith({}, [text(txt)]))).toEqual(new Set([reason]));
});

test('the headings of both languages must match', async () => {
  const block: Block = { slug: 'a', type: 'text', txt: { _no: '## En\n\n### To', _eng: '## One' } };
  expect(await issuesWith({}, [block])).toEqual(['the headings differ: Norwegian has (## ###), English has (##)']);
});

test('documents must fit together', async () => {
  expect(await issuesWith({ slug: 'python' })).toContain('two documents have the slug "python"');
  expect(await issuesWith({ parent: 'nowhere' })).toEqual(['there is no document "nowhere"']);
  expect(await issuesWith({ parent: 'python-variables' })).toEqual([
    'a parent must be a course, which has no parent itself',
  ]);
  expect(await issuesWith({ order: 1 })).toEqual(['python-first-steps and trial both have order 1 under python']);
  expect(await issuesWith({ page: '/doc/other' })).toEqual([
    'the page of the document is /doc/trial: set "page" to that',
  ]);
  expect(await issuesWith({ ch_arr: [{ slug: 'nowhere', tagg_src: 1 }] })).toEqual(['there is no document "nowhere"']);
  const stage = (first: string) => ({ first, tittel: both('Part'), txt: both('What one learns.') });
  expect(await issuesWith({ stages: [stage('python-loops')] })).toEqual(['the course has no lesson "python-loops"']);
  expect(await issuesWith({}, [text('x'), text('y')])).toEqual(['two blocks have the slug "a"']);
});

test.each(['//evil', '/evil', '/admin', '/signin/'])('a document is not read at %s', async (page) => {
  expect(await issuesWith({ page })).toEqual([`${page} is not a page of this site: set "page" to /doc/trial`]);
});

test('what the web app counts on must be there, with one of every block in the template', async () => {
  const without = content.documents.map((read) => read.document).filter(({ slug }) => slug !== 'landing');
  expect(await checkDocuments(without, content.images)).toContainEqual({
    reason: { _no: 'dokumentet «landing» mangler', _eng: 'the document "landing" is missing' },
  });
  const thin = content.documents.map(({ document }) =>
    document.slug === 'mal' ? { ...document, blocks: document.blocks.filter(({ type }) => type !== 'quiz') } : document,
  );
  expect((await checkDocuments(thin, content.images)).map(({ reason }) => reason._eng)).toEqual([
    'the template has no quiz',
  ]);
});

test('each block type judges its own', async () => {
  const name = both('x');
  const checks = [
    { id: 'one', name, kind: 'call' as const, function: 'f', args: [] },
    { id: 'one', name, kind: 'style' as const, selector: 'p', property: 'color' },
  ];
  const exercise: Block = {
    slug: 'a',
    type: 'exercise',
    language: 'python',
    tittel: name,
    poeng: 1,
    task: name,
    starter: name,
    solution: name,
    checks,
  };
  expect(await issuesWith({}, [exercise])).toEqual([
    'two checks have the id "one"',
    'check "one": style does not fit python',
  ]);
  const [first] = checks;
  const waiting = { ...exercise, checks: [first, { ...first, id: 'two', after: ['three'] }] } as Block;
  expect(await issuesWith({}, [waiting])).toEqual([
    'check "two" waits for "three", which is none of the checks before it',
    'these checks ask the same thing: one, two',
  ]);
  const styled = { ...exercise, language: 'css' as const, checks: checks.slice(1) };
  const wrong = [{ id: 'adds', check: 'nowhere', reason: 'different', code: name }];
  expect(await issuesWith({}, [{ ...styled, wrong } as Block])).toEqual([
    'CSS needs a page to style: a section [page _no] and one [page _eng]',
    'the wrong attempt "adds" should be stopped by check "nowhere", which does not exist',
  ]);
  const answers = [1, 2].map(() => ({ id: 'a', txt: name, correct: false }));
  const quiz = { slug: 'a', type: 'quiz' as const, poeng: 1, question: name };
  expect(await issuesWith({}, [{ ...quiz, kind: 'choose', answers }])).toEqual([
    'two answers have the id "a"',
    'no answer is correct',
  ]);
  expect(await issuesWith({}, [{ ...quiz, kind: 'parsons', answers }])).toEqual([
    'a question of kind parsons needs lines',
    'a question of kind parsons has no answers',
    'two answers have the id "a"',
  ]);
  const gaps = [{ accept: ['print'] }, { accept: ['x'] }];
  expect(await issuesWith({}, [{ ...quiz, kind: 'fill', language: 'python', code: both('___(1)'), gaps }])).toEqual([
    'the code must have 2 gaps, written ___, in both languages',
  ]);
  const link = { slug: 'a', type: 'link' as const, txt: name };
  expect(await issuesWith({}, [link])).toEqual(['a link has either doc_slug or url']);
  expect(await issuesWith({}, [{ ...link, url: 'https://x.no', doc_slug: 'python' }])).toHaveLength(1);
  expect(await issuesWith({}, [{ ...link, doc_slug: 'nowhere' }])).toEqual(['there is no document "nowhere"']);
  expect(await issuesWith({}, [{ ...link, url: 'https://x.no', blokk_slug: 'b' }])).toEqual([
    'blokk_slug needs a doc_slug',
  ]);
  const image: Block = {
    slug: 'a',
    type: 'image',
    src: 'x.svg',
    width: 1,
    height: 1,
    version: '0123456789ab',
    alt: name,
  };
  expect(await issuesWith({}, [image])).toEqual(['there is no picture x.svg']);
  const facts = { width: 1, height: 1, version: '0123456789ab' };
  const images = new Map([
    ['x.svg', facts],
    ['y.svg', { ...facts, width: 2 }],
  ]);
  const inEnglish = (src_eng: string): Block[] => [{ ...image, src_eng, version_eng: facts.version }];
  expect(await issuesWith({}, inEnglish('z.svg'), images)).toEqual(['there is no picture z.svg']);
  expect(await issuesWith({}, inEnglish('y.svg'), images)).toEqual([
    'the English picture must be as wide and high as the Norwegian one',
  ]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checksOf, type Exercise, inputsOf } from '../document/exercise-checks.ts';
import { loadContent } from '../document/load.ts';
import { listDocuments } from '../document/queries.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// The reference solution of every exercise is run, in both languages.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

type Placed = { document: SourceDocument; block: Exercise };
let app: TestApp;
let webApp: string;
let documents: SourceDocument[];
let exercises: Placed[];
/** Of each exercise, by its slug and its document's: what nobody may see. */
const secrets = new Map<string, Set<string>>();

const RUN_AT_ONCE = 6;
const SHORTEST_TEXT = 4;
const SHORTEST_NUMBER = 3;
/** Said of every check of its kind, and found in any text about the matter. */
const NOT_SECRET = new Set(['kind', 'function', 'property', 'attribute', 'construct', 'width', 'type', 'class']);

beforeAll(async () => {
  webApp = await mkdtemp(join(tmpdir(), 'kodestien-hidden-'));
  await mkdir(join(webApp, '.vite'));
  await writeFile(join(webApp, '.vite', 'manifest.json'), '{}');
  await writeFile(join(webApp, 'index.html'), '<html><head><!--kodestien:head--></head><div id="root"></div></html>');
  app = await startTestApp({ RATE_LIMIT_FACTOR: '10000' }, { webApp });
  await loadContent(app.app.services.database);
  documents = (await listDocuments(app.connection)).map(({ document }) => document);
  exercises = documents.flatMap((document) =>
    document.blocks.flatMap((block) => (block.type === 'exercise' ? [{ document, block }] : [])),
  );
  const found = new Map<string, Set<string>>();
  const shown = new Set<string>();
  const waiting = [...exercises];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found.set(keyOf(next), await secretsOf(next, shown));
    }
  };
  await Promise.all(Array.from({ length: RUN_AT_ONCE }, takeTurns));
  // In a text for readers, the signs of its markup are not there.
  const known = publicText();
  const texts = [known, known.replaceAll(/[`*]/g, ''), JSON.stringify([...shown])];
  // What a public check gives as well, of whichever exercise, is shown with that.
  const isKnown = (secret: string) => texts.some((text) => text.includes(quoted(secret)));
  for (const [key, all] of found) secrets.set(key, new Set([...all].filter((secret) => !isKnown(secret))));
});
afterAll(async () => {
  await app.dispose();
  await rm(webApp, { recursive: true });
});

const keyOf = ({ document, block }: Placed) => `${document.slug}/${block.slug}`;
/** As it is inside a JSON text. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** Everything that authors wrote to be read: what is in it may be in an answer, anyone who hides it elsewhere. */
function publicText(): string {
  const shown = documents.map(({ blocks, ...about }) => ({
    ...about,
    blocks: blocks.map((block) => {
      if (block.type === 'quiz') return { ...block, answers: block.answers?.map(({ id, txt }) => ({ id, txt })) };
      if (block.type !== 'exercise') return block;
      const { solution, wrong: _, checks, ...rest } = block;
      return { ...rest, checks: checks.filter(({ hidden }) => !hidden), target: block.target ? solution : null };
    }),
  }));
  return JSON.stringify(shown);
}

/** The inputs of hidden checks, their names, and what the solution gives for them; into `shown`, what it gives for public ones. */
async function secretsOf({ document, block }: Placed, shown: Set<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const lang of HUMAN_LANGS) {
    const observed = await app.app.services.references.of(block, lang);
    // Readers are sent what the public checks expect when this is known too; Python takes long, so one lesson speaks for it.
    if (block.language !== 'python' || document.slug === 'python-functions') {
      await app.app.services.references.free(block, lang);
    }
    for (const [index, { hidden, id, name }] of checksOf(block, lang).entries()) {
      const texts = observed[index] ? textsIn(observed[index]) : [];
      for (const text of texts) (hidden ? found : shown).add(text);
      if (!hidden) continue;
      found.add(id).add(name[lang]);
      const check = block.checks.find((one) => one.id === id);
      if (check) collect(inputsOf(check)[lang], found);
    }
  }
  return new Set([...found].filter(isTelling));
}

function textsIn({ output, value, error }: Observation): string[] {
  const found = new Set([...output.split('\n').map((line) => line.trim()), error?.message ?? '']);
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') found.add(String(value).trim());
  else if (Array.isArray(value)) for (const one of value) collect(one, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) if (!NOT_SECRET.has(key)) collect(one, found);
  }
}

/** Long enough to be found by itself: a 4 is in any answer. */
function isTelling(text: string): boolean {
  return text.length >= (/^[\d.-]+$/.test(text) ? SHORTEST_NUMBER : SHORTEST_TEXT);
}

function leakedIn(answer: unknown, ofThese: Iterable<string>, allowed = ''): string[] {
  const whole = typeof answer === 'string' ? answer : JSON.stringify(answer);
  // The numbers in a drawing are places on the paper, and those of a plan are times.
  const text = whole
    .replaceAll(/(?:<|\\u003c)svg\b.*?(?:<|\\u003c)\/svg/gs, '')
    .replaceAll(/"(?:minutes|school_hours)":[\d.]+/g, '');
  const forms = (secret: string) => [
    secret,
    quoted(secret),
    secret.replace(/[<>&"']/g, (sign) => ENTITIES[sign] ?? sign),
  ];
  return [...ofThese].filter((secret) => isIn(forms(secret), text) && !allowed.includes(quoted(secret)));
}
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#x27;' };

/** A number, with its unit, only where it is no part of a longer one: a hash holds any three digits. */
function isIn(forms: readonly string[], text: string): boolean {
  return forms.some((form) =>
    /^[\d.-]+[a-z%]*$/.test(form)
      ? new RegExp(`(?<![\\w.-])${form.replaceAll('.', '\\.')}(?![\\w.-])`).test(text)
      : text.includes(form),
  );
}

const secretsIn = (slug: string) =>
  exercises.filter(({ document }) => document.slug === slug).flatMap((one) => [...(secrets.get(keyOf(one)) ?? [])]);

describe('of every exercise, what is hidden is in no answer', () => {
  test('there is much to hide, in every language', () => {
    expect(exercises.length).toBeGreaterThan(150);
    for (const language of ['python', 'javascript', 'html', 'css']) {
      const own = exercises.filter(({ block }) => block.language === language);
      expect(own.flatMap((one) => [...(secrets.get(keyOf(one)) ?? [])]).length, language).toBeGreaterThan(20);
    }
  });

  test('that shows a document or a block, with what the public checks expect', async () => {
    let withExpected = 0;
    for (const { slug, blocks } of documents) {
      const hidden = secretsIn(slug);
      const { body } = await app.get(`get_doc_slug?slug=${slug}`);
      expect(leakedIn(body, hidden), slug).toEqual([]);
      withExpected += JSON.stringify(body).match(/"expected":\{/g)?.length ?? 0;
      for (const block of blocks.filter(({ type }) => type === 'exercise')) {
        const { status, body: alone } = await app.get(`blokk?doc_slug=${slug}&blokk_slug=${block.slug}`);
        expect([status, leakedIn(alone, hidden)], slug).toEqual([200, []]);
      }
    }
    expect(withExpected).toBeGreaterThan(200);
  });

  test('that is a page', async () => {
    for (const { slug } of documents) {
      for (const lang of ['nb', 'en']) {
        const { body } = await app.get(`/doc/${slug}?lang=${lang}`);
        expect(leakedIn(body, secretsIn(slug)), slug).toEqual([]);
      }
    }
  });

  test('to a search for the very words, in the menu, and in the plan for teachers', async () => {
    for (const one of exercises) {
      for (const secret of secrets.get(keyOf(one)) ?? []) {
        const { status, body } = await app.get(`sok?q=${encodeURIComponent(secret.slice(0, 100))}`);
        expect([status === 200 || status === 400, leakedIn(body.results ?? [], [secret])], keyOf(one)).toEqual([
          true,
          [],
        ]);
      }
    }
    const all = new Set([...secrets.values()].flatMap((some) => [...some]));
    for (const call of ['get_doc_header', 'larer_oversikt'])
      expect(leakedIn((await app.get(call)).body, all)).toEqual([]);
  });
});

/** Programs that say or throw all that they are given. */
const ECHO: Record<string, string[]> = {
  python: ['import sys\nprint(sys.stdin.read())', 'import sys\nraise ValueError(sys.stdin.read())'],
  javascript: [
    'let line; while ((line = prompt()) !== null) console.log(line);',
    'throw new Error([prompt(), prompt(), prompt()].join());',
  ],
  html: [],
  css: [],
};
const BROKEN: Record<string, string> = { python: 'def (', javascript: 'let = ;', html: '<p', css: 'p { color: ' };

test.each(['python', 'javascript', 'html', 'css'])(
  'of answers to exercises in %s, right or wrong, none tells it',
  async (language) => {
    const { access } = await app.signedIn(`leter${language}`);
    const chosen = exercises.filter(
      (one) => one.block.language === language && (secrets.get(keyOf(one))?.size ?? 0) > 2,
    );
    expect(chosen.length).toBeGreaterThan(3);
    for (const { document, block } of chosen.slice(0, 4)) {
      const hidden = secrets.get(keyOf({ document, block })) ?? [];
      const place = { doc_slug: document.slug, blokk_slug: block.slug };
      const leaked = async (answer: string, human_lang: HumanLang) => {
        const { status, body } = await app.post('oppgave_svar', { ...place, answer, human_lang }, { token: access });
        expect([place.blokk_slug, status]).toEqual([place.blokk_slug, 200]);
        // After three tries, and after the right answer, the solution is shown; what a page of one's own looks like, always.
        const own = block.page || language === 'html' ? body.checks.map(({ got }: { got?: string }) => got) : [];
        return leakedIn(body, hidden, JSON.stringify([body.solution, ...own]));
      };
      const wrong = [
        ...(block.wrong ?? []).map(({ code }) => code._no),
        ...(ECHO[language] ?? []),
        BROKEN[language] ?? '',
      ];
      for (const answer of [block.starter._no, ...wrong]) expect(await leaked(answer, '_no'), block.slug).toEqual([]);
      for (const lang of HUMAN_LANGS) expect(await leaked(block.solution[lang], lang), block.slug).toEqual([]);
      const draft = { ...place, human_lang: '_no', txt: block.starter._no, base: 0 };
      const saved = await app.call('PUT', 'oppgave_utkast', draft, { token: access });
      const shown = [
        saved.body,
        (await app.get(`oppgave_utkast?doc_slug=${document.slug}&blokk_slug=${block.slug}`, { token: access })).body,
        (await app.get('fremgang', { token: access })).body,
        (await app.get(`profil_disp/leter${language}`)).body,
      ];
      expect(leakedIn(shown, hidden), block.slug).toEqual([]);
    }
  },
);

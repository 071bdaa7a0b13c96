import { randomUUID } from 'node:crypto';
import { ADMIN_SECTIONS } from '@kodestien/contract/pages';
import { PROFILE_ITEM_NAMES } from '@kodestien/contract/profile/items';
import type { APIRequestContext, Page } from '@playwright/test';
import { record } from '../../reliability/report.ts';
import { isFull } from '../../reliability/scale.ts';
import { threadButton } from '../fixtures/documents.ts';
import { blockOf, editorOf } from '../fixtures/learning.ts';
import { MARK, PAYLOADS } from '../fixtures/script-payloads.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { accessOf, test } from '../fixtures/superuser.ts';
import { expect } from '../fixtures/test.ts';

/** In `npm test` some of each kind, in `npm run test:reliability` all. */
const used = isFull ? PAYLOADS : PAYLOADS.filter((_, index) => index % 12 === 0);
const MINUTES = 60_000;
test.setTimeout(isFull ? 60 * MINUTES : 4 * MINUTES);

const counts = { payloads: used.length, stored: 0, refused: 0, views: 0 };

/** Nothing ran, nothing was blocked on its way to running, and no window was opened. */
async function expectNothingRan(page: Page, dialogs: readonly string[]): Promise<void> {
  counts.views += 1;
  expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false);
  expect(dialogs).toEqual([]);
}

/** The words of a text: spaces are the browser's matter, and marks of direction are taken out before a text is stored. */
const squeezed = (text: string) => text.replaceAll(/[\s\u202e\u2066\u2069]+/g, '');

async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = squeezed(await page.evaluate(() => document.body.textContent ?? ''));
    return texts.filter((text) => !shown.includes(squeezed(text)));
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** Makes the call with each payload; gives those that were stored. */
async function store(payloads: readonly string[], send: (payload: string) => Promise<number>): Promise<string[]> {
  const stored: string[] = [];
  for (const payload of payloads) {
    const status = await send(payload);
    expect([200, 201, 400]).toContain(status);
    if (status < 300) stored.push(payload);
  }
  counts.stored += stored.length;
  counts.refused += payloads.length - stored.length;
  return stored;
}

test('texts with scripts in them are shown as text in every view, and none runs', async ({
  page,
  request,
  learner,
  admin,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const asLearner = caller(request, await accessOf(request, learner));
  const asAdmin = caller(request, await accessOf(request, admin));
  const place = { doc_slug: 'mal', blokk_slug: 'text' };

  await test.step('a username holds none of them', async () => {
    const tried = used.filter((username) => username.length <= 254);
    const taken = await store(tried, (username) =>
      asLearner('POST', 'create_player', { username, password: 'hemmelig1', email: `${randomUUID()}@example.no` }),
    );
    expect(taken).toEqual([]);
  });

  await test.step('comments and descriptions', async () => {
    const comments = await store(used, (txt) =>
      asLearner('POST', 'blokk_kommentar', { id: randomUUID(), ...place, txt }),
    );
    const descriptions = await store(used, (txt) =>
      asAdmin('POST', 'blokk_beskrivelse', { id: randomUUID(), ...place, txt: { _no: txt, _eng: txt } }),
    );
    expect(comments.length).toBeGreaterThan(used.length / 2);
    await beSignedIn(page, learner);
    await page.goto('/mal');
    await threadButton(page, place.blokk_slug).click();
    await expectShown(page, descriptions);
    // A thread shows its newest first, some at a time.
    await expectShown(page, comments.slice(-10));
    await expectNothingRan(page, dialogs);
  });

  await test.step('a profile, its settings and the list of users', async () => {
    for (const [index, payload] of used.entries()) {
      for (const item of PROFILE_ITEM_NAMES) {
        await store([payload.slice(0, 100)], (txt) => asLearner('POST', 'user_profil_item_txt', { item, txt }));
      }
      await page.goto(`/profil_disp/${learner.username}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingRan(page, dialogs);
      if (index % 10 > 0) continue;
      for (const address of [`/user_profil_list?q=${learner.username}`, '/profil_set/public_profile']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNothingRan(page, dialogs);
      }
    }
  });

  await test.step('a draft in its editor', async () => {
    const draft = { doc_slug: 'mal', blokk_slug: 'exercise', human_lang: '_no', txt: used.join('\n'), base: 0 };
    expect(await asLearner('PUT', 'oppgave_utkast', draft)).toBe(200);
    await page.goto('/mal');
    const editor = await editorOf(blockOf(page, 'exercise'));
    await expect(editor).toContainText(used[0] ?? '');
    await expectNothingRan(page, dialogs);
  });

  await test.step('names, questions, programs and comments in the views of a teacher', async () => {
    const made = await asAdmin.whole('POST', 'klasse', { name: used[0], school_year: '2026/27', courses: [] });
    const id: string = made.body.id;
    const pupil = { code: made.body.code, name: (used[0] ?? '').slice(0, 60) };
    expect(await asLearner('POST', 'klasse_bli_med', pupil)).toBe(200);
    const lesson = await asLearner.whole('GET', 'get_doc_slug?slug=python-variables', undefined);
    const exercise = lesson.body.blocks.find(({ type }: { type: string }) => type === 'exercise');
    const at = { doc_slug: 'python-variables', blokk_slug: exercise.slug };
    const program = used.join('\n');
    const now = Date.now();
    const handIn = await asAdmin.whole('POST', 'klasse_innlevering', {
      id,
      title: (used[0] ?? '').slice(0, 100),
      items: [at],
      opens_at: now - 1000,
      due_at: now + 1000 * 60 * 60,
      late_ok: false,
      help_off: false,
    });
    const { innlevering } = handIn.body;
    await asLearner('PUT', 'oppgave_utkast', { ...at, human_lang: '_no', txt: program, base: 0 });
    expect(await asLearner('POST', 'innlevering', { id, innlevering })).toBe(200);
    const ids: number[] = [];
    const questions = await store(used, async (txt) => {
      const asked = await asLearner.whole('POST', 'sporsmal', { id, ...at, human_lang: '_no', program, line: 1, txt });
      if (asked.status === 201) ids.push(asked.body.id);
      return asked.status;
    });
    expect(questions.length).toBeGreaterThan(used.length / 2);
    const grid = await asAdmin.whole('GET', `klasse_innlevering?id=${id}&innlevering=${innlevering}`, undefined);
    const elev: number = grid.body.pupils[0].id;
    const comments = await store(questions, (txt) =>
      asAdmin('POST', 'klasse_kommentar', { id, innlevering, elev, ...at, line: 1, txt, keep: true }),
    );
    await store(questions.slice(0, 1), (txt) =>
      asAdmin('POST', 'klasse_kommentar', { id, sporsmal: ids[0], line: 1, txt }),
    );
    await beSignedIn(page, admin);
    for (const del of ['', '/innleveringer', `/innlevering-${innlevering}`, '/elever', '/innstillinger', `/${elev}`]) {
      await page.goto(`/klasser/${id}${del}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (del === '') await expectShown(page, questions.slice(0, 10));
      await expectNothingRan(page, dialogs);
    }
    await page.goto(`/klasser/${id}/innlevering-${innlevering}-${elev}`);
    await expectShown(page, [...comments, ...used.filter((txt) => !/[\u202e\u2066]/.test(txt))]);
    await expectNothingRan(page, dialogs);
    await beSignedIn(page, learner);
    await page.goto(`/innlevering/${id}/${innlevering}`);
    await expectShown(page, comments);
    await expectNothingRan(page, dialogs);
  });

  await test.step('a document that a superuser publishes', async () => {
    const title = (text: string) => ({ _no: text, _eng: text });
    const base = {
      slug: 'last',
      ingress: title('En prøve.'),
      icon: 'cairn',
      page: '/doc/last',
      parent: 'python',
      order: 80,
      ch_arr: [],
    };
    const json = (blocks: unknown[], tittel = 'Prøve') => JSON.stringify({ ...base, tittel: title(tittel), blocks });
    const textBlock = (txt: string, index = 0) => ({ slug: `tekst-${index}`, type: 'text', txt: title(txt) });
    const codeBlock = (txt: string, index = 0) => ({
      slug: `kode-${index}`,
      type: 'code',
      language: 'html',
      code: title(txt),
    });
    const texts = await store(used, async (txt) => {
      const { status, body } = await asAdmin.whole('POST', 'admin_preview', { json: json([textBlock(txt)]) });
      return status === 200 && body.issues.length > 0 ? 400 : status;
    });
    const blocks = [...texts.map(textBlock), ...used.filter((txt) => !/[\u202e\u2066]/.test(txt)).map(codeBlock)];
    expect(await asAdmin('POST', 'admin_json_back_add', { json: json(blocks, texts[0]?.slice(0, 100)) })).toBe(200);
    await beSignedIn(page, admin);
    for (const section of ADMIN_SECTIONS) {
      await page.goto(`/admin/${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingRan(page, dialogs);
    }
    expect(await asAdmin('POST', 'admin_json_back_push', { note: used[0] })).toBe(200);
    await page.goto('/doc/last');
    await expect(page.locator('#tekst-0')).toBeVisible();
    await expectShown(
      page,
      used.filter((txt) => !/[\u202e\u2066]/.test(txt)),
    );
    await expectNothingRan(page, dialogs);
    for (const address of ['/', '/doc', '/doc/python', '/admin/audit']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingRan(page, dialogs);
    }
  });

  record({
    part: 'payloads in Chromium',
    database: 'SQLite',
    done: 'scripts, formulas and directions in every field, looked at in every view: none runs; comments, notes and documents show them as text',
    counts,
    lost: 0,
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
type Whole = { status: number; body: any };
type Send = {
  (method: string, path: string, data: unknown): Promise<number>;
  whole(method: string, path: string, data: unknown): Promise<Whole>;
};

function caller(request: APIRequestContext, access: string): Send {
  const whole = async (method: string, path: string, data: unknown): Promise<Whole> => {
    const headers = { authorization: `Bearer ${access}` };
    const answer = await request.fetch(`/api/${path}`, { method, data, headers });
    return { status: answer.status(), body: await answer.json() };
  };
  const send = async (method: string, path: string, data: unknown) => (await whole(method, path, data)).status;
  return Object.assign(send, { whole });
}

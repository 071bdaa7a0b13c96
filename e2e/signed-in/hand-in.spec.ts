import { readFile } from 'node:fs/promises';
import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { HumanLang } from '@kodestien/contract/language';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, createLearner } from '../fixtures/account.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { accessOf, callAs, makeTeacher } from '../fixtures/superuser.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, otherContext, test } from '../fixtures/test.ts';
import { type Texts, textsOf } from '../fixtures/texts.ts';
import { withTwoServers } from '../fixtures/two-servers.ts';

const LESSON = 'python-variables';
const NAME = '=Nora <b>Li</b>';
const TITLE = 'Variabler & <i>navn</i>';

forEachLanguage((lang) => {
  test('a teacher makes a hand-in, a pupil asks about a line and hands in, and both see what the other has done', async ({
    page,
    request,
    mailbox,
    server,
    learner,
    t,
  }) => {
    test.slow();
    await makeTeacher(request, server.superuser, learner);
    const made = await makeClass(request, learner, await createLearner(request, mailbox, lang));
    const context = await otherContext(page, server.url, lang);
    const theirs = await context.newPage();
    await beSignedIn(page, learner);
    await beSignedIn(theirs, made.pupil);
    await walk({ page, theirs, ...made, lang, t });
    await context.close();
  });
});

test(
  'a question and a hand-in on two servers with one database go on when one of them is stopped',
  DESKTOP_ONLY,
  async ({ browser, mailbox, playwright }) => {
    test.slow();
    await withTwoServers(mailbox, async ({ address, superuser, stopOne }) => {
      const request = await playwright.request.newContext({ baseURL: address });
      const made = await makeClass(request, superuser, await createLearner(request, mailbox, '_no'));
      const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: address, locale: 'nb-NO' })));
      const [page, theirs] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
      await beSignedIn(page, superuser);
      await beSignedIn(theirs, made.pupil);
      await walk({ page, theirs, ...made, lang: '_no', t: textsOf('_no'), whenAsked: stopOne });
      for (const context of contexts) await context.close();
      await request.dispose();
    });
  },
);

type Made = { id: string; pupil: Account; lesson: Titled; exercise: Titled & { slug: string } };
type Titled = { tittel: Record<HumanLang, string> };

/** A class of the teacher's with one pupil, and the exercise that will be handed in. */
async function makeClass(request: APIRequestContext, teacher: Account, pupil: Account): Promise<Made> {
  const year = { school_year: '2026/27', courses: ['python'] };
  const access = await accessOf(request, teacher);
  const made = (await callAs(request, access, 'klasse', { name: '10B', ...year })) as { id: string; code: string };
  await callAs(request, await accessOf(request, pupil), 'klasse_bli_med', { code: made.code, name: NAME });
  const lesson = await (await request.get(`/api/get_doc_slug?slug=${LESSON}`)).json();
  const exercise = lesson.blocks.find(({ type }: { type: string }) => type === 'exercise');
  return { id: made.id, pupil, lesson, exercise };
}

type Walk = Made & {
  /** The teacher's window, and the pupil's. */
  page: Page;
  theirs: Page;
  lang: HumanLang;
  t: Texts;
  /** The pupil has asked and waits for the answer. */
  whenAsked?: () => Promise<void>;
};

async function walk({ page, theirs, id, lesson, exercise, lang, t, whenAsked }: Walk): Promise<void> {
  await test.step('the teacher makes it', async () => {
    await page.goto(`/klasser/${id}`);
    await expect(page.getByRole('navigation', { name: t('layout.path') })).toContainText('10B');
    await page.getByRole('link', { name: t('klasse_tavle.view.innleveringer') }).click();
    await page.getByRole('button', { name: t('hand_in.make') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('hand_in.form.title') }).fill(TITLE);
    const row = dialog.getByRole('listitem').filter({ hasText: lesson.tittel[lang] });
    await row.getByRole('button', { name: t('hand_in.form.choose') }).click();
    await row.getByRole('checkbox', { name: exercise.tittel[lang] }).check();
    await dialog.getByRole('checkbox', { name: t('hand_in.form.help_off') }).check();
    await dialog.getByRole('button', { name: t('hand_in.form.submit') }).click();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(page.getByText(t('hand_in.handed_in', { count: 0, all: 1 }))).toBeVisible();
    await page.getByRole('link', { name: t('klasse_tavle.view.tavle') }).click();
    await expect(page.getByText(t('talk.questions.none'))).toBeVisible();
  });

  await test.step('the pupil sees it at home, works, gets no hint and asks about a line', async () => {
    await theirs.goto('/');
    await theirs.getByRole('link', { name: TITLE }).click();
    await theirs.getByRole('link', { name: exercise.tittel[lang] }).click();
    const block = blockOf(theirs, exercise.slug);
    await writeCode(block, 'a = 1\nb = "<script>window.__payload_ran=1</script>"\nprint(a)');
    await block.getByRole('button', { name: /^Hint/ }).first().click();
    await expect(block.getByText(ERROR_TEXTS.help_off[lang]).first()).toBeVisible();
    await block.getByRole('button', { name: t('learning.ask') }).click();
    const form = block.getByRole('form', { name: t('talk.ask.title') });
    await form.getByRole('button', { name: /^(Linje|Line) 2:/ }).click();
    await form.getByRole('textbox').fill('Hvorfor <b>to</b>?');
    await form.getByRole('button', { name: t('talk.ask.send') }).click();
    await expect(block.getByText(t('talk.waiting'))).toBeVisible();
  });

  await whenAsked?.();
  await test.step('the teacher sees it without a reload, with the program, and answers', async () => {
    const asked = page.getByRole('article').filter({ hasText: 'Hvorfor <b>to</b>?' });
    await expect(asked).toContainText(NAME);
    await asked.getByRole('button', { name: t('talk.answer') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('<script>window.__payload_ran=1</script>');
    await dialog.getByRole('textbox', { name: t('talk.comment.on', { line: 2 }) }).fill('Se på <i>linje to</i>.');
    await dialog.getByRole('checkbox', { name: t('talk.comment.keep') }).check();
    await dialog.getByRole('button', { name: t('talk.comment.send') }).click();
    await expect(dialog.getByRole('paragraph').filter({ hasText: 'Se på <i>linje to</i>.' })).toBeVisible();
    await dialog.getByRole('button', { name: t('klasse_tavle.close') }).click();
  });

  await test.step('the pupil sees the answer by itself, and hands in', async () => {
    const block = blockOf(theirs, exercise.slug);
    await expect(block.getByText('Se på <i>linje to</i>.')).toBeVisible({ timeout: 30_000 });
    await theirs.goto('/');
    await expect(theirs.getByText('Se på <i>linje to</i>.')).toBeVisible();
    await theirs.getByRole('link', { name: TITLE }).click();
    await theirs.getByRole('button', { name: t('hand_in.own.submit'), exact: true }).click();
    await expect(theirs.getByText(t('hand_in.own.done.text'))).toBeVisible();
  });

  await test.step('the teacher comments on a line of it with the comment that was kept', async () => {
    await page.getByRole('link', { name: t('klasse_tavle.view.innleveringer') }).click();
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByText(t('hand_in.handed_in', { count: 1, all: 1 }))).toBeVisible();
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('button', { name: /^(Linje|Line) 3:/ }).click();
    await page.getByText(t('talk.kept', { count: 1 })).click();
    await page.getByRole('button', { name: 'Se på <i>linje to</i>.' }).click();
    await page.getByRole('button', { name: t('talk.comment.send') }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Se på <i>linje to</i>.' })).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText('Se på <i>linje to</i>.')).toBeVisible();
  });

  await test.step('the hand-in is closed, and its table opens in Excel', async () => {
    await page.getByRole('link', { name: TITLE }).click();
    await page.getByRole('button', { name: t('hand_in.close') }).click();
    await expect(page.getByText(t('hand_in.state.closed'), { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('klasse_tavle.board.csv') }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv.split('\r\n')[1]?.split(';')[0]).toBe(`'${NAME}`);
    await theirs.reload();
    await expect(theirs.getByText(t('hand_in.own.closed'))).toBeVisible();
  });

  for (const one of [page, theirs]) expect(await one.evaluate(() => '__payload_ran' in window)).toBe(false);
}

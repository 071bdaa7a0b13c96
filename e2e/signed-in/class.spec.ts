import type { Page } from '@playwright/test';
import { type Account, createLearner } from '../fixtures/account.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { beSignedIn, submitSignin } from '../fixtures/signin-page.ts';
import { makeTeacher } from '../fixtures/superuser.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, otherContext, test } from '../fixtures/test.ts';
import { type Texts, textsOf } from '../fixtures/texts.ts';
import { withTwoServers } from '../fixtures/two-servers.ts';

const NAMES = Array.from({ length: 30 }, (_, index) => `Elev ${String(index + 1).padStart(2, '0')}`);
const LESSON = 'python-variables';
const EXERCISE = 'name-a-value';
const TRIED_ONCE = /^1 (forsøk uten å lykkes|failed attempt)/;
const TWO_PUPILS = /2 (elever|pupils)/;
/** A verdict of a busy machine. */
const ANSWER = { timeout: 60_000 };

forEachLanguage((lang) => {
  test('a teacher makes a class of thirty, prints the slips, and sees three pupils work in their own browsers without a reload', async ({
    page,
    request,
    mailbox,
    server,
    learner,
    t,
  }) => {
    test.slow();
    await makeTeacher(request, server.superuser, learner);
    await beSignedIn(page, learner);
    const { accounts, code } = await makeClass(page, t);
    await openBoard(page, t);
    const contexts = await Promise.all([0, 1, 2].map(() => otherContext(page, server.url, lang)));
    const [first, second, third] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
      Page,
      Page,
      Page,
    ];

    await test.step('one signs in with the slip, one is signed in, one joins by the code', async () => {
      const [one, two] = accounts as [Account, Account];
      await first.goto('/signin');
      await submitSignin(first, t, one);
      await first.waitForURL((url) => url.pathname !== '/signin', ANSWER);
      await beSignedIn(second, two);
      await beSignedIn(third, await createLearner(request, mailbox, lang));
      await third.goto('/klasse');
      await third.getByRole('textbox', { name: t('klasse.code') }).fill(code);
      await third.getByRole('textbox', { name: t('klasse.name') }).fill('Åse <b>Moe</b>');
      await third.getByRole('button', { name: t('klasse.join') }).click();
      await expect(page.getByRole('row', { name: /Åse <b>Moe<\/b>/ })).toBeVisible();
    });

    await test.step('the board shows who has tried and who is writing', async () => {
      await Promise.all([check(first, t, 'print(7)'), check(second, t, 'print(7)'), write(third, 'height = ')]);
      const cell = (name: RegExp, text: string | RegExp) => page.getByRole('row', { name }).getByText(text);
      await expect(cell(/Elev 01/, TRIED_ONCE)).toBeAttached();
      await expect(cell(/Elev 02/, TRIED_ONCE)).toBeAttached();
      await expect(cell(/Åse/, t('klasse_tavle.cell.writing'))).toBeAttached(ANSWER);
    });

    await test.step('those who are stuck in the same way are one group, which opens step by step', async () => {
      await expect(page.getByText(TWO_PUPILS)).toBeVisible();
      await page.getByRole('button', { name: t('klasse_tavle.stuck.open') }).click();
      await expect(page.getByRole('dialog').getByText('print(7)').first()).toBeVisible();
    });
    for (const context of contexts) await context.close();
  });
});

test(
  'a board on two servers with one database goes on when one of them is stopped',
  DESKTOP_ONLY,
  async ({ browser, mailbox }) => {
    test.slow();
    const t = textsOf('_no');
    await withTwoServers(mailbox, async ({ address, superuser, stopOne }) => {
      const person = async (account: Account) => {
        const context = await browser.newContext({ baseURL: address, locale: 'nb-NO' });
        const page = await context.newPage();
        await beSignedIn(page, account);
        return page;
      };
      const teacher = await person(superuser);
      const { accounts } = await makeClass(teacher, t);
      await openBoard(teacher, t);
      const [first, second] = await Promise.all(accounts.slice(0, 2).map(person));
      if (!first || !second) throw new Error('There are no pupils.');
      const cell = (name: RegExp) => teacher.getByRole('row', { name }).getByText(TRIED_ONCE);
      await check(first, t, 'print(7)');
      await expect(cell(/Elev 01/)).toBeAttached(ANSWER);
      await stopOne();
      await check(second, t, 'print(7)');
      await expect(cell(/Elev 02/)).toBeAttached(ANSWER);
      await expect(teacher.getByText(TWO_PUPILS)).toBeVisible(ANSWER);
      for (const page of [teacher, first, second]) await page.context().close();
    });
  },
);

/** Makes a class and thirty accounts by pasting names, and prints their slips. */
async function makeClass(page: Page, t: Texts): Promise<{ accounts: Account[]; code: string }> {
  await page.goto('/klasser');
  await page.getByRole('button', { name: t('klasser.make') }).click();
  await page.getByRole('textbox', { name: t('klasser.make.name') }).fill('10B <b>valgfag</b>');
  await page.getByRole('button', { name: t('klasser.make.submit') }).click();
  const add = page.getByRole('button', { name: t('klasse_tavle.add') }).first();
  await add.click();
  await page.getByRole('textbox', { name: t('klasse_tavle.add.names') }).fill(NAMES.join('\n'));
  await page.getByRole('button', { name: /\b30\b/ }).click();
  const slips = page.getByRole('listitem').filter({ hasText: t('klasse_tavle.slips.password') });
  await expect(slips).toHaveCount(30, ANSWER);
  const accounts = await slips.evaluateAll((items) =>
    items.map((item) => {
      const [username = '', password = ''] = [...item.querySelectorAll('dd')].map((part) => part.textContent ?? '');
      return { username, password, email: '' };
    }),
  );
  const isPrinted = page.evaluate(() => new Promise<boolean>((resolve) => (window.print = () => resolve(true))));
  await page.getByRole('button', { name: t('klasse_tavle.slips.print') }).click();
  expect(await isPrinted).toBe(true);
  await page.getByRole('button', { name: t('klasse_tavle.slips.done') }).click();
  const code =
    (await page
      .getByText(/^[A-ZÆØÅ]+-\d{3}$/)
      .first()
      .textContent()) ?? '';
  return { accounts, code };
}

async function openBoard(page: Page, t: Texts): Promise<void> {
  await page.getByRole('link', { name: t('klasse_tavle.view.tavle') }).click();
  await page.getByRole('combobox', { name: t('klasse_tavle.board.lesson') }).selectOption(LESSON);
  await expect(page.getByRole('row')).toHaveCount(31);
}

async function write(page: Page, program: string): Promise<void> {
  await page.goto(`/doc/${LESSON}`);
  await writeCode(blockOf(page, EXERCISE), program);
}

async function check(page: Page, t: Texts, program: string): Promise<void> {
  await write(page, program);
  const answered = page.waitForResponse(/oppgave_svar/, ANSWER);
  await blockOf(page, EXERCISE)
    .getByRole('button', { name: t('learning.check'), exact: true })
    .click();
  expect((await (await answered).json()).passed).toBe(false);
}

import { PROFILE_ITEM_NAMES, profileItem } from '@kodestien/contract/profile/items';
import type { APIRequestContext, Page } from '@playwright/test';
import { ACCOUNT_GROUPS, ADMIN_SECTIONS, paths } from '../../web/src/paths.ts';
import { type Account, unusedAccount } from '../fixtures/account.ts';
import { threadButton, writeComments } from '../fixtures/documents.ts';
import type { Mailbox } from '../fixtures/mailbox.ts';
import { headerOf } from '../fixtures/menu.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { PUBLIC_ROUTES } from '../fixtures/routes.ts';
import { submitSignin } from '../fixtures/signin-page.ts';
import { submitSignup } from '../fixtures/signup-page.ts';
import { accessOf, BLOCKED_IN_MAIL, callAs, test } from '../fixtures/superuser.ts';
import { expect } from '../fixtures/test.ts';

/** The widest letter, without a space to break at. */
const wide = (length: number) => 'W'.repeat(length);
const PLACE = { doc_slug: 'python-variables', blokk_slug: 'names' };
const NARROW = { width: 320, height: 640 };

/** As long an address as may be: each part of it as long as the rules of addresses allow. */
function longEmail(name: string): string {
  return `${name.padEnd(64, 'w')}@${`${'w'.repeat(60)}.`.repeat(3)}ww.no`;
}

/** Someone who uses all the room that there is, in every field. */
async function createLongPerson(request: APIRequestContext, mailbox: Mailbox): Promise<Account> {
  const username = `W${Math.random().toString(36).slice(2, 8)}`.padEnd(15, 'W');
  const account = { username, email: longEmail(username.toLowerCase()), password: 'hemmelig1' };
  const created = await request.post('/api/create_player/', { data: { ...account, human_lang: '_no' } });
  if (!created.ok()) throw new Error(`Sign-up answers ${created.status()}: ${await created.text()}`);
  const token = new URL((await mailbox.next(account.email)).link).searchParams.get('token');
  await request.post('/api/user_email_confirm/', { data: { token } });
  const access = await accessOf(request, account);
  for (const item of PROFILE_ITEM_NAMES) {
    const { kind, max } = profileItem(item);
    const address = `https://${'w'.repeat(60)}.no/`.padEnd(max, 'W');
    const txt = { line: wide(max), lines: wide(max), url: address, email: account.email }[kind];
    await callAs(request, access, 'user_profil_item_txt', { item, txt });
  }
  return account;
}

/** Opens each address and gives what does not fit there. */
async function misfits(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
    const misfit = await overflowOf(page);
    if (misfit.length > 0) found[address] = misfit;
  }
  return found;
}

test.beforeEach(({ page }) => page.setViewportSize(NARROW));

test('the longest texts widen no page that anyone can open', async ({ page, request, mailbox, t, allowConsole }) => {
  allowConsole(/status of 40[04]/);
  const { username, email } = await createLongPerson(request, mailbox);
  const lists = [`/user_profil_list?q=${username}`, `/user_profil_list?q=${wide(300)}`];
  const unknown = [`/profil_disp/${wide(100)}`, `/doc/${wide(100)}`, `/${wide(100)}`];
  expect(await misfits(page, [...PUBLIC_ROUTES, ...lists, `/profil_disp/${username}`, ...unknown])).toEqual({});

  await page.goto('/signup');
  const newcomer = unusedAccount();
  await submitSignup(page, t, { ...newcomer, email: longEmail(newcomer.username) });
  await expect(page).toHaveURL('/signin_email_confirm');
  await page.getByRole('button', { name: t('signin.resend.submit') }).click();
  await expect(page.getByText(t('signin.resend.done', { email: longEmail(newcomer.username) }))).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);

  await page.goto('/signin_glemt_passord');
  await page.getByLabel(t('signin.forgot.email')).fill(email);
  await page.getByRole('button', { name: t('signin.forgot.submit') }).click();
  await expect(page.getByRole('heading', { name: t('signin.forgot.sent.title') })).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

test('nor any page of someone who is signed in', async ({ page, request, mailbox, t }) => {
  const person = await createLongPerson(request, mailbox);
  await writeComments(request, person, PLACE, [wide(500)]);
  await page.goto('/profil_set');
  await submitSignin(page, t, person);
  await page.waitForURL('**/profil_set');
  await callAs(request, await accessOf(request, person), 'user_update_email', {
    email: longEmail(`ny${person.username.toLowerCase()}`),
    password: person.password,
  });
  const groups = ACCOUNT_GROUPS.map((group) => `/profil_set/${group}`);
  expect(await misfits(page, ['/', '/profil_set', ...groups, `/profil_disp/${person.username}`])).toEqual({});

  await page.goto(`/doc/${PLACE.doc_slug}`);
  await threadButton(page, PLACE.blokk_slug).click();
  await expect(page.getByText(wide(500))).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
  // The header is there for anyone who scrolls up.
  await page.mouse.wheel(0, -200);
  await headerOf(page, t).burger.click();
  await expect(headerOf(page, t).closer).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

test('nor any page of the admin area', async ({ page, request, mailbox, t, admin, allowConsole }) => {
  allowConsole(BLOCKED_IN_MAIL);
  const { username } = await createLongPerson(request, mailbox);
  await page.goto('/signin');
  await submitSignin(page, t, admin);
  await page.waitForURL(`**/profil_disp/${admin.username}`);
  const sections = ADMIN_SECTIONS.map(paths.adminSection);
  expect(await misfits(page, [...sections, `/admin/users?q=${username}`])).toEqual({});
  await page.getByRole('button', { name: t('admin_users.manage_one', { username }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

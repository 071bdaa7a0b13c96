import type { Locator } from '@playwright/test';
import { createLearner } from '../fixtures/account.ts';
import { documentOf, partOf, there, threadButton, writeComments } from '../fixtures/documents.ts';
import { beSignedIn, submitSignin } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const LESSON = 'python-first-steps';
const ADDRESS = `/doc/${LESSON}`;

/** A block may have lists of its own; a comment tells when it was written. */
const commentsIn = (block: Locator) => block.getByRole('listitem').filter({ has: block.page().locator('time') });

forEachLanguage(() => {
  test('a person writes, changes, deletes and brings back a comment', async ({ page, request, learner, t }) => {
    const blokk = partOf(await documentOf(request, LESSON), 0);
    await beSignedIn(page, learner);
    await page.goto(ADDRESS);
    await threadButton(page, blokk).click();
    const block = page.locator(`#${blokk}`);
    const field = block.getByLabel(t('comments.write'));

    const words = `Fint forklart av ${learner.username}`;
    await field.fill(words);
    await block.getByRole('button', { name: t('comments.send') }).click();
    const comment = block.getByRole('listitem').filter({ hasText: words });
    await expect(comment.getByRole('link', { name: learner.username })).toHaveAttribute(
      'href',
      `/profil_disp/${learner.username}`,
    );
    await expect(field).toHaveValue('');
    await expect(comment.getByRole('time')).toBeVisible();

    await comment.getByRole('button', { name: t('comments.edit') }).click();
    const editor = block.getByLabel(t('comments.edit.label'));
    await expect(editor).toBeFocused();
    await editor.fill(`${words}, takk`);
    await block.getByRole('button', { name: t('comments.save') }).click();
    await expect(comment).toContainText(t('comments.edited'));
    await expect(comment.getByRole('button', { name: t('comments.edit') })).toBeFocused();

    await comment.getByRole('button', { name: t('comments.delete') }).click();
    await expect(comment).toHaveCount(0);
    const undo = block.getByRole('button', { name: t('comments.undo') });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(comment).toBeFocused();

    await page.reload();
    await threadButton(page, blokk).click();
    await expect(comment).toContainText(`${words}, takk`);
  });

  test('a comment that the server does not take stays in its field, with the reason', async ({
    page,
    request,
    learner,
    t,
    allowConsole,
  }) => {
    allowConsole(/status of 429/);
    const blokk = partOf(await documentOf(request, LESSON), 1);
    await beSignedIn(page, learner);
    await page.goto(ADDRESS);
    await threadButton(page, blokk).click();
    const block = page.locator(`#${blokk}`);
    const field = block.getByLabel(t('comments.write'));
    const problem = { status: 429, code: 'too_many_requests', detail: '' };
    await page.route('**/api/blokk_kommentar', (route) => route.fulfill({ status: 429, json: problem }));
    await field.fill('Kommer ikke frem');
    await block.getByRole('button', { name: t('comments.send') }).click();
    await expect(block.getByText(t('comments.refused.add'))).toBeVisible();
    await expect(field).toHaveValue('Kommer ikke frem');
    await expect(commentsIn(block)).toHaveCount(0);
  });

  test('two comments that are sent quickly both arrive, whatever becomes of the first answer', async ({
    page,
    request,
    learner,
    t,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/);
    const blokk = partOf(await documentOf(request, LESSON), 2);
    await beSignedIn(page, learner);
    await page.goto(ADDRESS);
    await threadButton(page, blokk).click();
    const block = page.locator(`#${blokk}`);
    const field = block.getByLabel(t('comments.write'));
    const send = block.getByRole('button', { name: t('comments.send') });

    // The first comment reaches the server; its answer is held back, and then lost.
    const isThere = Promise.withResolvers<void>();
    const isLost = Promise.withResolvers<void>();
    await page.route(
      '**/api/blokk_kommentar',
      async (route) => {
        await route.fetch();
        isThere.resolve();
        await isLost.promise;
        await route.abort();
      },
      { times: 1 },
    );
    const first = `Den første av ${learner.username}`;
    const second = `Den andre av ${learner.username}`;
    await field.fill(first);
    await send.dblclick();
    await expect(block.getByText(t('comments.issue.empty'))).toHaveCount(0);
    await isThere.promise;
    await field.fill(second);
    await send.click();
    await expect(block.getByRole('listitem').filter({ hasText: second }).getByRole('time')).toBeVisible();
    await field.fill('Den tredje, ikke ferdig');
    isLost.resolve();

    const unsent = block.getByRole('alert').filter({ hasText: t('comments.unsent') });
    await expect(unsent).toContainText(first);
    await expect(field).toHaveValue('Den tredje, ikke ferdig');
    await unsent.getByRole('button', { name: t('app.try_again') }).click();
    await expect(unsent).toHaveCount(0);
    await page.reload();
    await threadButton(page, blokk).click();
    await expect(block.getByRole('listitem').filter({ hasText: first })).toHaveCount(1);
    await expect(block.getByRole('listitem').filter({ hasText: second })).toHaveCount(1);
  });

  test('500 characters are counted and held to', async ({ page, request, learner, t }) => {
    const blokk = partOf(await documentOf(request, LESSON), 1);
    await beSignedIn(page, learner);
    await page.goto(ADDRESS);
    await threadButton(page, blokk).click();
    const block = page.locator(`#${blokk}`);
    await block.getByLabel(t('comments.write')).fill('🏔'.repeat(501));
    await expect(block.getByText('501/500')).toBeVisible();
    await block.getByRole('button', { name: t('comments.send') }).click();
    await expect(block.getByText(t('comments.issue.too_long', { max: 500 }))).toBeVisible();
    await expect(commentsIn(block)).toHaveCount(0);
  });

  test('someone who has not signed in is invited to, and comes back to the block', async ({
    page,
    request,
    learner,
    t,
  }) => {
    const blokk = partOf(await documentOf(request, LESSON), 2);
    await page.goto(ADDRESS);
    await threadButton(page, blokk).click();
    await page
      .locator(`#${blokk}`)
      .getByRole('link', { name: t('comments.signin') })
      .click();
    await submitSignin(page, t, learner);
    await expect(page).toHaveURL(new RegExp(`${ADDRESS}#${blokk}$`));
    await expect(page.locator(`#${blokk}`).getByLabel(t('comments.write'))).toBeVisible();
  });
});

test('people read what others wrote, older ones on request, and cannot change it', async ({
  page,
  request,
  mailbox,
  learner,
  t,
}) => {
  const { blocks } = await documentOf(request, 'css-box');
  const blokk_slug = there(blocks[0]).slug;
  const writer = await createLearner(request, mailbox, '_no');
  const texts = Array.from({ length: 25 }, (_, index) => `Tanke ${index + 1} fra ${writer.username}`);
  const oldest = there(texts[0]);
  await writeComments(request, writer, { doc_slug: 'css-box', blokk_slug }, [
    ...texts,
    'Se https://developer.mozilla.org/docs, <b>ikke</b> javascript:alert(1)',
  ]);
  await beSignedIn(page, learner);
  await page.goto('/doc/css-box');
  await expect(threadButton(page, blokk_slug)).toContainText('26');
  await threadButton(page, blokk_slug).click();
  const block = page.locator(`#${blokk_slug}`);
  const link = block.getByRole('link', { name: 'https://developer.mozilla.org/docs', exact: true });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);
  await expect(block.getByText('<b>ikke</b> javascript:alert(1)')).toBeVisible();
  await expect(block.getByRole('button', { name: t('comments.delete') })).toHaveCount(0);
  await expect(block.getByText(oldest, { exact: true })).toHaveCount(0);
  await block.getByRole('button', { name: t('comments.older') }).click();
  await expect(block.getByText(oldest, { exact: true })).toBeVisible();
  await expect(threadButton(page, blokk_slug)).toHaveAttribute('aria-expanded', 'true');
  await expect(block.getByRole('listitem')).toHaveCount(26);
});

test('the number of comments comes after the text, and the text stays where it is', async ({
  page,
  request,
  mailbox,
}) => {
  const { blocks } = await documentOf(request, 'css-cascade');
  const spoken = blocks.filter(({ type }) => type === 'text' || type === 'exercise').map(({ slug }) => slug);
  const writer = await createLearner(request, mailbox, '_no');
  for (const blokk_slug of spoken)
    await writeComments(request, writer, { doc_slug: 'css-cascade', blokk_slug }, ['Fint']);
  const { promise: counted, resolve: count } = Promise.withResolvers<void>();
  await page.route('**/api/blokk_oversikt*', async (route) => {
    await counted;
    await route.continue();
  });
  // Where a title has least room.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/doc/css-cascade');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const places = async () => [
    ...(await page
      .locator('[data-type="text"]')
      .evaluateAll((elements) =>
        elements.slice(0, 3).map((element) => Math.round(element.getBoundingClientRect().top)),
      )),
    ...(await page
      .locator('[data-type="exercise"] h3')
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().height)))),
  ];
  const before = await places();
  count();
  await expect(threadButton(page, there(spoken[0]))).toContainText('1');
  await expect(page.locator('[data-type="exercise"] header').getByRole('button').first()).toContainText('1');
  expect(await places()).toEqual(before);
});

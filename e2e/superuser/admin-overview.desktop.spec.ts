import { documentOf, there } from '../fixtures/documents.ts';
import { accessOf, BLOCKED_IN_MAIL, callAs, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('the overview tells how the installation is doing', async ({
    page,
    request,
    t,
    admin,
    learner,
    allowConsole,
  }) => {
    allowConsole(BLOCKED_IN_MAIL);
    await openAdmin(page, t, admin, '/admin');
    const main = page.getByRole('main');
    const figure = (name: string) => main.getByRole('listitem').filter({ hasText: name }).locator('span').nth(1);
    await expect(figure(t('admin_overview.documents'))).toHaveText(/^[1-9]\d*$/);
    await expect(main.getByText('SQLite')).toBeVisible();
    await expect(main.getByText('25.2', { exact: true })).toBeVisible();
    // The chart is drawn for the eye and repeated in a table of thirty days.
    const days = main.getByRole('table', { name: t('admin_overview.new_users') });
    await expect(days.getByRole('row')).toHaveCount(31);

    const solved = figure(t('admin_overview.exercises_solved'));
    const before = Number(await solved.innerText());
    const doc_slug = 'python-first-steps';
    const exercise = there((await documentOf(request, doc_slug)).blocks.find(({ type }) => type === 'exercise'));
    const answer = { doc_slug, blokk_slug: exercise.slug, human_lang: '_no', answer: 'print("Hei, fjell!")' };
    const verdict = await callAs(request, await accessOf(request, learner), 'oppgave_svar', answer);
    expect(verdict).toMatchObject({ passed: true });
    await main.getByRole('button', { name: t('admin_overview.refresh') }).click();
    await expect(solved).toHaveText(String(before + 1));

    // A number leads to the list that it counts.
    const superusers = Number(await figure(t('admin_overview.superusers')).innerText());
    await main.getByRole('link', { name: t('admin_overview.superusers') }).click();
    await expect(page).toHaveURL(/\/admin\/users\?show=superuser$/);
    await expect(main.getByRole('table').getByRole('row')).toHaveCount(superusers + 1);
    await page.goBack();
    await main.getByRole('link', { name: t('admin_overview.mail_failed') }).click();
    await expect(page).toHaveURL(/\/admin\/email\?state=failed$/);
  });
});

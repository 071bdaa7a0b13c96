import { unusedAccount } from '../fixtures/account.ts';
import { openSettings } from '../fixtures/settings-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('an e-mail address moves when the link in the mail is opened, and not before', async ({
    page,
    context,
    t,
    learner,
    mailbox,
  }) => {
    const { email } = unusedAccount();
    await openSettings(page, t, learner, 'email');
    const main = page.getByRole('main');
    await expect(main.getByText(learner.email)).toBeVisible();
    await main.getByLabel(t('profil_set.email.new')).fill(email);
    await main.getByLabel(t('profil_set.current_password')).fill(learner.password);
    await main.getByRole('button', { name: t('profil_set.email.submit') }).click();
    await expect(main.getByText(t('profil_set.email.pending', { email }))).toBeVisible();
    await expect(main.getByText(learner.email, { exact: true })).toBeVisible();

    await mailbox.next(learner.email);
    const { link } = await mailbox.next(email);
    const tab = await context.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('heading', { level: 1, name: t('signin.confirm.moved.title') })).toBeVisible();
    await tab.getByRole('link', { name: t('signin.confirm.moved.settings') }).click();
    await expect(tab.getByRole('main').getByText(email, { exact: true })).toBeVisible();
    await expect(tab.getByText(t('profil_set.email.pending', { email }))).toBeHidden();
  });

  test('the address that one has, and a wrong password, are refused beside their fields', async ({
    page,
    t,
    learner,
    allowConsole,
  }) => {
    allowConsole(/401.*user_update_email/);
    await openSettings(page, t, learner, 'email');
    const field = page.getByLabel(t('profil_set.email.new'));
    await field.fill(learner.email.toUpperCase());
    await page.getByRole('button', { name: t('profil_set.email.submit') }).click();
    await expect(page.getByText(t('profil_set.email.same'))).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(`annen-${learner.email}`);
    await page.getByLabel(t('profil_set.current_password')).fill('feil-passord');
    await page.getByRole('button', { name: t('profil_set.email.submit') }).click();
    await expect(page.getByText(t('profil_set.current_password.wrong'))).toBeVisible();
  });
});

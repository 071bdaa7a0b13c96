import { unusedAccount } from '../fixtures/account.ts';
import { BLOCKED_IN_MAIL, openAdmin, test } from '../fixtures/superuser.ts';
import { expect, forEachLanguage } from '../fixtures/test.ts';

forEachLanguage(() => {
  test('a superuser looks at a mail in both languages, and sends one for real', async ({
    page,
    mailbox,
    t,
    admin,
    allowConsole,
  }) => {
    allowConsole(BLOCKED_IN_MAIL);
    const { email } = unusedAccount();
    await openAdmin(page, t, admin, '/admin/email');
    for (const language of ['Norsk', 'Engelsk']) {
      const frame = page.getByRole('article', { name: language }).locator('iframe').contentFrame();
      await expect(frame.getByRole('heading').first()).toBeVisible();
      // Its looks came along, though the page's policy forbids them in markup.
      await expect(frame.locator('body')).not.toHaveCSS('margin', '8px');
    }
    await page.getByText(t('admin_email.part.text'), { exact: true }).click();
    await expect(page.getByRole('article', { name: 'Norsk' }).locator('pre')).toContainText('http');

    await page.getByLabel(t('admin_email.to'), { exact: true }).fill(email);
    await page.getByRole('button', { name: t('admin_email.send'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '250' })).toBeVisible();
    expect((await mailbox.next(email)).link).toContain('http');
  });

  test('the outbox shows what became of the mails', async ({ page, t, learner, admin, allowConsole }) => {
    allowConsole(BLOCKED_IN_MAIL);
    await openAdmin(page, t, admin, '/admin/email?state=sent');
    const row = page.getByRole('row').filter({ hasText: learner.email });
    await expect(row).toContainText(t('admin_email.state.sent'));
    await expect(row).toContainText(t('admin_email.template.user_confirm'));
  });
});

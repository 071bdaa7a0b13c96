import { axeIssues } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test('a teacher chooses a subject and an aim, and gets the lessons week by week', async ({ page, t }) => {
  await page.goto('/plan?fra=2026-09-28');
  const weeks = page.getByRole('table', { name: t('plan.title') });
  await expect(weeks).toContainText(t('plan.week.number', { number: 40 }));
  const subject = page.getByRole('combobox', { name: t('plan.subject') });
  for (const name of ['IT1', 'IT2', '1T', '1P', 'R1']) {
    await expect(subject.getByRole('option', { name: new RegExp(`^${name} \\(`) })).toHaveCount(1);
  }
  await subject.selectOption('INF01-02 IT2');
  await page.getByRole('combobox', { name: t('plan.aim') }).selectOption('it2-debug');
  await expect(page.getByRole('heading', { name: t('plan.for', { subject: 'IT2' }) })).toBeVisible();
  await expect(page).toHaveURL(/fag=INF01-02\+IT2&maal=it2-debug/);
  expect(await overflowOf(page)).toEqual([]);
  expect(await axeIssues(page)).toEqual([]);

  const off = page.getByRole('textbox', { name: t('plan.off') });
  await off.fill('40-');
  await expect(page.getByText(t('plan.off.wrong'))).toBeVisible();
  await off.fill('40');
  await expect(page.getByText(t('plan.off.wrong'))).toHaveCount(0);
  await expect(weeks).not.toContainText(t('plan.week.number', { number: 40 }));
  await expect(weeks).toContainText(t('plan.week.number', { number: 41 }));

  // The link is the plan.
  await page.reload();
  await expect(page.getByRole('combobox', { name: t('plan.aim') })).toHaveValue('it2-debug');
  await expect(off).toHaveValue('40');

  await page.emulateMedia({ media: 'print' });
  await expect(weeks).toBeVisible();
  await expect(subject).toBeHidden();
});

import { axeIssues } from '../fixtures/axe.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { test as asSuperuser } from '../fixtures/superuser.ts';
import { expect, test } from '../fixtures/test.ts';

const LESSON = 'python-variables';

asSuperuser('a teacher shows a lesson on the board, block by block, and the answer', async ({ page, admin, t }) => {
  // What a program prints is found by running it, on a machine that has other things to do.
  asSuperuser.slow();
  await beSignedIn(page, admin);
  await page.goto(`/doc/${LESSON}`);
  await page.getByRole('link', { name: t('teachers.board') }).click();
  await expect(page).toHaveURL(`/tavle/${LESSON}`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText(t('tavle.keys.teacher'))).toBeVisible();
  // With the focus in them the controls stay: otherwise they may begin to fade while axe looks.
  await page.getByRole('button', { name: t('tavle.next') }).focus();
  expect(await axeIssues(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#names$/);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/#first-variable$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#names$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#first-variable$/);
  await page.getByRole('button', { name: t('learning.run') }).click();
  await expect(page.getByText('12', { exact: true }).last()).toBeVisible({ timeout: 90_000 });

  // In a program the arrow keys move the cursor; Escape leaves it, and then the keys turn the page again.
  const editor = page.locator('.cm-content');
  await editor.click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#first-variable$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#picture$/);

  await page.goto(`/tavle/${LESSON}#name-a-value`);
  // Until the page knows that this is a teacher, the key does nothing.
  await expect(page.getByRole('button', { name: t('tavle.answer.show') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('learning.check') })).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: t('teachers.answer') })).toContainText('2469', { timeout: 90_000 });
  await page.getByRole('button', { name: t('tavle.answer.hide') }).focus();
  expect(await axeIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/doc/${LESSON}#name-a-value`);
});

asSuperuser('a teacher sees the answers at the exercises, on paper too, and the aims', async ({ page, admin, t }) => {
  // What a program prints is found by running it, on a machine that has other things to do.
  asSuperuser.slow();
  await beSignedIn(page, admin);
  await page.goto(`/doc/${LESSON}`);
  await page.getByText(t('teachers.aims')).click();
  await expect(page.getByRole('link', { name: '1P' })).toBeVisible();
  await page.getByRole('button', { name: t('teachers.answer.show') }).click();
  const answers = page.getByRole('region', { name: t('teachers.answer') });
  await expect(answers.first()).toContainText('2469', { timeout: 90_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(answers.first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('teachers.print_answers') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The next lesson begins without them: a class may be looking on.
  await page.goto('/doc/python-input');
  await expect(page.getByRole('button', { name: t('teachers.answer.show') })).toBeVisible();
  await expect(answers).toHaveCount(0);
});

test('a pupil has no board button and no answers, and can still look at the board', async ({ page, learner, t }) => {
  await beSignedIn(page, learner);
  await page.goto(`/doc/${LESSON}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: t('teachers.board') })).toHaveCount(0);
  await page.goto(`/tavle/${LESSON}#name-a-value`);
  await expect(page.getByRole('navigation').getByRole('status')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: t('teachers.answer') })).toHaveCount(0);
});

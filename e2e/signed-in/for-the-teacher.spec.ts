import { axeIssues } from '../fixtures/axe.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { test as asSuperuser } from '../fixtures/superuser.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGE = '/larer/python-variables';

test('anyone reads what a lesson has for its teacher, and nothing of the test', async ({ page, t }) => {
  await page.goto(PAGE);
  for (const part of ['larer.goals', 'larer.wrong', 'larer.unplugged', 'larer.time', 'larer.goals.lk20'] as const) {
    await expect(page.getByRole('heading', { name: t(part), exact: true })).toBeVisible();
  }
  await expect(page.getByText(t('larer.test.closed'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('larer.test.print') })).toHaveCount(0);
  expect(await overflowOf(page)).toEqual([]);
  expect(await axeIssues(page)).toEqual([]);
});

asSuperuser(
  'a teacher finds the test from the lesson and prints it with and without answers',
  async ({ page, admin, t }) => {
    await beSignedIn(page, admin);
    await page.goto('/doc/python-variables');
    await page.getByRole('link', { name: t('teachers.material.lesson') }).click();
    await expect(page).toHaveURL(PAGE);
    const region = page.getByRole('region', { name: t('larer.test'), exact: true });
    await expect(region.getByRole('listitem')).toHaveCount(5);
    await expect(region.getByText(t('larer.test.answer'), { exact: true })).toHaveCount(5);
    expect(await overflowOf(page)).toEqual([]);
    expect(await axeIssues(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    // The printer's dialog would wait for someone; what is on the paper is looked at instead.
    await page.evaluate(() => {
      window.print = () => {
        const shown = (element: Element) => element.checkVisibility();
        const sheet = document.querySelector('[data-sheet]');
        document.body.dataset.printed = JSON.stringify({
          sheet: sheet?.getAttribute('data-sheet'),
          headings: [...document.querySelectorAll('h1, h2')].filter(shown).length,
          questions: [...document.querySelectorAll('ol > li')].filter(shown).length,
          text: sheet instanceof HTMLElement ? sheet.innerText : '',
        });
      };
    });
    const printed = async () => JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '{}');
    // On paper there are no buttons to press, so they are pressed as a program would.
    await page.getByText(t('larer.test.print'), { exact: true }).dispatchEvent('click');
    const pupil = await printed();
    expect(pupil).toMatchObject({ sheet: 'pupil', headings: 0, questions: 5 });
    expect(pupil.text).toContain(t('larer.sheet.name'));
    expect(pupil.text).not.toContain(t('larer.test.answer'));
    await page.getByText(t('larer.test.print_key'), { exact: true }).dispatchEvent('click');
    const key = await printed();
    expect(key).toMatchObject({ sheet: 'key', headings: 0, questions: 5 });
    expect(key.text).toContain(t('larer.test.answer'));
    expect(key.text).not.toContain(t('larer.sheet.name'));
  },
);

test('the plan and the page for teachers lead there', async ({ page, t }) => {
  await page.goto('/plan?kurs=python');
  await page
    .getByRole('link', { name: t('plan.material') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/larer\/python-/);
  await page.goto('/doc/for-teachers');
  await page
    .getByRole('link', { name: t('teachers.material') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/larer\//);
});

test('a lesson that does not exist has no page for its teacher', async ({ page, t, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  await page.goto('/larer/python-nowhere');
  await expect(page.getByRole('heading', { level: 1, name: t('larer.missing.title') })).toBeVisible();
});

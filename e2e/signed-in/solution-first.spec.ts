import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { beSignedIn } from '../fixtures/signin-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('three wrong answers offer the solution for half of the points, and say so before it is shown', async ({
    page,
    t,
    learner,
  }) => {
    // Four verdicts, each by a program on the server.
    test.slow();
    await beSignedIn(page, learner);
    await page.goto('/doc/javascript-functions#to-mil');
    const block = blockOf(page, 'to-mil');
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    const name = lang === '_no' ? 'tilMil' : 'toMil';
    const offer = block.getByRole('button', { name: t('learning.exercise.solution') });
    await expect(offer).toBeHidden();
    for (const wrong of [1, 2, 3]) {
      await writeCode(block, `function ${name}(km) {\n  return ${wrong};\n}`);
      await Promise.all([page.waitForResponse(/oppgave_svar/), check.click()]);
      await expect(check).not.toHaveAttribute('aria-busy');
    }
    await offer.click();
    const cost = lang === '_no' ? /gir den 5 poeng i stedet for 10/ : /\b5 points instead of 10/;
    await expect(block.getByText(cost)).toBeVisible();
    expect(await axeIssues(page, '#to-mil')).toEqual([]);

    // Trying first costs nothing.
    await block.getByRole('button', { name: t('learning.exercise.look_not') }).click();
    await expect(block.getByText(cost)).toBeHidden();
    await offer.click();
    const look = block.getByRole('button', { name: t('learning.exercise.look'), exact: true });
    const [seen] = await Promise.all([
      page.waitForResponse(/oppgave_losning/).then((response) => response.json()),
      look.dblclick(),
    ]);
    expect(seen.poeng).toBe(5);
    await expect(block.getByText(t('learning.exercise.solution_title'))).toBeVisible();
    const header = block.locator('header');
    await expect(header).toContainText(lang === '_no' ? '5 poeng' : '5 points');
    await expect(header).not.toContainText('10 p');

    await writeCode(block, seen.solution);
    const [right] = await Promise.all([
      page.waitForResponse(/oppgave_svar/).then((response) => response.json()),
      check.click(),
    ]);
    expect(right).toMatchObject({ passed: true, poeng_earned: 5, poeng: 5 });
    await page.reload();
    await expect(block.getByText(t('learning.exercise.points_earned', { poeng: 5, all: 10 }))).toBeAttached();
  });
});

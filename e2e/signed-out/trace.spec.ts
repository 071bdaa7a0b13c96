import { axeIssues } from '../fixtures/axe.ts';
import { blockOf } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a table of values is filled in, and the first wrong row is stepped through', async ({ page, t, isMobile }) => {
    test.slow();
    await page.goto('/mal');
    const block = blockOf(page, 'quiz-trace');
    const [points, name] = lang === '_no' ? ['poeng', 'navn'] : ['points', 'name'];
    const output = t('learning.quiz.trace.output');
    const cell = (column: string, row: number, line: number) =>
      block.getByRole('textbox', { name: t('learning.quiz.trace.cell', { name: column, row, line }), exact: true });
    const answer = block.getByRole('button', { name: t('learning.quiz.answer') });
    await expect(block.getByText(t('learning.quiz.trace.fill_first'))).toBeVisible();

    // Enter goes from cell to cell.
    await cell(points, 1, 2).fill('1');
    await cell(points, 1, 2).press('Enter');
    await expect(cell(name, 1, 2)).toBeFocused();
    await cell(name, 1, 2).fill('Ada');
    for (const [row, line, value] of [
      [2, 4, '3'],
      [3, 4, '4'],
      [4, 5, '4'],
    ] as const) {
      await cell(points, row, line).fill(value);
      await cell(name, row, line).fill('"Ada"');
    }
    await cell(output, 4, 5).fill('Ada 5');
    await answer.click();
    await expect(block.getByText(t('learning.quiz.wrong_trace'))).toBeVisible({ timeout: 60_000 });
    await expect(cell(points, 2, 4)).not.toHaveAttribute('aria-invalid');
    await expect(cell(points, 3, 4)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(points, 4, 5)).not.toHaveAttribute('aria-invalid');
    await expect(block.getByText(lang === '_no' ? 'Se på linje 4' : 'Look at line 4')).toBeVisible();
    expect(await axeIssues(page, '#quiz-trace')).toEqual([]);

    // It opens where the line of that row is about to run; one step on, its value is there.
    const steps = block.getByRole('button', { name: t('learning.quiz.trace.steps', { row: 3 }) });
    await steps.click();
    const viewer = block.getByRole('region', {
      name: t('steps.title_of', { name: t('learning.quiz.trace.row', { row: 3 }) }),
    });
    await expect(viewer).toBeVisible({ timeout: 60_000 });
    await expect(viewer.getByRole('status')).toContainText(lang === '_no' ? 'Linje 4' : 'Line 4');
    await viewer.getByRole('button', { name: t('steps.forward') }).click();
    await expect(viewer.getByRole('status')).toContainText('5');
    expect(await axeIssues(page, '#quiz-trace')).toEqual([]);
    await viewer.getByRole('button', { name: t('steps.close') }).click();
    await expect(steps).toBeFocused();

    await cell(points, 3, 4).fill('5');
    await expect(block.getByText(t('learning.quiz.wrong_trace'))).toBeHidden();
    await cell(points, 4, 5).fill('5');
    await answer.click();
    await expect(block.getByText(t('learning.quiz.right'))).toBeVisible();
    await expect(block.getByText(lang === '_no' ? 'Løkken går to ganger' : 'The loop runs twice')).toBeVisible();
    expect(await axeIssues(page, '#quiz-trace')).toEqual([]);

    // The page is never wider than the window: a wide table scrolls inside itself.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const box = await cell(points, 1, 2).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    if (isMobile) expect(await cell(points, 1, 2).evaluate((one) => getComputedStyle(one).fontSize)).toBe('16px');
  });
});

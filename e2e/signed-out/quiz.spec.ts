import { axeIssues } from '../fixtures/axe.ts';
import { blockOf } from '../fixtures/learning.ts';
import { scrollTo } from '../fixtures/scroll-to.ts';
import { DESKTOP_ONLY, expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('a choice is answered in place: wrong, then right with the reason', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'quiz');
    const answer = block.getByRole('button', { name: t('learning.quiz.answer') });
    await expect(block.getByText(t('learning.quiz.choose_first'))).toBeVisible();
    const row = block.locator('label').filter({ hasText: '4' });
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await row.click();
    await answer.click();
    await expect(block.getByText(t('learning.quiz.wrong'))).toBeVisible();
    await block.getByRole('radio').first().check();
    await expect(block.getByText(t('learning.quiz.wrong'))).toBeHidden();
    await answer.click();
    await expect(block.getByText(lang === '_no' ? 'Begge er tekst' : 'Both are text')).toBeVisible();
    expect(await axeIssues(page, '#quiz')).toEqual([]);

    // Solved, it is read again with its answer and its explanation.
    await page.reload();
    await expect(block.getByRole('radio').first()).toBeChecked();
    await expect(block.getByText(lang === '_no' ? 'Begge er tekst' : 'Both are text')).toBeVisible();
    await row.click();
    await expect(block.getByText(lang === '_no' ? 'Begge er tekst' : 'Both are text')).toBeHidden();
  });

  test('lines are put in order with the keyboard, and each move is announced', DESKTOP_ONLY, async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'quiz-order');
    const codes = ['for i in range(3):', '    print(i)', lang === '_no' ? 'print("Ferdig")' : 'print("Done")'];
    const out = block.getByRole('button', {
      name: t('learning.quiz.parsons.out', { code: 'for i in range(3)' }),
      exact: true,
    });
    await block.getByRole('button', { name: t('learning.quiz.answer') }).click();
    await expect(block.getByText(lang === '_no' ? 'slutter med kolon' : 'ends with a colon')).toBeVisible();
    await out.focus();
    await page.keyboard.press('Enter');
    await expect(block.getByText(t('learning.quiz.parsons.moved_out'))).toBeAttached();
    const program = block.getByRole('list', { name: t('learning.quiz.parsons.program') });
    const shown = () => program.getByRole('listitem').locator('code').allInnerTexts();
    for (const [index, code] of codes.entries()) {
      const up = block.getByRole('button', { name: t('learning.quiz.parsons.up', { code: code.trim() }), exact: true });
      await up.focus();
      for (let at = (await shown()).indexOf(code); at > index; at -= 1) {
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await shown()).indexOf(code)).toBe(at - 1);
        await expect(up).toBeFocused();
      }
    }
    await block.getByRole('button', { name: t('learning.quiz.answer') }).click();
    await expect(block.getByText(t('learning.quiz.right'))).toBeVisible();
    expect(await axeIssues(page, '#quiz-order')).toEqual([]);
  });

  test('a line is dragged to another place', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'quiz-order');
    const program = block.getByRole('list', { name: t('learning.quiz.parsons.program') });
    const codes = () => program.getByRole('listitem').locator('code').allInnerTexts();
    await scrollTo(program);
    await expect(program.getByRole('listitem')).toHaveCount(4);
    const before = await codes();
    const grips = program.locator('span[aria-hidden]');
    const from = await grips.first().boundingBox();
    const to = await grips.nth(2).boundingBox();
    if (!from || !to) throw new Error('The lines are not in view');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 8 });
    await page.mouse.up();
    expect(await codes()).toEqual([before[1], before[2], before[0], before[3]]);
  });

  test('indentation is part of the answer: set with buttons, keys and a drag', async ({ page, t, isMobile }) => {
    test.slow();
    await page.goto('/mal');
    const block = blockOf(page, 'quiz-parsons');
    const program = block.getByRole('list', { name: t('learning.quiz.parsons.program') });
    const button = (step: 'up' | 'out' | 'less' | 'more', code: string) =>
      block.getByRole('button', { name: t(`learning.quiz.parsons.${step}`, { code }), exact: true });
    const greeting = lang === '_no' ? 'hilsen' : 'greeting';
    const codes = [
      'total = 0',
      `${greeting} = "Sum:"`,
      'for i in range(3):',
      'total = total + i',
      `print(${greeting}, total)`,
    ];
    await button('out', 'for i in range(3)').click();
    // Until the page's script has come, only the last press is remembered.
    await expect(block.getByText(t('learning.quiz.parsons.moved_out'))).toBeAttached();
    const shown = () => program.getByRole('listitem').locator('code').allInnerTexts();
    for (const [index, code] of codes.entries()) {
      for (let at = (await shown()).indexOf(code); at > index; at -= 1) {
        await button('up', code).click();
        await expect.poll(async () => (await shown()).indexOf(code)).toBe(at - 1);
      }
    }
    expect(await shown()).toEqual(codes);
    await block.getByRole('button', { name: t('learning.quiz.answer') }).click();
    await expect(block.getByText(t('learning.quiz.parsons.wrong_indent'))).toBeVisible({ timeout: 60_000 });

    // Two levels by a drag, and one back.
    const line = program.getByRole('listitem').filter({ hasText: 'total = total + i' });
    const grip = await line.locator('span[aria-hidden]').boundingBox();
    if (!grip) throw new Error('The line is not in view');
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2 * (isMobile ? 20 : 32), y, { steps: 5 });
    await page.mouse.up();
    await expect(line.getByText(lang === '_no' ? 'rykket inn 2 nivåer' : 'indented 2 levels')).toBeAttached();
    await button('less', 'total = total + i').focus();
    if (isMobile) await button('less', 'total = total + i').click();
    else await page.keyboard.press('Alt+ArrowLeft');
    await expect(line.getByText(lang === '_no' ? 'rykket inn ett nivå' : 'indented one level')).toBeAttached();
    expect(new URL(page.url()).pathname).toBe('/mal');
    await expect(button('less', 'total = 0')).toBeDisabled();
    await block.getByRole('button', { name: t('learning.quiz.answer') }).click();
    await expect(block.getByText(t('learning.quiz.right'))).toBeVisible({ timeout: 60_000 });
    expect(await axeIssues(page, '#quiz-parsons')).toEqual([]);
  });

  test('a gap is filled inside the code', PHONE_ONLY, async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'quiz-fill');
    const gap = block.getByRole('textbox', { name: t('learning.quiz.gap', { number: 1, all: 1 }) });
    const answer = block.getByRole('button', { name: t('learning.quiz.answer') });
    await gap.fill('say');
    await answer.click();
    await expect(
      block.getByText(lang === '_no' ? 'Funksjonen som skriver ut' : 'The function that writes'),
    ).toBeVisible();
    await gap.fill('print');
    await answer.click();
    await expect(block.getByText(t('learning.quiz.right'))).toBeVisible();
    expect(await axeIssues(page, '#quiz-fill')).toEqual([]);
  });

  test('what a program prints is predicted', DESKTOP_ONLY, async ({ page, t }) => {
    test.slow();
    await page.goto('/mal');
    const block = blockOf(page, 'quiz-predict');
    const field = block.getByRole('textbox', { name: t('learning.quiz.predict.field') });
    await field.fill('7');
    await block.getByRole('button', { name: t('learning.quiz.answer') }).click();
    await expect(block.getByText(t('learning.quiz.wrong_predict'))).toBeVisible({ timeout: 60_000 });
    await field.fill('10');
    await block.getByRole('button', { name: t('learning.quiz.answer') }).click();
    await expect(block.getByText(t('learning.quiz.right'))).toBeVisible();
    expect(await axeIssues(page, '#quiz-predict')).toEqual([]);
  });
});

import { blockOf, writeCode } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 40_000 };

/** The greeting is stored; it is read again only where `reads` says so. */
const program = {
  _no: (reads: boolean) => `const felt = document.querySelector("input");
const hilsen = document.querySelector("h1");
document.querySelector("button").onclick = () => {
  localStorage.setItem("navn", felt.value);
  hilsen.textContent = "Hei, " + felt.value + "!";
};${reads ? '\nif (localStorage.navn) hilsen.textContent = "Hei, " + localStorage.navn + "!";' : ''}`,
  _eng: (reads: boolean) => `const field = document.querySelector("input");
const greeting = document.querySelector("h1");
document.querySelector("button").onclick = () => {
  localStorage.setItem("name", field.value);
  greeting.textContent = "Hello, " + field.value + "!";
};${reads ? '\nif (localStorage.name) greeting.textContent = "Hello, " + localStorage.name + "!";' : ''}`,
};

forEachLanguage((lang) => {
  const [hello, greeting] = lang === '_no' ? ['Hei!', 'Hei, Max!'] : ['Hello!', 'Hello, Max!'];

  test('a page remembers from one run to the next, and a check that reloads it says so', async ({ page, t }) => {
    test.slow();
    await page.goto('/doc/javascript-data');
    const block = blockOf(page, 'remember-name');
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    const own = block.frameLocator(`iframe[title="${t('learning.output.frame')}"]`);

    await writeCode(block, program[lang](false));
    await check.click();
    const failed = block.getByRole('listitem').filter({ has: page.locator('ol') });
    await expect(failed.locator('ol > li').last()).toHaveText(t('learning.play.reload'), ENGINE);
    await expect(own.locator('h1')).toHaveText(hello, ENGINE);

    await writeCode(block, program[lang](true));
    const run = block.getByRole('button', { name: t('learning.run') });
    const stop = block.getByRole('button', { name: t('learning.stop') });
    const runAgain = async () => {
      await run.or(stop).waitFor();
      if (await stop.isVisible()) await stop.click();
      await run.click();
    };
    await runAgain();
    await expect(own.locator('h1')).toHaveText(hello, ENGINE);
    await own.locator('input').fill('Max');
    await own.locator('button').click();
    await expect(own.locator('h1')).toHaveText(greeting);
    await runAgain();
    await expect(own.locator('input')).toHaveValue('', ENGINE);
    await expect(own.locator('h1')).toHaveText(greeting);
    expect(await page.evaluate(() => Object.values(localStorage).includes('Max'))).toBe(false);

    await check.click();
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);
  });
});

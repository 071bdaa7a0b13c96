import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, codeIn, writeCode } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 40_000 };

/** The same program in each language; what is added is not drawn while `ending` is empty. */
const program = {
  _no: (ending: string) => `const ting = ["Ullsokker", "Kakao"];
function tegn() {
  document.querySelector("ul").replaceChildren(...ting.map((tekst) => {
    const li = document.createElement("li");
    li.textContent = tekst;
    return li;
  }));
}
const felt = document.querySelector("#ny");
document.querySelector("form").addEventListener("submit", (hendelse) => {
  hendelse.preventDefault();
  if (felt.value.trim() !== "") ting.push(felt.value.trim());
  felt.value = "";${ending && `\n  tegn();`}
});
tegn();`,
  _eng: (ending: string) => `const things = ["Wool socks", "Cocoa"];
function draw() {
  document.querySelector("ul").replaceChildren(...things.map((text) => {
    const li = document.createElement("li");
    li.textContent = text;
    return li;
  }));
}
const field = document.querySelector("#new");
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (field.value.trim() !== "") things.push(field.value.trim());
  field.value = "";${ending && `\n  draw();`}
});
draw();`,
};

forEachLanguage((lang) => {
  const [thing, field] = lang === '_no' ? ['Lommelykt', '#ny'] : ['Torch', '#new'];

  test('the page that a program finds is there before its first run, and nothing runs in it', async ({
    page,
    t,
    allowConsole,
  }) => {
    // The test's own scripts are refused in a frame where nothing runs.
    allowConsole(/Blocked script execution in .*\/sandbox\/style/);
    await page.goto('/doc/javascript-events');
    const block = blockOf(page, 'like-button');
    const count = (hearts: number) => (lang === '_no' ? `Hjerter: ${hearts}` : `Hearts: ${hearts}`);
    const own = block.frameLocator(`iframe[title="${t('learning.output.frame')}"]`);
    await codeIn(block);
    await expect(own.getByText(count(0))).toBeVisible();
    await expect(block.getByText(t('learning.output.preview'))).toBeVisible();
    expect(await axeIssues(page, '#like-button')).toEqual([]);

    const id = lang === '_no' ? 'antall' : 'number';
    await writeCode(block, `document.querySelector('#${id}').textContent = '${count(7)}';`);
    await expect(own.getByText(count(0))).toBeVisible();
    await block.getByRole('button', { name: t('learning.run') }).click();
    await expect(own.getByText(count(7))).toBeVisible();
    await expect(block.getByText(t('learning.output.preview'))).toBeHidden();
  });

  test('a check plays its events in the page, says what it did, and the next exercise takes the code along', async ({
    page,
    t,
  }) => {
    test.slow();
    await page.goto('/doc/javascript-app');
    const block = blockOf(page, 'app-add');
    const check = block.getByRole('button', { name: t('learning.check'), exact: true });
    const own = block.frameLocator(`iframe[title="${t('learning.output.frame')}"]`);

    await writeCode(block, program[lang](''));
    await check.click();
    const failed = block.getByRole('listitem').filter({ has: page.locator('ol') });
    await expect(failed.locator('ol > li')).toHaveText(
      [
        t('learning.play.type', { element: field, text: thing }),
        t('learning.play.click', { element: 'form button' }),
      ].map((text) => text.replaceAll('`', '')),
      ENGINE,
    );
    await expect(failed.locator('dd').last()).not.toContainText(thing);
    // Seen in the learner's own page: the field was written in and emptied, and the list is as short as before.
    await expect(own.locator('li')).toHaveCount(2);

    await writeCode(block, program[lang]('drawn'));
    await check.click();
    await expect(block.getByText(t('learning.exercise.passed')).first()).toBeVisible(ENGINE);

    const next = blockOf(page, 'app-tick');
    await next.getByRole('button', { name: t('learning.continue.own') }).click();
    await expect.poll(() => codeIn(next)).toBe(program[lang]('drawn'));
    await next.getByRole('button', { name: t('learning.continue.starter') }).click();
    await expect(next.getByRole('button', { name: t('learning.continue.own') })).toBeVisible();
  });
});

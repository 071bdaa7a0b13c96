import { axeIssues } from '../fixtures/axe.ts';
import { blockOf, writeCode } from '../fixtures/learning.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

const ENGINE = { timeout: 60_000 };

forEachLanguage((lang) => {
  test('a program that plots shows its figures, in words too, and as wide as there is room', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(
      block,
      [
        'import matplotlib.pyplot as plt',
        'xs = plt.linspace(0, 1, 50)',
        'plt.plot(xs, [x * x for x in xs], label="f")',
        'plt.title("<b>A</b>")',
        'plt.legend()',
        'plt.show()',
        'plt.bar(["Ada", "Bo"], [3, 5])',
        'plt.show()',
      ].join('\n'),
    );
    await block.getByRole('button', { name: t('learning.run') }).click();
    const plot = block.getByRole('img', { name: t('plot.named', { title: '<b>A</b>' }) });
    await expect(plot).toBeVisible(ENGINE);
    const bars = block.getByRole('img', { name: t('plot.unnamed'), exact: true });
    await expect(bars).toBeVisible();
    await expect(bars).toHaveAccessibleDescription(/Ada: 3, Bo: 5/);
    await expect(plot.getByText(lang === '_no' ? '0,5' : '0.5', { exact: true }).first()).toBeVisible();
    await expect(block.getByRole('listitem').filter({ hasText: /^f$/ })).toBeVisible();
    const [outer, inner] = [await block.boundingBox(), await plot.boundingBox()];
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
    expect(await axeIssues(page, '#run')).toEqual([]);
  });

  test('a function that plot does not have is explained', async ({ page, t }) => {
    await page.goto('/mal');
    const block = blockOf(page, 'run');
    await writeCode(block, 'from pylab import *\nimport plot\nplot.pie([1, 2])');
    await block.getByRole('button', { name: t('learning.run') }).click();
    const words =
      lang === '_no' ? 'plot har ingen funksjon som heter pie her.' : 'plot has no function called pie here.';
    await expect(block.getByText(words)).toBeVisible(ENGINE);
  });
});

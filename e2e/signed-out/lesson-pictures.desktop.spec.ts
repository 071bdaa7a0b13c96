import { blockOf, writeCode } from '../fixtures/learning.ts';
import { expect, test } from '../fixtures/test.ts';

test('a learner’s page shows the pictures of the lesson, and no other address of the site', async ({
  page,
  t,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|get_doc_header csp$/);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(new URL(response.url()).pathname));
  await page.goto('/doc/html-images');
  const block = blockOf(page, 'picture-run');
  await writeCode(block, '<img src="/content/html/images/cabin.svg" alt="a"><img src="/api/get_doc_header" alt="b">');
  await block.getByRole('button', { name: t('learning.run') }).click();
  const pictures = block.frameLocator('iframe').locator('img');
  await expect(pictures).toHaveCount(2);
  const widthOf = (index: number) => pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => widthOf(0)).toBeGreaterThan(0);
  expect(await widthOf(1)).toBe(0);
  expect(asked).toContain('/content/html/images/cabin.svg');
});

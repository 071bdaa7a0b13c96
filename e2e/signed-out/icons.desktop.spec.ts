import { expect, test } from '../fixtures/test.ts';

test('the browser can show every icon that a page and its manifest name', async ({ page }) => {
  await page.goto('/');
  const icons = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]')];
    const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const manifest = (await (await fetch(address)).json()) as { icons: { src: string }[] };
    const addresses = [...links.map(({ href }) => href), ...manifest.icons.map(({ src }) => src)];
    return Promise.all(
      addresses.map(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return new URL(src, location.href).pathname;
      }),
    );
  });
  expect([...new Set(icons)].sort()).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/favicon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ]);
});

import type { Page } from '@playwright/test';
import { accountOf } from '../fixtures/header.ts';
import { type Picture, pngPicture } from '../fixtures/picture.ts';
import { openSettings } from '../fixtures/settings-page.ts';
import { expect, forEachLanguage, PHONE_ONLY, test } from '../fixtures/test.ts';

/** Drops or pastes a file, as a browser would tell the page about it. */
async function give(page: Page, kind: 'drop' | 'paste', picture: Picture): Promise<void> {
  const data = await page.evaluateHandle(
    ({ base64, name, mimeType }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { base64: picture.buffer.toString('base64'), name: picture.name, mimeType: picture.mimeType },
  );
  if (kind === 'drop') await page.locator('section').first().dispatchEvent('drop', { dataTransfer: data });
  else await data.evaluate((clipboardData) => window.dispatchEvent(new ClipboardEvent('paste', { clipboardData })));
}

/** Two fingers on the middle of the stage that move apart. */
async function pinch(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 40, 50]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

forEachLanguage(() => {
  test('a picture is cut out, turned and shown everywhere at once; removing it can be undone', async ({
    page,
    t,
    learner,
  }) => {
    await openSettings(page, t, learner, 'public_profile');
    await page.getByLabel(t('profil_set.picture.choose')).setInputFiles(pngPicture(600, 400));
    const dialog = page.getByRole('dialog', { name: t('picture.title') });
    const stage = dialog.getByRole('application', { name: t('picture.stage') });
    await stage.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('button', { name: t('picture.turn_right') }).click();
    await expect(dialog.getByLabel(t('picture.zoom'))).toHaveValue('1.1');
    await dialog.getByRole('button', { name: t('picture.use') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('profil_set.picture.changed'))).toBeVisible();

    const inHeader = accountOf(page, t, learner).locator('img');
    await expect(inHeader).toHaveAttribute('src', /^\/bilder\/.+\/mikro\.webp$/);
    await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: t('profil_set.picture.remove') }).click();
    await expect(page.getByText(t('profil_set.picture.removed'))).toBeVisible();
    await expect(inHeader).toBeHidden();
    await page.getByRole('button', { name: t('profil_set.undo'), exact: true }).click();
    await expect(page.getByText(t('profil_set.picture.undone'))).toBeVisible();
    await expect(inHeader).toBeVisible();
    await page.goto(`/profil_disp/${learner.username}`);
    const onProfile = page.getByRole('img', { name: t('profil_disp.picture', { username: learner.username }) });
    await expect(onProfile).toHaveAttribute('src', /^\/bilder\/.+\/norm\.webp$/);
  });

  test('a picture may be dropped or pasted, moved with the mouse, and zoomed with the wheel or two fingers', async ({
    page,
    t,
    learner,
    hasTouch,
  }) => {
    await openSettings(page, t, learner, 'public_profile');
    await give(page, 'drop', pngPicture(300, 200));
    const dialog = page.getByRole('dialog', { name: t('picture.title') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await give(page, 'paste', pngPicture(400, 1200));
    const stage = dialog.getByRole('application', { name: t('picture.stage') });
    const colour = () =>
      stage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const [red = 0, green = 0] = canvas.getContext('2d')?.getImageData(canvas.width / 2, 10, 1, 1).data ?? [];
        return red > green ? 'red' : 'green';
      });
    await expect.poll(colour).toBe('red');
    const box = await stage.boundingBox();
    if (!box) throw new Error('The stage is not shown');
    // The picture is red above and green below: drawn upwards, the green fills the square.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 200, { steps: 5 });
    await page.mouse.up();
    await expect.poll(colour).toBe('green');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -300);
    const zoom = dialog.getByLabel(t('picture.zoom'));
    await expect(zoom).not.toHaveValue('1');
    if (hasTouch) {
      await dialog.getByRole('button', { name: t('picture.reset') }).click();
      await pinch(page, box);
      await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5);
    }
  });

  test('a file that is no picture is explained and not sent', PHONE_ONLY, async ({ page, t, learner }) => {
    const unusable = [
      { issue: 'type', file: { name: 'tegning.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') } },
      { issue: 'unreadable', file: { name: 'tekst.png', mimeType: 'image/png', buffer: Buffer.from('hei på deg') } },
      { issue: 'unreadable', file: { ...pngPicture(40, 40), buffer: pngPicture(40, 40).buffer.subarray(0, 50) } },
    ] as const;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await openSettings(page, t, learner, 'public_profile');
    const dialog = page.getByRole('dialog', { name: t('picture.title') });
    for (const { issue, file } of unusable) {
      await page.getByLabel(t('profil_set.picture.choose')).setInputFiles(file);
      await expect(dialog.getByText(t(`picture.issue.${issue}`))).toBeVisible();
      await expect(dialog.getByRole('button', { name: t('picture.use') })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    expect(sent.filter((address) => address.includes('user_profil_img'))).toEqual([]);
  });

  test(
    'a picture that could not be sent stays in the editor with the reason',
    PHONE_ONLY,
    async ({ page, t, learner, allowConsole }) => {
      allowConsole(/user_profil_img/);
      await openSettings(page, t, learner, 'public_profile');
      await page.route('**/api/user_profil_img', (route) => route.abort('internetdisconnected'));
      await page.getByLabel(t('profil_set.picture.choose')).setInputFiles(pngPicture(200, 200));
      const dialog = page.getByRole('dialog', { name: t('picture.title') });
      await dialog.getByRole('button', { name: t('picture.use') }).click();
      await expect(dialog.getByText(t('app.error.offline'))).toBeVisible();
      await page.unroute('**/api/user_profil_img');
      await dialog.getByRole('button', { name: t('picture.use') }).click();
      await expect(dialog).toBeHidden();
    },
  );
});

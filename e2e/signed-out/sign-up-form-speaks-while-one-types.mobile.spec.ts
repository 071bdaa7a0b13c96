import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { Page } from '@playwright/test';
import { unusedAccount } from '../fixtures/account.ts';
import { signupForm } from '../fixtures/signup-page.ts';
import { expect, forEachLanguage, test } from '../fixtures/test.ts';

forEachLanguage((lang) => {
  test('the username is called invalid, free, free at its longest, or taken', async ({ page, t, learner }) => {
    await page.goto('/signup');
    const { username } = signupForm(page, t);
    const saidOf = (name: string) => username.fill(name).then(() => expect(username));

    for (const name of ['1kari', 'kari_n', 'k'.repeat(16), 'kåre']) {
      await (await saidOf(name)).toHaveAccessibleDescription(new RegExp(t('signin.username.invalid')));
    }
    const free = unusedAccount().username;
    await (await saidOf(free)).toHaveAccessibleDescription(endsWith(t('signin.username.valid')));
    for (const length of [14, 15]) {
      await (await saidOf(free.padEnd(length, 'x'))).toHaveAccessibleDescription(
        endsWith(t('signin.username.valid_max_length')),
      );
    }
    for (const name of [learner.username, 'admin']) {
      await (await saidOf(name)).toHaveAccessibleDescription(endsWith(t('signin.username.taken')));
    }
  });

  test('the password is called weak (in orange), medium, strong or too long', async ({ page, t }) => {
    await page.goto('/signup');
    const { password } = signupForm(page, t);
    const strengths = [
      [1, 'weak'],
      [3, 'weak'],
      [4, 'medium'],
      [6, 'medium'],
      [7, 'strong'],
      [19, 'strong'],
      [20, 'strong_max_length'],
      [21, 'too_long'],
    ] as const;
    for (const [length, strength] of strengths) {
      await password.fill('x'.repeat(length));
      const line = page.getByText(t(`signin.strength.${strength}`), { exact: true });
      await expect(line).toBeVisible();
      const isOrange = strength === 'weak';
      await expect.poll(async () => isOrangeHue(await litColour(page)), `${length} characters`).toBe(isOrange);
    }
  });

  test('the repeated password is called alike or not alike', async ({ page, t }) => {
    await page.goto('/signup');
    const { password, confirmation } = signupForm(page, t);
    await password.fill('hemmelig1');
    await confirmation.fill('hemmelig');
    await expect(page.getByText(t('signin.confirmation.differs'), { exact: true })).toBeVisible();
    await confirmation.fill('hemmelig1');
    await expect(page.getByText(t('signin.confirmation.matches'), { exact: true })).toBeVisible();
    // Alike, but shorter than a password may be.
    await password.fill('hemme');
    await confirmation.fill('hemme');
    await expect(page.getByText(t('signin.confirmation.differs'), { exact: true })).toBeVisible();
  });

  test('an address that is no address is called so once it is left', async ({ page, t }) => {
    await page.goto('/signup');
    const { email } = signupForm(page, t);
    await email.fill('kari@');
    await expect(page.getByText(ERROR_TEXTS.email_invalid[lang])).toBeHidden();
    await email.blur();
    await expect(page.getByText(ERROR_TEXTS.email_invalid[lang])).toBeVisible();
  });
});

/** Of the first stone of the strength meter. */
function litColour(page: Page): Promise<string> {
  return page
    .locator('[data-strength] > [data-lit]')
    .first()
    .evaluate((stone) => getComputedStyle(stone).backgroundColor);
}

/** Between the red of an issue and the yellow of the middle. */
function isOrangeHue(rgb: string): boolean {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  const hue = (60 * (green - blue)) / (red - Math.min(green, blue));
  return red > green && green > blue && hue >= 20 && hue <= 40;
}

function endsWith(text: string): RegExp {
  return new RegExp(`${text.replaceAll(/[()]/g, '\\$&')}$`);
}

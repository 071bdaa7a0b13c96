/** `system` follows the machine, by day and by night. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** before-paint.js reads the same key before the first paint. */
export const THEME_STORAGE_KEY = 'theme';

export function themeChoice(stored: string | null | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

export function shownTheme(choice: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** What one press of the switch leads to: always the theme that is not showing now. */
export function otherTheme(choice: ThemeChoice, systemIsDark: boolean): ThemeChoice {
  const requested = shownTheme(choice, systemIsDark) === 'dark' ? 'light' : 'dark';
  // Back to what the system says means following it again.
  return shownTheme('system', systemIsDark) === requested ? 'system' : requested;
}

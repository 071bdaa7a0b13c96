import { useSyncExternalStore } from 'react';
import { otherTheme, shownTheme, THEME_STORAGE_KEY, type ThemeChoice, themeChoice } from './theme-choice.ts';

const listeners = new Set<() => void>();
const darkSystem = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  darkSystem?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    darkSystem?.removeEventListener('change', listener);
  };
}

/** While the page is open, the choice is an attribute of it; storage is for the next visit. */
function chosen(): ThemeChoice {
  return themeChoice(document.documentElement.dataset.theme);
}

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export type Theme = {
  choice: ThemeChoice;
  shown: 'light' | 'dark';
  choose: (choice: ThemeChoice) => void;
  toggle: () => void;
};

export function useTheme(): Theme {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, chosen, () => 'system');
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => darkSystem?.matches ?? false,
    () => false,
  );
  return {
    choice,
    shown: shownTheme(choice, systemIsDark),
    choose: chooseTheme,
    toggle: () => chooseTheme(otherTheme(choice, systemIsDark)),
  };
}

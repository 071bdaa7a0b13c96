import { LOCALE } from '@kodestien/contract/language';
import { useEffect, useLayoutEffect } from 'react';
import { UserProvider } from '../account/user-context.tsx';
import { useHumanLang } from '../i18n/use-human-lang.ts';
import { AccountProvider } from '../layout/header/lazy-account.tsx';
import { BlokkNavigation } from '../lesson/document/blokk-navigation.tsx';
import { useLearner } from '../lesson/learning/use-learner.ts';
import { LayoutProvider } from '../loading/layout-context.tsx';
import { useAppSelector } from '../store/hooks.ts';
import { NavigationEffects } from './navigation-effects.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  const lang = useHumanLang();
  const ready = useAppSelector(({ loading }) => loading.first_refresh === 'ended');
  useLearner();
  useEffect(() => {
    // Even the language that it has already makes the browser look at the whole page again.
    const { documentElement } = document;
    if (documentElement.lang !== LOCALE[lang]) documentElement.lang = LOCALE[lang];
  }, [lang]);
  useLayoutEffect(() => {
    // Set before the first paint for those who may be signed in (before-paint.js).
    if (ready) delete document.documentElement.dataset.waiting;
  }, [ready]);

  return (
    <AccountProvider>
      {ready && (
        <UserProvider>
          <NavigationEffects />
          <BlokkNavigation />
          <LayoutProvider>
            <AppRoutes />
          </LayoutProvider>
        </UserProvider>
      )}
    </AccountProvider>
  );
}

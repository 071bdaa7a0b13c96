import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { type Audience, OPEN_TO_VISITORS } from '@kodestien/contract/pages';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import 'messages:app';
import { memoryStorage } from '../account/session/browser-storage.ts';
import { createSession } from '../account/session/session.ts';
import { SessionContext } from '../account/session/session-context.ts';
import { storedValues } from '../account/session/stored-values.ts';
import { UserProvider } from '../account/user-context.tsx';
import { translate } from '../i18n/catalogs.ts';
import { PAGE_NAMES, pageOf } from '../paths.ts';
import SigninScreen from '../screens/signin/signin-screen.tsx';
import { SIGNIN_TYPES, type SigninType } from '../screens/signin/signin-type.ts';
import { createStore } from '../store/store.ts';
import { SCREENS } from './routes.tsx';

test('five routes, sign-in among them, share one page that receives a type prop', () => {
  expect(SIGNIN_TYPES).toHaveLength(5);
  const screens = SIGNIN_TYPES.map((route) => SCREENS[route]);
  expect(new Set(screens.map(({ type }) => type))).toEqual(new Set([SCREENS.signin.type]));
  expect(screens.map(({ props }) => props)).toEqual(SIGNIN_TYPES.map((type) => ({ type })));
});

test('the server finds the screen of every page in the folder that is named like it', () => {
  const files = Object.keys(import.meta.glob('../screens/*/*-screen.tsx'));
  for (const name of PAGE_NAMES) {
    const folder = (pageOf(name).screen ?? name).replaceAll('_', '-');
    const found = files.filter((file) => file.startsWith(`../screens/${folder}/`));
    expect(found, `${name}: web/src/screens/${folder}/*-screen.tsx`).toHaveLength(1);
  }
});

test.each<[SigninType, string]>([
  ['signin', 'signin.title'],
  ['signin_email_confirm', 'signin.confirm.title'],
  ['signin_glemt_passord', 'signin.forgot.title'],
  ['signin_glemt_passord_confirm', 'signin.reset.missing.title'],
  ['signup', 'signin.signup.title'],
])('with the type %s that page is headed by %s', (type, heading) => {
  expect(headingOf(asVisitor(<SigninScreen type={type} />))).toBe(translate('_no', heading));
});

/** What a visitor is sent of a page that is for others: nothing, on the way to sign in, or why it is refused. */
const REFUSED: Record<Exclude<Audience, 'everyone' | 'visitor'>, (html: string) => void> = {
  signed_in: (html) => expect(html).toBe(''),
  superuser: (html) => expect(headingOf(html)).toBe(translate('_no', 'admin.refused.title')),
};
const guarded = PAGE_NAMES.filter((name) => !OPEN_TO_VISITORS.includes(pageOf(name).audience));

test.each(guarded)('the screen of %s shows a visitor nothing of it, as its record says', async (name) => {
  const { audience, screen = name } = pageOf(name);
  const files = import.meta.glob<{ default: ComponentType }>('../screens/*/*-screen.tsx');
  const [load] = Object.entries(files).flatMap(([file, load]) =>
    file.startsWith(`../screens/${screen.replaceAll('_', '-')}/`) ? [load] : [],
  );
  const Screen = (await load?.())?.default;
  if (!Screen) throw new Error(`${name} has no screen`);
  for (const address of exampleAddresses(name))
    REFUSED[audience as keyof typeof REFUSED](asVisitor(<Screen />, address));
});

function asVisitor(screen: ReactNode, address = '/'): string {
  const store = createStore();
  return renderToString(
    <Provider store={store}>
      <SessionContext value={createSession(store, storedValues(memoryStorage()))}>
        <MemoryRouter initialEntries={[address]}>
          <UserProvider>{screen}</UserProvider>
        </MemoryRouter>
      </SessionContext>
    </Provider>,
  );
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1];
}

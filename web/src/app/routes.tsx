import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../account/user-context.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { lazyPage } from '../loading/lazy-page.tsx';
import { PageSlot } from '../loading/page-slot.tsx';
import { type PageName, pageAt, pageOf } from '../paths.ts';
import { publicConfig } from '../public-config.ts';

type Screen = ReactElement<object, ComponentType & { id: string; preload(): Promise<void> }>;

function screen(id: string, load: () => Promise<{ default: ComponentType }>): Screen {
  const Page = lazyPage(id, load);
  return <Page />;
}

const Signin = lazyPage('signin', () => import('../screens/signin/signin-screen.tsx'));

const KLASSER = screen('klasser', () => import('../screens/klasser/klasser-screen.tsx'));

const FRAMVISNING = screen('framvisning', () => import('../screens/framvisning/framvisning-screen.tsx'));

/** Every page and its screen. */
export const SCREENS: Record<PageName, Screen> = {
  landing: screen('landing', () => import('../screens/landing/landing-screen.tsx')),
  mal: screen('mal', () => import('../screens/mal/mal-screen.tsx')),
  admin: screen('admin', () => import('../screens/admin/admin-screen.tsx')),
  doc: screen('doc', () => import('../screens/doc/doc-screen.tsx')),
  doc_router: screen('doc_router', () => import('../screens/doc-router/doc-router-screen.tsx')),
  tavle: screen('tavle', () => import('../screens/tavle/tavle-screen.tsx')),
  larer: screen('larer', () => import('../screens/larer/larer-screen.tsx')),
  plan: screen('plan', () => import('../screens/plan/plan-screen.tsx')),
  kladd: screen('kladd', () => import('../screens/kladd/kladd-screen.tsx')),
  framvisning: FRAMVISNING,
  klasse_framvisning: FRAMVISNING,
  black_screen: screen('black_screen', () => import('../screens/black-screen/black-screen.tsx')),
  profil_disp: screen('profil_disp', () => import('../screens/profil-disp/profil-disp-screen.tsx')),
  profil_set: screen('profil_set', () => import('../screens/profil-set/profil-set-screen.tsx')),
  user_profil_list: screen('user_profil_list', () => import('../screens/user-profil-list/user-profil-list-screen.tsx')),
  klasse: KLASSER,
  klasser: KLASSER,
  innlevering: KLASSER,
  kursbevis: screen('kursbevis', () => import('../screens/kursbevis/kursbevis-screen.tsx')),
  signin: <Signin type="signin" />,
  signin_email_confirm: <Signin type="signin_email_confirm" />,
  signin_glemt_passord: <Signin type="signin_glemt_passord" />,
  signin_glemt_passord_confirm: <Signin type="signin_glemt_passord_confirm" />,
  signin_oidc: screen('signin_oidc', () => import('../screens/signin-oidc/signin-oidc-screen.tsx')),
  signup: <Signin type="signup" />,
  footer: screen('footer', () => import('../screens/footer/footer-screen.tsx')),
};
const HOME = screen('home', () => import('../screens/home/home-screen.tsx'));
const NOT_FOUND = screen('not_found', () => import('../screens/not-found/not-found-screen.tsx'));

function screenAt(pathname: string, isSignedIn: boolean): { shown: Screen; isBare: boolean } {
  const { name, params } = pageAt(pathname) ?? {};
  if (!name) return { shown: NOT_FOUND, isBare: false };
  const { parts, existsWith, bare: isBare = false } = pageOf(name);
  const part = Object.values(params ?? {}).at(-1);
  const isMissing =
    (parts && part !== undefined && !Object.hasOwn(parts, part)) || (existsWith && !publicConfig[existsWith]);
  if (isMissing) return { shown: NOT_FOUND, isBare: false };
  // Strangers learn what this is; anyone who has signed in goes on where they were.
  return { shown: name === 'landing' && isSignedIn ? HOME : SCREENS[name], isBare };
}

/** The code of a screen, before the page that the server has finished for visitors is taken over. */
export function preloadPage(pathname: string): Promise<void> {
  return screenAt(pathname, false).shown.type.preload();
}

export function AppRoutes() {
  const { user } = useUser();
  const { shown, isBare } = screenAt(useLocation().pathname, user !== null);
  // Slots with different keys show their placeholder at once when one follows another.
  const slot = <PageSlot key={shown.type.id}>{shown}</PageSlot>;
  return isBare ? slot : <PageFrame>{slot}</PageFrame>;
}

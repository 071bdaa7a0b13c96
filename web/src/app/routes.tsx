import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../account/user-context.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { lazyPage } from '../loading/lazy-page.tsx';
import { PageSlot } from '../loading/page-slot.tsx';
import {
  ACCOUNT_GROUPS,
  ADMIN_SECTIONS,
  FOOTER_PAGES,
  MORE_ACCOUNT_GROUPS,
  type RouteName,
  routeAt,
} from '../paths.ts';
import { publicConfig } from '../public-config.ts';

const Landing = lazyPage('landing', () => import('../screens/landing/landing-screen.tsx'));
const Home = lazyPage('home', () => import('../screens/home/home-screen.tsx'));
const Mal = lazyPage('mal', () => import('../screens/mal/mal-screen.tsx'));
const Admin = lazyPage('admin', () => import('../screens/admin/admin-screen.tsx'));
const Doc = lazyPage('doc', () => import('../screens/doc/doc-screen.tsx'));
const DocRouter = lazyPage('doc_router', () => import('../screens/doc-router/doc-router-screen.tsx'));
const BlackScreen = lazyPage('black_screen', () => import('../screens/black-screen/black-screen.tsx'));
const ProfilDisp = lazyPage('profil_disp', () => import('../screens/profil-disp/profil-disp-screen.tsx'));
const ProfilSet = lazyPage('profil_set', () => import('../screens/profil-set/profil-set-screen.tsx'));
const UserProfilList = lazyPage(
  'user_profil_list',
  () => import('../screens/user-profil-list/user-profil-list-screen.tsx'),
);
const Kursbevis = lazyPage('kursbevis', () => import('../screens/kursbevis/kursbevis-screen.tsx'));
const Signin = lazyPage('signin', () => import('../screens/signin/signin-screen.tsx'));
const Footer = lazyPage('footer', () => import('../screens/footer/footer-screen.tsx'));
const NotFound = lazyPage('not_found', () => import('../screens/not-found/not-found-screen.tsx'));

type Screen = ReactElement<object, ComponentType & { id: string; preload(): Promise<void> }>;

/** Every address and its screen. */
export const SCREENS: Record<RouteName, Screen> = {
  landing: <Landing />,
  mal: <Mal />,
  admin: <Admin />,
  doc: <Doc />,
  doc_router: <DocRouter />,
  black_screen: <BlackScreen />,
  profil_disp: <ProfilDisp />,
  profil_set: <ProfilSet />,
  user_profil_list: <UserProfilList />,
  kursbevis: <Kursbevis />,
  signin: <Signin type="signin" />,
  signin_email_confirm: <Signin type="signin_email_confirm" />,
  signin_glemt_passord: <Signin type="signin_glemt_passord" />,
  signin_glemt_passord_confirm: <Signin type="signin_glemt_passord_confirm" />,
  signup: <Signin type="signup" />,
  footer: <Footer />,
};

/** The pages inside a page: what follows in the address is one of their names, or nothing. */
const INSIDE: Partial<Record<RouteName, readonly string[]>> = {
  admin: ADMIN_SECTIONS,
  profil_set: [...ACCOUNT_GROUPS, ...MORE_ACCOUNT_GROUPS],
  footer: FOOTER_PAGES,
};

function screenAt(pathname: string, isSignedIn: boolean): Screen {
  const { name, params } = routeAt(pathname) ?? {};
  const [inside] = Object.values(params ?? {});
  const isMissing = inside !== undefined && name && INSIDE[name]?.includes(inside) === false;
  if (!name || isMissing || (name === 'admin' && !publicConfig.show_admin_route)) return <NotFound />;
  // Strangers learn what this is; anyone who has signed in goes on where they were.
  return name === 'landing' && isSignedIn ? <Home /> : SCREENS[name];
}

/** The code of a screen, before the page that the server has finished for visitors is taken over. */
export function preloadPage(pathname: string): Promise<void> {
  return screenAt(pathname, false).type.preload();
}

/** Our own table says which screen an address has: the router's way to match routes would be 5 kB of every first visit. */
export function AppRoutes() {
  const { user } = useUser();
  const screen = screenAt(useLocation().pathname, user !== null);
  // Slots with different keys show their placeholder at once when one follows another.
  const slot = <PageSlot key={screen.type.id}>{screen}</PageSlot>;
  return screen === SCREENS.black_screen ? slot : <PageFrame>{slot}</PageFrame>;
}

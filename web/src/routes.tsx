import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageFrame } from './layout/page-frame.tsx';
import { lazyPage } from './lazy-page/lazy-page.tsx';
import { PageSlot } from './lazy-page/page-slot.tsx';
import { ACCOUNT_GROUPS, ADMIN_SECTIONS, FOOTER_PAGES, MORE_ACCOUNT_GROUPS, type RouteName, routeAt } from './paths.ts';
import { publicConfig } from './public-config.ts';
import { useParams } from './use-params.ts';
import { useUser } from './user-context.tsx';

const Landing = lazyPage('landing', () => import('./screens/landing/landing-screen.tsx'));
const Home = lazyPage('home', () => import('./screens/home/home-screen.tsx'));
const Mal = lazyPage('mal', () => import('./screens/mal/mal-screen.tsx'));
const Admin = lazyPage('admin', () => import('./screens/admin/admin-screen.tsx'));
const Doc = lazyPage('doc', () => import('./screens/doc/doc-screen.tsx'));
const DocRouter = lazyPage('doc_router', () => import('./screens/doc-router/doc-router-screen.tsx'));
const BlackScreen = lazyPage('black_screen', () => import('./screens/black-screen/black-screen.tsx'));
const ProfilDisp = lazyPage('profil_disp', () => import('./screens/profil-disp/profil-disp-screen.tsx'));
const ProfilSet = lazyPage('profil_set', () => import('./screens/profil-set/profil-set-screen.tsx'));
const UserProfilList = lazyPage(
  'user_profil_list',
  () => import('./screens/user-profil-list/user-profil-list-screen.tsx'),
);
const Kursbevis = lazyPage('kursbevis', () => import('./screens/kursbevis/kursbevis-screen.tsx'));
const Signin = lazyPage('signin', () => import('./screens/signin/signin-screen.tsx'));
const Footer = lazyPage('footer', () => import('./screens/footer/footer-screen.tsx'));
const NotFound = lazyPage('not_found', () => import('./screens/not-found/not-found-screen.tsx'));

const NO_PAGE = slot('not_found', <NotFound />);

/** Every address and its screen. Slots with different keys show their placeholder at once when one follows another. */
export const FRAMED: Record<Exclude<RouteName, 'black_screen'>, ReactNode> = {
  landing: <FrontPage />,
  mal: slot('mal', <Mal />),
  admin: publicConfig.show_admin_route ? among(ADMIN_SECTIONS, 'section', slot('admin', <Admin />)) : NO_PAGE,
  doc: slot('doc', <Doc />),
  doc_router: slot('doc_router', <DocRouter />),
  profil_disp: slot('profil_disp', <ProfilDisp />),
  profil_set: among([...ACCOUNT_GROUPS, ...MORE_ACCOUNT_GROUPS], 'group', slot('profil_set', <ProfilSet />)),
  user_profil_list: slot('user_profil_list', <UserProfilList />),
  kursbevis: slot('kursbevis', <Kursbevis />),
  signin: slot('signin', <Signin type="signin" />),
  signin_email_confirm: slot('signin', <Signin type="signin_email_confirm" />),
  signin_glemt_passord: slot('signin', <Signin type="signin_glemt_passord" />),
  signin_glemt_passord_confirm: slot('signin', <Signin type="signin_glemt_passord_confirm" />),
  signup: slot('signin', <Signin type="signup" />),
  footer: among(FOOTER_PAGES, 'page', slot('footer', <Footer />)),
};

const SCREENS: Record<RouteName, { preload(): Promise<void> }> = {
  landing: Landing,
  mal: Mal,
  admin: Admin,
  doc: Doc,
  doc_router: DocRouter,
  black_screen: BlackScreen,
  profil_disp: ProfilDisp,
  profil_set: ProfilSet,
  user_profil_list: UserProfilList,
  kursbevis: Kursbevis,
  signin: Signin,
  signin_email_confirm: Signin,
  signin_glemt_passord: Signin,
  signin_glemt_passord_confirm: Signin,
  signup: Signin,
  footer: Footer,
};

/** The code of a screen, before the page that the server has finished is taken over. */
export function preloadPage(pathname: string): Promise<void> {
  const { name } = routeAt(pathname) ?? {};
  return (name ? SCREENS[name] : NotFound).preload();
}

/** Strangers learn what this is; whoever has signed in goes on where they were. */
function FrontPage() {
  return useUser().user ? slot('home', <Home />) : slot('landing', <Landing />);
}

function slot(key: string, screen: ReactNode): ReactNode {
  return <PageSlot key={key}>{screen}</PageSlot>;
}

/** The pages inside a page: what follows in the address is one of their names, or nothing. */
function among(names: readonly string[], parameter: string, screen: ReactNode): ReactNode {
  return (
    <Among names={names} parameter={parameter}>
      {screen}
    </Among>
  );
}

function Among({ names, parameter, children }: { names: readonly string[]; parameter: string; children: ReactNode }) {
  const { [parameter]: named } = useParams();
  return named === undefined || names.includes(named) ? children : NO_PAGE;
}

/** Our own table says which screen an address has: the router's way to match routes would be 5 kB of every first visit. */
export function AppRoutes() {
  const { name } = routeAt(useLocation().pathname) ?? {};
  if (name === 'black_screen') return slot('black_screen', <BlackScreen />);
  return <PageFrame>{name ? FRAMED[name] : NO_PAGE}</PageFrame>;
}

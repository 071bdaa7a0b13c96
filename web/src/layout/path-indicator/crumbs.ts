import type { HumanLang } from '@kodestien/contract/language';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { Translate } from '../../i18n/use-t.ts';
import {
  ACCOUNT_GROUPS,
  ADMIN_SECTIONS,
  FOOTER_PAGES,
  MORE_ACCOUNT_GROUPS,
  paths,
  ROUTE_PATTERNS,
  type RouteName,
  routeAt,
} from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import type { DocState } from '../../store/doc.ts';

/** One place on the way. The last one is where the visitor is and needs no address. */
export type Crumb = { label: string; to?: string };

/** What the titles are found in: the header list, the document in view, and the texts of the product itself. */
export type Titles = { t: Translate; lang: HumanLang } & Pick<DocState, 'doc_arr' | 'doc_current'>;

type Params = Record<string, string | undefined>;
type BeyondHome = (titles: Titles, params: Params) => Crumb[];

/** The way from home to this address, home first. */
export function crumbsFor(pathname: string, titles: Titles): Crumb[] {
  const home = named(titles, 'landing', 'layout.home', paths.landing);
  const route = routeAt(pathname);
  return [home, ...(route ? beyondHome(route.name, titles, route.params) : [notFound(titles)])];
}

const signin = (titles: Titles) => named(titles, 'signin', 'layout.signin', paths.signin);
const forgotten = ({ t }: Titles) => ({ label: t('layout.path.signin_glemt_passord'), to: paths.signinGlemtPassord });
const notFound = ({ t }: Titles) => ({ label: t('layout.path.not_found') });

/** A page that has nothing here is called by its own text, `layout.path.<name of the route>`. */
const BEYOND_HOME = {
  landing: () => [],
  admin,
  doc: (titles, { slug }) => documentCrumbs(titles, slug),
  doc_router: (titles, { pk }) => documentCrumbs(titles, pk),
  black_screen: () => [],
  profil_disp: (titles, { pk = '' }) => [...people(titles), { label: pk }],
  profil_set: settings,
  user_profil_list: (titles) => [named(titles, 'user_profil_list', 'layout.people', paths.userProfilList)],
  kursbevis: (titles, { slug }) => [...documentCrumbs(titles, slug), { label: titles.t('layout.path.kursbevis') }],
  signin: (titles) => [signin(titles)],
  signin_email_confirm: (titles) => [...signup(titles), { label: titles.t('layout.path.signin_email_confirm') }],
  signin_glemt_passord: (titles) => [signin(titles), forgotten(titles)],
  signin_glemt_passord_confirm: (titles) => [
    signin(titles),
    forgotten(titles),
    { label: titles.t('layout.path.signin_glemt_passord_confirm') },
  ],
  signup: (titles) => [named(titles, 'signup', 'layout.signup', paths.signup)],
  footer: (titles, { page = 'about' }) => footer(titles, page),
} satisfies Partial<Record<RouteName, BeyondHome>>;

function beyondHome(name: RouteName, titles: Titles, params: Params): Crumb[] {
  return isPlain(name)
    ? [named(titles, name, `layout.path.${name}`, ROUTE_PATTERNS[name])]
    : (BEYOND_HOME[name] as BeyondHome)(titles, params);
}

function isPlain(name: RouteName): name is Exclude<RouteName, keyof typeof BEYOND_HOME> {
  return !(name in BEYOND_HOME);
}

/** A page of the product that the header list has a title for; our own text until the list has come. */
function named({ doc_arr, lang, t }: Titles, slug: string, fallback: MessageKey, to: string): Crumb {
  return { label: doc_arr.find((item) => item.slug === slug)?.tittel[lang] ?? t(fallback), to };
}

/** Pages that the menu does not show are not shown on the way either. */
function people(titles: Titles): Crumb[] {
  return publicConfig.show_user_list ? [named(titles, 'user_profil_list', 'layout.people', paths.userProfilList)] : [];
}

function signup(titles: Titles): Crumb[] {
  return publicConfig.show_signup ? [named(titles, 'signup', 'layout.signup', paths.signup)] : [];
}

function settings(titles: Titles, { group: asked }: Params): Crumb[] {
  const all = { label: titles.t('layout.settings'), to: paths.profilSet };
  if (asked === undefined) return [all];
  const group = [...ACCOUNT_GROUPS, ...MORE_ACCOUNT_GROUPS].find((known) => known === asked);
  return [all, group ? { label: titles.t(`layout.path.${group}`) } : notFound(titles)];
}

function admin(titles: Titles, { section: asked }: Params): Crumb[] {
  if (!publicConfig.show_admin_route) return [notFound(titles)];
  const all = { label: titles.t('layout.admin'), to: paths.admin };
  if (asked === undefined) return [all];
  const section = ADMIN_SECTIONS.find((known) => known === asked);
  return [all, section ? { label: titles.t(`layout.path.admin.${section}`) } : notFound(titles)];
}

function footer(titles: Titles, asked: string): Crumb[] {
  const about = { label: titles.t('layout.footer'), to: paths.footer('about') };
  if (asked === 'about') return [about];
  const page = FOOTER_PAGES.find((known) => known === asked);
  return [about, page ? { label: titles.t(`layout.footer.${page}`) } : notFound(titles)];
}

type Titled = { tittel: Titles['doc_arr'][number]['tittel']; page: string };

/** The courses, the course, the lesson. The header list knows most documents; the one in view knows its own course. */
function documentCrumbs({ t, lang, doc_arr, doc_current }: Titles, slug: string | undefined): Crumb[] {
  const courses = { label: t('layout.path.courses'), to: paths.doc() };
  const crumb = ({ tittel, page }: Titled): Crumb => ({ label: tittel[lang], to: page });
  if (slug === undefined) return [courses];

  for (const item of doc_arr) {
    if (item.slug === slug) return [courses, crumb(item)];
    const child = [...item.children, ...item.ch_arr].find((one) => one.slug === slug);
    if (child) return [courses, crumb(item), crumb(child)];
  }
  if (doc_current?.slug === slug) {
    const { course } = doc_current;
    return [courses, ...(course && course.slug !== slug ? [crumb(course)] : []), crumb(doc_current)];
  }
  // It has not arrived, or there is no such document: its name in the address is what we know.
  return [courses, { label: slug }];
}

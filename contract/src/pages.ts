import type { Translated } from './language.ts';
import type { PublicConfig } from './public-config.ts';

/** Who a page is for; its screen turns others away. What they may do is decided by the server, call by call. */
export type Audience = 'everyone' | 'visitor' | 'signed_in' | 'superuser';

/** Those whose pages a visitor may open; all others are turned away by its screen. */
export const OPEN_TO_VISITORS: readonly Audience[] = ['everyone', 'visitor'];

/**
 * What the server sends of a page: all of it, readable before any script has come; a form in its place, of no use without
 * scripts; its title and description only, for search engines and link previews; or nothing, and the browser makes it.
 */
export type Delivery = 'finished' | 'form' | 'described' | 'browser';

type Setting = { [Name in keyof PublicConfig]: PublicConfig[Name] extends boolean ? Name : never }[keyof PublicConfig];

type Page = {
  /** As React Router writes them. The first pattern that matches an address has it. */
  pattern: `/${string}`;
  /** On the path indicator and in the admin's list of pages. */
  name: Translated;
  audience: Audience;
  delivery: Delivery;
  /** Values of its parameters, for the tests and the admin's list of pages. */
  example?: Readonly<Record<string, string>>;
  /** The page above it on the path, unless that is the front page. */
  parent?: string;
  /** The pages inside it, by the last part of their address; any other is a 404. */
  parts?: Readonly<Record<string, Translated>>;
  /** The part that its bare address shows. */
  start?: string;
  /** Where links to it lead, if not to its bare address. */
  address?: `/${string}`;
  /** Without this setting, there is no such page. */
  existsWith?: Setting;
  /** Without this setting, no menu and no path leads to it. */
  listedWith?: Setting;
  /** The page whose screen shows it, if it has none of its own. */
  screen?: string;
  /** No header, path and footer around it. */
  bare?: true;
};

/** Every page of the web app. `web/src/app/routes.tsx` gives each its screen; all else is derived from this. */
export const PAGES = {
  landing: { pattern: '/', name: { _no: 'Hjem', _eng: 'Home' }, audience: 'everyone', delivery: 'finished' },
  mal: { pattern: '/mal', name: { _no: 'Mal', _eng: 'Template' }, audience: 'everyone', delivery: 'browser' },
  admin: {
    pattern: '/admin/:section?',
    name: { _no: 'Admin', _eng: 'Admin' },
    audience: 'superuser',
    delivery: 'browser',
    existsWith: 'show_admin_route',
    start: 'overview',
    parts: {
      overview: { _no: 'Oversikt', _eng: 'Overview' },
      json_backend: { _no: 'JSON-backend', _eng: 'JSON backend' },
      db_tools: { _no: 'Databaseverktøy', _eng: 'DB tools' },
      users: { _no: 'Brukere', _eng: 'Users' },
      email: { _no: 'Utvikler-e-post', _eng: 'Developer e-mail' },
      test_navigation: { _no: 'Testnavigasjon', _eng: 'Test navigation' },
      audit: { _no: 'Hendelseslogg', _eng: 'Audit log' },
    },
  },
  doc: {
    pattern: '/doc/:slug?',
    name: { _no: 'Kurs', _eng: 'Courses' },
    audience: 'everyone',
    delivery: 'finished',
    example: { slug: 'python' },
  },
  doc_router: {
    pattern: '/doc_router/:pk?/:blokk?',
    name: { _no: 'Videre til et dokument', _eng: 'On to a document' },
    audience: 'everyone',
    delivery: 'browser',
    example: { pk: 'python' },
  },
  tavle: {
    pattern: '/tavle/:slug',
    name: { _no: 'Tavlevisning', _eng: 'Board view' },
    audience: 'everyone',
    delivery: 'browser',
    example: { slug: 'python-variables' },
    bare: true,
  },
  larer: {
    pattern: '/larer/:slug',
    name: { _no: 'For læreren', _eng: 'For the teacher' },
    audience: 'everyone',
    delivery: 'browser',
    example: { slug: 'python-variables' },
  },
  plan: {
    pattern: '/plan',
    name: { _no: 'Plan for en termin', _eng: 'Plan for a term' },
    audience: 'everyone',
    delivery: 'described',
  },
  kladd: {
    pattern: '/kladd',
    name: { _no: 'Kladd', _eng: 'Scratchpad' },
    audience: 'everyone',
    delivery: 'described',
  },
  framvisning: {
    pattern: '/framvisning',
    name: { _no: 'Fremvisning', _eng: 'Showcase' },
    audience: 'everyone',
    delivery: 'browser',
  },
  klasse_framvisning: {
    pattern: '/framvisning/:id/:nr',
    name: { _no: 'Prosjekt', _eng: 'Project' },
    audience: 'signed_in',
    delivery: 'browser',
    parent: 'klasser',
    screen: 'framvisning',
    example: { id: 'AAAAAAAAAAAA', nr: '1' },
  },
  black_screen: {
    pattern: '/black_screen',
    name: { _no: 'Svart skjerm', _eng: 'Black screen' },
    audience: 'everyone',
    delivery: 'browser',
    bare: true,
  },
  profil_disp: {
    pattern: '/profil_disp/:pk',
    name: { _no: 'Åpen profil', _eng: 'Public profile' },
    audience: 'everyone',
    delivery: 'described',
    example: { pk: 'admin' },
  },
  profil_set: {
    pattern: '/profil_set/:group?',
    name: { _no: 'Innstillinger', _eng: 'Settings' },
    audience: 'signed_in',
    delivery: 'browser',
    // The account groups of specification point 2, in its order, and what else belongs to an account.
    parts: {
      public_profile: { _no: 'Åpen profil', _eng: 'Public profile' },
      username_password: { _no: 'Brukernavn og passord', _eng: 'Username and password' },
      language: { _no: 'Språk', _eng: 'Language' },
      notifications: { _no: 'Varsler', _eng: 'Notifications' },
      email: { _no: 'E-post', _eng: 'Email' },
      sessions: { _no: 'Der du er logget inn', _eng: 'Where you are signed in' },
      api_tok: { _no: 'Nøkkel for skript', _eng: 'Key for scripts' },
      own_data: { _no: 'Dine data', _eng: 'Your data' },
    },
  },
  user_profil_list: {
    pattern: '/user_profil_list',
    name: { _no: 'Folk', _eng: 'People' },
    audience: 'everyone',
    delivery: 'form',
    listedWith: 'show_user_list',
  },
  klasse: {
    pattern: '/klasse',
    name: { _no: 'Bli med i en klasse', _eng: 'Join a class' },
    audience: 'signed_in',
    delivery: 'browser',
    parent: 'klasser',
    screen: 'klasser',
  },
  klasser: {
    pattern: '/klasser/:id?/:del?',
    name: { _no: 'Klasser', _eng: 'Classes' },
    audience: 'signed_in',
    delivery: 'browser',
  },
  innlevering: {
    pattern: '/innlevering/:id/:nr',
    name: { _no: 'Innlevering', _eng: 'Hand-in' },
    audience: 'signed_in',
    delivery: 'browser',
    parent: 'klasser',
    screen: 'klasser',
    example: { id: 'AAAAAAAAAAAA', nr: '1' },
  },
  kursbevis: {
    pattern: '/kursbevis/:slug',
    name: { _no: 'Kursbevis', _eng: 'Certificate' },
    audience: 'signed_in',
    delivery: 'browser',
    example: { slug: 'python' },
  },
  signin: {
    pattern: '/signin',
    name: { _no: 'Logg inn', _eng: 'Sign in' },
    audience: 'visitor',
    delivery: 'form',
  },
  signin_email_confirm: {
    pattern: '/signin_email_confirm',
    name: { _no: 'Bekreft e-posten', _eng: 'Confirm your email' },
    audience: 'visitor',
    delivery: 'browser',
    parent: 'signup',
    screen: 'signin',
  },
  signin_glemt_passord: {
    pattern: '/signin_glemt_passord',
    name: { _no: 'Glemt passord', _eng: 'Forgotten password' },
    audience: 'visitor',
    delivery: 'browser',
    parent: 'signin',
    screen: 'signin',
  },
  signin_glemt_passord_confirm: {
    pattern: '/signin_glemt_passord_confirm',
    name: { _no: 'Nytt passord', _eng: 'New password' },
    audience: 'visitor',
    delivery: 'browser',
    parent: 'signin_glemt_passord',
    screen: 'signin',
  },
  signin_oidc: {
    pattern: '/signin_oidc',
    name: { _no: 'Fullfør innloggingen', _eng: 'Finish signing in' },
    // Someone who links an account or confirms who they are is signed in already.
    audience: 'everyone',
    delivery: 'browser',
    parent: 'signin',
  },
  signup: {
    pattern: '/signup',
    name: { _no: 'Lag konto', _eng: 'Sign up' },
    audience: 'visitor',
    delivery: 'form',
    listedWith: 'show_signup',
    screen: 'signin',
  },
  footer: {
    pattern: '/footer/:page?',
    name: { _no: 'Om Kodestien', _eng: 'About Kodestien' },
    audience: 'everyone',
    delivery: 'finished',
    start: 'about',
    address: '/footer/about',
    parts: {
      terms: { _no: 'Vilkår', _eng: 'Terms' },
      courses: { _no: 'Om kursene', _eng: 'About the courses' },
      about: { _no: 'Om oss', _eng: 'About us' },
    },
  },
} as const satisfies Record<string, Page>;

type Pages = typeof PAGES;
export type PageName = keyof Pages;
/** Those that the server renders for visitors. */
export type RenderedPage = {
  [Name in PageName]: Pages[Name]['delivery'] extends 'finished' | 'form' ? Name : never;
}[PageName];
/** Those with pages inside them. */
export type PageWithParts = { [Name in PageName]: Pages[Name] extends { parts: object } ? Name : never }[PageName];
export type PartOf<Name extends PageWithParts> = keyof Pages[Name]['parts'] & string;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The record of a page with all that any of them may have. */
export function pageOf(name: PageName): Page & { parent?: PageName; screen?: PageName } {
  return PAGES[name];
}

function partsOf<Name extends PageWithParts>(name: Name): PartOf<Name>[] {
  return Object.keys(PAGES[name].parts) as PartOf<Name>[];
}
export const ADMIN_SECTIONS = partsOf('admin');
export const ACCOUNT_GROUPS = partsOf('profil_set');
export const FOOTER_PAGES = partsOf('footer');
export type AdminSection = PartOf<'admin'>;
export type AccountGroup = PartOf<'profil_set'>;
export type FooterPage = PartOf<'footer'>;

/**
 * The attribute of #root that names the address that the server has finished the page for. One page serves all addresses
 * that lead nowhere.
 */
export const FINISHED_PAGE_FOR = 'data-finished-for';
export const NOWHERE = '/*';

/** The document for teachers, with the plan of the courses below its text. */
export const TEACHERS_SLUG = 'for-teachers';

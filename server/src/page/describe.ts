import { isInteractive } from '@kodestien/contract/document/block-types';
import type { HumanLang } from '@kodestien/contract/language';
import {
  ACCOUNT_GROUPS,
  ADMIN_SECTIONS,
  FOOTER_PAGES,
  MORE_ACCOUNT_GROUPS,
  ROUTE_PATTERNS,
} from '@kodestien/contract/pages';
import { OutOfServiceError } from '../database/out-of-service.ts';
import type { DocumentServices } from '../document/document-cache.ts';
import { findPublicPlayer } from '../profile/queries.ts';
import { PAGE_TEXTS, SITE } from './texts.ts';

/** What the first bytes of a page say before any script has run. */
export type PageDescription = {
  status: 200 | 404 | 503;
  /** Folder of the screen in web/src/screens, whose files the browser may begin to fetch at once. */
  screen: string | undefined;
  title: string | undefined;
  description: string;
  /** Without the language; undefined where search engines have nothing to find. */
  canonicalPath: string | undefined;
  isArticle: boolean;
  /** Programs to run, exercises or questions, whose code the page needs too. */
  hasTasks: boolean;
  /** JSON that the screen would otherwise ask for, by the id of its data block. */
  data: Readonly<Record<string, string>>;
};

type Describe = (
  lang: HumanLang,
  services: DocumentServices,
  parameter: string,
) => PageDescription | Promise<PageDescription>;

/** The addresses that have something to say of their own. */
const PAGES: [RegExp, Describe][] = [
  [/^\/$/, (lang) => plain('landing', undefined, SITE.description[lang], '/')],
  [/^\/doc$/, (lang) => text('doc', 'doc', lang, '/doc')],
  [/^\/doc\/([^/]+)$/, describeDocument],
  [/^\/doc_router$/, (lang) => plain('doc-router', undefined, SITE.description[lang])],
  [/^\/doc_router\/([^/]+)(?:\/[^/]+)?$/, describeForwarding],
  [/^\/mal$/, describeTemplate],
  [pageWithin('admin', ADMIN_SECTIONS), describeAdmin],
  [/^\/profil_disp\/([^/]+)$/, describeProfile],
  [
    pageWithin('profil_set', [...ACCOUNT_GROUPS, ...MORE_ACCOUNT_GROUPS]),
    (lang) => plain('profil-set', undefined, SITE.description[lang]),
  ],
  [/^\/user_profil_list$/, describePeople],
  [/^\/kursbevis\/([^/]+)$/, describeCertificate],
  [/^\/signin$/, (lang) => text('signin', 'signin', lang, '/signin')],
  [/^\/signup$/, (lang) => text('signin', 'signup', lang, '/signup')],
  [/^\/signin_(?:email_confirm|glemt_passord|glemt_passord_confirm)$/, (lang) => text('signin', 'signin', lang)],
  [
    pageWithin('footer', FOOTER_PAGES),
    (lang, _services, name) => {
      const page = FOOTER_PAGES.find((known) => known === name) ?? 'about';
      return text('footer', page, lang, `/footer/${page}`);
    },
  ],
];

/** The page itself, or one of those inside it. */
function pageWithin(page: string, names: readonly string[]): RegExp {
  return new RegExp(`^/${page}(?:/(${names.join('|')}))?$`);
}

export async function describePage(
  path: string,
  lang: HumanLang,
  services: DocumentServices,
): Promise<PageDescription> {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  // Part by part, as the router of the web app reads it.
  const readable = clean.split('/').map(decoded).join('/');
  for (const [pattern, describe] of PAGES) {
    const found = pattern.exec(readable);
    if (found) return describe(lang, services, (found[1] ?? '').replaceAll('%2F', '/'));
  }
  const [name] = Object.entries(ROUTE_PATTERNS).find(([, pattern]) => pattern === readable) ?? [];
  return name ? plain(name.replaceAll('_', '-'), undefined, SITE.description[lang]) : notFound(lang);
}

async function describeDocument(lang: HumanLang, services: DocumentServices, slug: string): Promise<PageDescription> {
  const ready = await services.documents.documentForPage(slug);
  if (!ready) return { ...notFound(lang), screen: 'doc' };
  const { tittel, ingress, course, blocks } = ready.value;
  const title = course && course.slug !== slug ? `${tittel[lang]} – ${course.tittel[lang]}` : tittel[lang];
  return {
    ...plain('doc', title, ingress[lang], `/doc/${slug}`),
    isArticle: true,
    hasTasks: blocks.some(isInteractive),
    data: { 'kodestien-document': ready.text },
  };
}

/** To the page of that document; for one that does not exist there is none. */
async function describeForwarding(lang: HumanLang, services: DocumentServices, slug: string): Promise<PageDescription> {
  const ready = await services.documents.documentForPage(slug);
  const page = plain('doc-router', undefined, SITE.description[lang]);
  return ready ? page : { ...notFound(lang), screen: page.screen };
}

/** Each is for one person to see; which it is, the screen asks. */
async function describeCertificate(
  lang: HumanLang,
  services: DocumentServices,
  slug: string,
): Promise<PageDescription> {
  const isCourse = (await services.documents.courses()).some(({ course }) => course.slug === slug);
  return isCourse ? text('kursbevis', 'kursbevis', lang) : { ...notFound(lang), screen: 'kursbevis' };
}

function describeAdmin(lang: HumanLang, { config }: DocumentServices): PageDescription {
  return config.public.show_admin_route ? plain('admin', undefined, SITE.description[lang]) : notFound(lang);
}

/** Search engines have nothing to find in a list that is closed to them. */
function describePeople(lang: HumanLang, { config }: DocumentServices): PageDescription {
  const path = config.public.show_user_list ? '/user_profil_list' : undefined;
  return text('user-profil-list', 'user_profil_list', lang, path);
}

/** For authors only: it has its data at hand, but search engines have nothing to find there. */
async function describeTemplate(lang: HumanLang, services: DocumentServices): Promise<PageDescription> {
  return {
    ...(await describeDocument(lang, services, 'mal')),
    screen: 'mal',
    canonicalPath: undefined,
    isArticle: false,
  };
}

async function describeProfile(
  lang: HumanLang,
  { connection }: DocumentServices,
  username: string,
): Promise<PageDescription> {
  let player: Awaited<ReturnType<typeof findPublicPlayer>>;
  try {
    player = username.includes('\0') ? undefined : await findPublicPlayer(connection, username);
  } catch (error) {
    if (!(error instanceof OutOfServiceError)) throw error;
    // The page itself needs no database, and it says what it cannot show.
    return { ...plain('profil-disp', undefined, SITE.description[lang]), status: 503 };
  }
  if (!player) return { ...notFound(lang), screen: 'profil-disp' };
  const description = player.bio_public.slice(0, 160) || SITE.description[lang];
  return plain('profil-disp', player.full_name || player.username, description, `/profil_disp/${player.username}`);
}

function text(screen: string, name: keyof typeof PAGE_TEXTS, lang: HumanLang, canonicalPath?: string): PageDescription {
  const { title, description } = PAGE_TEXTS[name];
  return plain(screen, title[lang], description[lang], canonicalPath);
}

function plain(
  screen: string,
  title: string | undefined,
  description: string,
  canonicalPath?: string,
): PageDescription {
  return { status: 200, screen, title, description, canonicalPath, isArticle: false, hasTasks: false, data: {} };
}

function notFound(lang: HumanLang): PageDescription {
  return { ...text('not-found', 'not_found', lang), status: 404 };
}

/** An address that is not valid UTF-8 names nothing that exists. A slash inside a part does not divide it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return '\0';
  }
}

import { isInteractive } from '@kodestien/contract/document/block-types';
import type { HumanLang } from '@kodestien/contract/language';
import { filledIn, pathTo } from '@kodestien/contract/page-paths';
import { type PageName, pageOf } from '@kodestien/contract/pages';
import { OutOfServiceError } from '../database/out-of-service.ts';
import type { DocumentServices } from '../document/document-cache.ts';
import { findPublicPlayer } from '../profile/queries.ts';
import { type PageParams, pageAt } from './page-at.ts';
import { NOT_FOUND, SITE, textOf } from './texts.ts';

/** What the first bytes of a page say before any script has run. */
export type PageDescription = {
  status: 200 | 404 | 503;
  /** Folder of the screen in web/src/screens, whose files the browser may begin to fetch at once. */
  screen: string | undefined;
  title: string | undefined;
  description: string;
  /** Without the language; undefined where search engines have nothing to find. */
  canonicalPath: string | undefined;
  /** Without the header of the product. */
  isBare: boolean;
  isArticle: boolean;
  /** Programs to run, exercises or questions, whose code the page needs too. */
  hasTasks: boolean;
  /** JSON that the screen would otherwise ask for, by the id of its data block. */
  data: Readonly<Record<string, string>>;
};

type Describe = (
  lang: HumanLang,
  services: DocumentServices,
  params: PageParams,
) => PageDescription | Promise<PageDescription>;

/** Pages of which the server has more to say than their record and their text. */
const DESCRIBE: Partial<Record<PageName, Describe>> = {
  doc: (lang, services, { slug }) => (slug ? describeDocument(lang, services, slug) : plain('doc', lang)),
  doc_router: (lang, services, { pk }) => (pk ? describeForwarding(lang, services, pk) : plain('doc_router', lang)),
  tavle: (lang, services, { slug = '' }) => describeBoard(lang, services, slug),
  larer: (lang, services, { slug = '' }) => describeTeaching(lang, services, slug),
  mal: describeTemplate,
  profil_disp: (lang, services, { pk = '' }) => describeProfile(lang, services, pk),
  user_profil_list: describePeople,
  kursbevis: (lang, services, { slug = '' }) => describeCertificate(lang, services, slug),
};

export async function describePage(
  path: string,
  lang: HumanLang,
  services: DocumentServices,
): Promise<PageDescription> {
  const { name, params } = pageAt(path) ?? {};
  if (!name) return notFound(lang);
  const { existsWith } = pageOf(name);
  if (existsWith && !services.config.public[existsWith]) return notFound(lang);
  return (DESCRIBE[name] ?? (() => plain(name, lang, params)))(lang, services, params ?? {});
}

async function describeDocument(lang: HumanLang, services: DocumentServices, slug: string): Promise<PageDescription> {
  const ready = await services.documents.documentForPage(slug);
  if (!ready) return notFound(lang, 'doc');
  const { tittel, ingress, course, blocks } = ready.value;
  const title = course && course.slug !== slug ? `${tittel[lang]} – ${course.tittel[lang]}` : tittel[lang];
  return {
    ...plain('doc', lang, { slug }),
    title,
    description: ingress[lang],
    isArticle: true,
    hasTasks: blocks.some(isInteractive),
    data: { 'kodestien-document': ready.text },
  };
}

/** To the page of that document; for one that does not exist there is none. */
async function describeForwarding(lang: HumanLang, services: DocumentServices, slug: string): Promise<PageDescription> {
  const ready = await services.documents.documentForPage(slug);
  return ready ? plain('doc_router', lang) : notFound(lang, 'doc_router');
}

/** The same document as on its own page, which is the one that search engines find. */
async function describeBoard(lang: HumanLang, services: DocumentServices, slug: string): Promise<PageDescription> {
  const { status, title, description, hasTasks, data } = await describeDocument(lang, services, slug);
  if (status !== 200) return { ...notFound(lang, 'tavle'), isBare: true };
  return { ...plain('tavle', lang, { slug }), title, description, hasTasks, data };
}

/** Only lessons have a teacher's page. */
async function describeTeaching(lang: HumanLang, services: DocumentServices, slug: string): Promise<PageDescription> {
  const courses = await services.documents.courses();
  const lesson = courses.flatMap(({ lessons }) => lessons).find((one) => one.slug === slug);
  if (!lesson) return notFound(lang, 'larer');
  const { tittel, ingress } = lesson;
  const title = `${tittel[lang]} – ${pageOf('larer').name[lang]}`;
  return { ...plain('larer', lang, { slug }), title, description: ingress[lang] };
}

/** Each is for one person to see; which it is, the screen asks. */
async function describeCertificate(
  lang: HumanLang,
  services: DocumentServices,
  slug: string,
): Promise<PageDescription> {
  const isCourse = (await services.documents.courses()).some(({ course }) => course.slug === slug);
  return isCourse ? plain('kursbevis', lang) : notFound(lang, 'kursbevis');
}

/** Search engines have nothing to find in a list that is closed to them. */
function describePeople(lang: HumanLang, { config }: DocumentServices): PageDescription {
  const page = plain('user_profil_list', lang);
  return config.public.show_user_list ? page : { ...page, canonicalPath: undefined };
}

/** For authors only: it has its data at hand, but search engines have nothing to find there. */
async function describeTemplate(lang: HumanLang, services: DocumentServices): Promise<PageDescription> {
  return {
    ...(await describeDocument(lang, services, 'mal')),
    screen: screenOf('mal'),
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
    return { ...plain('profil_disp', lang), canonicalPath: undefined, status: 503 };
  }
  if (!player) return notFound(lang, 'profil_disp');
  return {
    ...plain('profil_disp', lang),
    title: player.full_name || player.username,
    description: player.bio_public.slice(0, 160) || SITE.description[lang],
    canonicalPath: pathTo('profil_disp', { pk: player.username }),
  };
}

/** A page as its record and its text describe it. */
function plain(name: PageName, lang: HumanLang, params: PageParams = {}): PageDescription {
  const { pattern, delivery, parts, start, address, bare: isBare = false } = pageOf(name);
  const part = parts && (Object.values(params).at(-1) ?? start);
  const { title, description } = textOf(name, part);
  const own = part === start && address !== undefined ? address : filledIn(pattern, params);
  return {
    status: 200,
    screen: screenOf(name),
    title: title?.[lang],
    description: description[lang],
    canonicalPath: delivery === 'browser' ? undefined : own,
    isBare,
    isArticle: false,
    hasTasks: false,
    data: {},
  };
}

/** The screen of a page that looks for something says in its own words that it is not there. */
function notFound(lang: HumanLang, page?: PageName): PageDescription {
  return {
    status: 404,
    screen: page ? screenOf(page) : 'not-found',
    title: NOT_FOUND.title[lang],
    description: NOT_FOUND.description[lang],
    canonicalPath: undefined,
    isBare: false,
    isArticle: false,
    hasTasks: false,
    data: {},
  };
}

function screenOf(name: PageName): string {
  return (pageOf(name).screen ?? name).replaceAll('_', '-');
}

import { isDeepStrictEqual } from 'node:util';
import type { HumanLang } from '@kodestien/contract/language';
import { pathTo } from '@kodestien/contract/page-paths';
import { TEACHERS_SLUG } from '@kodestien/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentServices } from '../document/document-cache.ts';
import { sendProblem } from '../http/error-handler.ts';
import { PrecompressedResponse, sendPrecompressed } from '../http/precompressed-response.ts';
import { ProblemError } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { describePage, type PageDescription } from './describe.ts';
import { PageRenderer } from './render.ts';
import { PageTemplate } from './template.ts';
import { wishedLanguage } from './wished-language.ts';

/** Below these lie files and calls: an address that leads nowhere there is not one that someone has typed. */
const NO_PAGE = /^\/(?:api|assets|bilder|content|\.well-known)(?:\/|$)|^\/browserconfig\.xml$/;

/** Pages are made again when what they show has changed; the finished forms of some hundred are cached. */
const PAGES_CACHED_MAX = 300;

type MadePage = { page: PageDescription; answer: Promise<Answer> };
type ServedPage = { status: number; answer: Answer };
type Answer = { content: PrecompressedResponse<string>; policy: string };

/** The web app's page for every address that is no file and no call, with its first data inside. */
export function servePages(
  app: FastifyInstance,
  folder: string,
  services: DocumentServices,
  publicUrl: () => string,
): void {
  const template = new PageTemplate(folder, services.config.public);
  const renderer = new PageRenderer(folder, services.config.public);
  const made = new Map<string, MadePage>();
  /** Pages of documents that can be sent at once, without looking anything up: a fifth more of them in a second. */
  const atHand = new WeakMap<object, Map<string, ServedPage>>();

  async function pageFor(path: string, lang: HumanLang): Promise<ServedPage> {
    const described = await describePage(path, lang, services);
    const header = (await services.documents.headerForPage()).text;
    const page = { ...described, data: { ...described.data, 'kodestien-header': header } };
    return { status: page.status, answer: await answerFor(page, lang) };
  }

  function answerFor(page: PageDescription, lang: HumanLang): Promise<Answer> {
    // Not by its address: all addresses that lead nowhere have one page, however many someone makes up.
    const key = [lang, page.status, page.screen, page.title, page.canonicalPath].join('\n');
    const before = made.get(key);
    // Its data are texts that are made once for each revision: comparing those is comparing references.
    if (before && isDeepStrictEqual(before.page, page)) return before.answer;
    if (made.size >= PAGES_CACHED_MAX) made.delete(made.keys().next().value ?? '');
    const answer = finish(page, lang);
    made.set(key, { page, answer });
    return answer;
  }

  async function finish(page: PageDescription, lang: HumanLang): Promise<Answer> {
    const finished = await renderer.render(page, lang).catch((error: unknown) => {
      // The browser renders it by itself then; only those without scripts miss something.
      app.log.error(error, `the page ${page.canonicalPath} could not be rendered`);
      return undefined;
    });
    const html = template.render(page, lang, publicUrl(), finished);
    const content = await PrecompressedResponse.ofText(html, 'text/html; charset=utf-8');
    return { content, policy: contentSecurityPolicy(template.scripts, finished?.styles) };
  }

  function send({ status, answer }: ServedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Also with 304: a browser takes the headers of that for those it has stored.
    reply.code(status).header('content-security-policy', answer.policy);
    return sendPrecompressed(answer.content, request, reply);
  }

  /** All slugs and little else: the router refuses the contract's own pattern, which repeats inside a repetition. */
  app.get<{ Params: { slug: string } }>('/doc/:slug(^[a-z0-9_-]+$)', (request, reply) => {
    const { slug } = request.params;
    const lang = wishedLanguage(request.query);
    const state = services.documents.unchanged();
    const page = state && atHand.get(state)?.get(lang + slug);
    return page ? send(page, request, reply) : sendNew(slug, lang, state, request, reply);
  });

  async function sendNew(
    slug: string,
    lang: HumanLang,
    state: object | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await pageFor(`/doc/${slug}`, lang);
    if (state && state === services.documents.unchanged() && page.status === 200) {
      const pages = atHand.get(state) ?? new Map<string, ServedPage>();
      atHand.set(state, pages.set(lang + slug, page));
    }
    return send(page, request, reply);
  }

  // As people write it from a poster or a mail.
  app.get(`/${TEACHERS_SLUG}`, (request, reply) => {
    const query = request.url.split('?')[1];
    return reply.redirect(`${pathTo('doc', { slug: TEACHERS_SLUG })}${query ? `?${query}` : ''}`, 301);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPageView = request.method === 'GET' || request.method === 'HEAD';
    if (!isPageView || NO_PAGE.test(path)) {
      return sendProblem(new ProblemError('not_found'), request, reply);
    }
    return send(await pageFor(path, wishedLanguage(request.query)), request, reply);
  });
}

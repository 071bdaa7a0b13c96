import { escapeHtml } from '@kodestien/contract/html-text';
import { HUMAN_LANGS, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { fixedAddresses } from '@kodestien/contract/page-addresses';
import { OPEN_TO_VISITORS, PAGE_NAMES, pageOf } from '@kodestien/contract/pages';
import type { PublicConfig } from '@kodestien/contract/public-config';
import type { FastifyInstance } from 'fastify';
import type { DocumentServices } from '../document/document-cache.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

/** Calls, and the pages that belong to someone. */
const CLOSED = [
  '/api/',
  ...PAGE_NAMES.filter((name) => !OPEN_TO_VISITORS.includes(pageOf(name).audience)).map(
    (name) => pageOf(name).pattern.split('/:')[0],
  ),
];

/** The pages to be found that are no documents. Forms for visitors are reached from any of them. */
function fixedPages(config: PublicConfig): string[] {
  const found = PAGE_NAMES.filter((name) => {
    const { audience, delivery, listedWith } = pageOf(name);
    return audience === 'everyone' && delivery !== 'browser' && (!listedWith || config[listedWith]);
  });
  return found.flatMap(fixedAddresses);
}

/** What search engines read first: where they may go, and what there is. */
export function serveCrawlerFiles(app: FastifyInstance, services: DocumentServices): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(
        `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${services.publicUrl()}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(await sitemap(services)),
  );
}

async function sitemap(services: DocumentServices): Promise<string> {
  const publicUrl = services.publicUrl();
  const header = await services.documents.headerForPage();
  const documents = header.value.flatMap((item) => [item, ...item.children, ...item.ch_arr]).map((item) => item.page);
  const paths = [
    ...new Set([...fixedPages(services.config.public), ...documents.filter((page) => page.startsWith('/doc/'))]),
  ];
  const entry = (path: string, lang: HumanLang) =>
    escapeHtml(`${publicUrl}${path}${lang === '_no' ? '' : `?lang=${LOCALE[lang]}`}`);
  const urls = paths.flatMap((path) => HUMAN_LANGS.map((lang) => `  <url><loc>${entry(path, lang)}</loc></url>`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

import { escapeHtml } from '@kodestien/contract/html-text';
import { HUMAN_LANGS, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { FOOTER_PAGES } from '@kodestien/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { DocumentServices } from '../document/document-cache.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

/** What search engines read first: where they may go, and what there is. */
export function serveCrawlerFiles(app: FastifyInstance, services: DocumentServices): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /profil_set\nSitemap: ${services.publicUrl()}/sitemap.xml\n`,
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
  const people = services.config.public.show_user_list ? ['/user_profil_list'] : [];
  const fixed = ['/', '/doc', ...people, ...FOOTER_PAGES.map((page) => `/footer/${page}`)];
  const paths = [...new Set([...fixed, ...documents.filter((page) => page.startsWith('/doc/'))])];
  const entry = (path: string, lang: HumanLang) =>
    escapeHtml(`${publicUrl}${path}${lang === '_no' ? '' : `?lang=${LOCALE[lang]}`}`);
  const urls = paths.flatMap((path) => HUMAN_LANGS.map((lang) => `  <url><loc>${entry(path, lang)}</loc></url>`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

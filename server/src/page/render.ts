import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unescapeHtml } from '@kodestien/contract/html-text';
import type { HumanLang } from '@kodestien/contract/language';
import { NOWHERE, pageOf } from '@kodestien/contract/pages';
import type { PublicConfig } from '@kodestien/contract/public-config';
import type { PageDescription } from './describe.ts';
import { pageAt } from './page-at.ts';

/** What web/src/app/ssr/render-page.tsx exports; it is built, so the types cannot be taken from it. */
type RenderPage = (page: {
  path: string;
  lang: HumanLang;
  config: PublicConfig;
  data: Record<string, unknown>;
}) => Promise<string>;

/** A page as text, and the address whose first render in the browser is the very same: null where it is another. */
export type FinishedPage = { html: string; path: string | null; isReadable: boolean; styles: ReadonlySet<string> };

/** Renders pages with the web app's own components. Their code is loaded with the first of them. */
export class PageRenderer {
  readonly #file: string;
  readonly #config: PublicConfig;
  #renderPage: Promise<RenderPage> | undefined;

  constructor(folder: string, config: PublicConfig) {
    this.#file = join(folder, '.server', 'render-page.js');
    this.#config = config;
  }

  /** Undefined for pages that say nothing before it is known who reads them. */
  async render(page: PageDescription, lang: HumanLang): Promise<FinishedPage | undefined> {
    const path = page.status === 404 ? NOWHERE : page.canonicalPath;
    if (path === undefined) return undefined;
    const found = pageAt(path);
    const delivery = path === NOWHERE ? 'finished' : found && pageOf(found.name).delivery;
    const isReadable = delivery === 'finished';
    if (!(isReadable || delivery === 'form') || !existsSync(this.#file)) return undefined;
    this.#renderPage ??= import(pathToFileURL(this.#file).href).then((built) => built.renderPage as RenderPage);
    const renderPage = await this.#renderPage;
    const data = Object.fromEntries(Object.entries(page.data).map(([id, json]) => [id, JSON.parse(json)]));
    const html = await renderPage({ path, lang, config: this.#config, data });
    // A screen that looks for something says in its own words that it is not there.
    const isAnother = path === NOWHERE && page.screen !== 'not-found';
    return { html, path: isAnother ? null : path, isReadable, styles: styleAttributes(html) };
  }
}

/** As the browser reads them. */
function styleAttributes(html: string): ReadonlySet<string> {
  const written = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text);
  return new Set(written.map(unescapeHtml));
}

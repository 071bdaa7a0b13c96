import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@kodestien/contract/html-text';
import { HUMAN_LANGS, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { FINISHED_PAGE_FOR } from '@kodestien/contract/pages';
import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from '@kodestien/contract/public-config';
import { manifestAddress } from './browser-files.ts';
import type { PageDescription } from './describe.ts';
import type { FinishedPage } from './render.ts';
import { NO_SCRIPT_NOTHING, NO_SCRIPT_READING, OLD_BROWSER_NOTHING, OLD_BROWSER_READING, SITE } from './texts.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const PLACE = '<!--kodestien:head-->';
/** What the build put there for the time until the scripts have come. */
const FIRST_HEADER = /<div id="first-header".*?<\/div>/s;
const ROOT = '<div id="root"></div>';
const ENTRY = /\s*<script type="module".*?<\/script>/s;
const OLD_BROWSER = /(<p id="old-browser">).*?<\/p>/s;
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s;
const NOT_BUILT =
  '<!doctype html><html lang="nb"><head><!--kodestien:head--></head><body><p>The web app has not been built: npm run build</p></body></html>';

/** The built page, into which each answer writes what it knows already. */
export class PageTemplate {
  /** What the build wrote into the page. */
  readonly scripts: readonly string[];
  readonly #html: string;
  /** The script that starts the app. */
  readonly #entry: string;
  readonly #manifest: Manifest;
  readonly #config: string;

  constructor(folder: string, config: PublicConfig) {
    const page = join(folder, 'index.html');
    const manifest = join(folder, '.vite', 'manifest.json');
    const built = existsSync(page) ? readFileSync(page, 'utf8') : NOT_BUILT;
    this.#entry = ENTRY.exec(built)?.[0].trim() ?? '';
    this.#html = built
      .replace(ENTRY, '')
      // What the server knows better than the build.
      .replace(/\s*<title>.*?<\/title>/s, '')
      .replace(/\s*<meta name="description"[^>]*>/s, '');
    this.scripts = [...this.#html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    this.#manifest = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    this.#config = dataBlock(PUBLIC_CONFIG_ELEMENT_ID, JSON.stringify(config));
  }

  render(page: PageDescription, lang: HumanLang, publicUrl: string, finished: FinishedPage | undefined): string {
    const isFinished = Boolean(finished?.path);
    const { styles, typefaces, scripts } = this.#files(page);
    const title = page.title ? `${page.title} – ${SITE.title[lang]}` : SITE.title[lang];
    const scripting = [this.#entry, ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)];
    const head = [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(page.description)}">`,
      `<link rel="manifest" href="${manifestAddress(lang)}">`,
      ...addresses(page, lang, publicUrl),
      property('og:title', page.title ?? title),
      property('og:description', page.description),
      property('og:type', page.isArticle ? 'article' : 'website'),
      property('og:site_name', SITE.title[lang]),
      property('og:locale', lang === '_no' ? 'nb_NO' : 'en_GB'),
      this.#config,
      // Put into the page by before-paint.js, below it, when the page has been painted.
      ...(isFinished ? [`<template id="kodestien-scripts">${scripting.join('')}</template>`] : []),
    ].join('\n    ');
    // After what can be read: a browser shows that while the rest is still on its way.
    const data = Object.entries(page.data).map(([id, json]) => dataBlock(id, json));
    const root = finished?.path
      ? `<div id="root"${finished.isReadable ? '' : ' data-needs-scripts'} ${FINISHED_PAGE_FOR}="${escapeHtml(finished.path)}">${finished.html}</div>`
      : ROOT;
    const withoutScripts = finished?.isReadable
      ? `${finished.path === null ? finished.html : ''}<p>${NO_SCRIPT_READING[lang]}</p>`
      : `<p>${NO_SCRIPT_NOTHING[lang]}</p>`;
    const forOldBrowsers = finished?.isReadable ? OLD_BROWSER_READING : OLD_BROWSER_NOTHING;
    const files = [
      // After the entry's own styles, as the browser would have added them: later rules win.
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
      ...typefaces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
      ...(isFinished ? [] : scripting),
    ]
      .map((line) => `${line}\n  `)
      .join('');
    return this.#html
      .replace(/<html lang="[^"]*"/, `<html lang="${LOCALE[lang]}"`)
      .replace(page.isBare ? FIRST_HEADER : '', '')
      .replace(NO_SCRIPT, () => `<noscript>${withoutScripts}</noscript>`)
      .replace(OLD_BROWSER, (_line, start: string) => `${start}${forOldBrowsers[lang]}</p>`)
      .replace(PLACE, () => head)
      .replace('</head>', () => `${files}</head>`)
      .replace(ROOT, () => [root, ...data].join('\n    '));
  }

  /**
   * What the page is shown with and what it runs, besides what the build wrote into it. The screen's scripts are fetched
   * beside the entry instead of after it.
   */
  #files({ screen, isArticle, hasTasks }: PageDescription): Record<'styles' | 'typefaces' | 'scripts', string[]> {
    // Other files of its folder may be chunks of their own, for later.
    const isScreen = new RegExp(`^src/screens/${screen}/[^/]+-screen\\.tsx$`);
    const files = new Set<string>();
    const styles = new Set<string>();
    const visit = (name: string) => {
      const chunk = this.#manifest[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const style of chunk.css ?? []) styles.add(style);
    };
    for (const name of Object.keys(this.#manifest)) if (isScreen.test(name)) visit(name);
    if (hasTasks) visit('src/lesson/learning/blocks.ts');
    // Otherwise requested once the text is laid out, which then is laid out again.
    const typefaces = [isArticle && 'source-serif-4', hasTasks && 'jetbrains-mono'].flatMap(
      (name) => (name && this.#manifest[`src/ui/fonts/${name}.woff2`]?.file) || [],
    );
    const addressesOf = (names: Iterable<string>) =>
      [...names].map((file) => `/${file}`).filter((file) => !`${this.#html}${this.#entry}`.includes(`${file}"`));
    return { styles: addressesOf(styles), typefaces: addressesOf(typefaces), scripts: addressesOf(files) };
  }
}

/** One page in two languages: each names the other, and search engines are told which is which. */
function addresses(page: PageDescription, lang: HumanLang, publicUrl: string): string[] {
  const path = page.canonicalPath;
  if (path === undefined) return ['<meta name="robots" content="noindex">'];
  const address = (requested: HumanLang) =>
    escapeHtml(`${publicUrl}${path}${requested === '_no' ? '' : `?lang=${LOCALE[requested]}`}`);
  return [
    `<link rel="canonical" href="${address(lang)}">`,
    ...HUMAN_LANGS.map((one) => `<link rel="alternate" hreflang="${LOCALE[one]}" href="${address(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('_no')}">`,
    property('og:url', `${publicUrl}${path}`),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** A data block, which the content security policy does not count as a script. A '<' inside could end it early. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

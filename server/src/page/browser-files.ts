import { type HumanLang, LOCALE } from '@kodestien/contract/language';
import { pathToPart } from '@kodestien/contract/page-paths';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services.ts';
import { SITE } from './texts.ts';
import { wishedLanguage } from './wished-language.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FOR_A_DAY = 'public, max-age=86400';
/** Less than a year, as RFC 9116 asks: a file that nobody looks after any more becomes invalid. */
const SECURITY_TXT_DAYS = 180;

/** An iPhone or iPad asks for these by itself; all of them get the one picture. */
const TOUCH_ICON = 'apple-touch-icon.png';
const TOUCH_ICON_SIZES = ['', '-120x120', '-152x152', '-167x167', '-180x180'];
const TOUCH_ICON_VARIANTS = TOUCH_ICON_SIZES.flatMap((size) => [`${size}-precomposed`, size])
  .map((variant) => `apple-touch-icon${variant}.png`)
  .filter((name) => name !== TOUCH_ICON);

/** The addresses that browsers and password managers ask for by themselves. The icons are files of the web app. */
export function serveBrowserFiles(app: FastifyInstance, { config, now, publicUrl }: Services): void {
  for (const name of TOUCH_ICON_VARIANTS) app.get(`/${name}`, (_request, reply) => reply.sendFile(TOUCH_ICON));

  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', FOR_A_DAY)
      .send(JSON.stringify(manifest(wishedLanguage(request.query)))),
  );

  // https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .redirect(`${pathToPart('profil_set', 'username_password')}#password`, 302),
  );

  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_A_DAY)
      .send(securityTxt(config.public.contact_email, publicUrl(), now())),
  );
}

export function manifestAddress(lang: HumanLang): string {
  return `/manifest.webmanifest${lang === '_no' ? '' : `?lang=${LOCALE[lang]}`}`;
}

function manifest(lang: HumanLang) {
  return {
    id: '/',
    name: SITE.title[lang],
    short_name: SITE.title[lang],
    description: SITE.description[lang],
    lang: LOCALE[lang],
    dir: 'ltr',
    start_url: lang === '_no' ? '/' : `/?lang=${LOCALE[lang]}`,
    scope: '/',
    // Courses are read back and forth: without the browser's own buttons nobody could go back.
    display: 'minimal-ui',
    background_color: '#f6f2e9',
    theme_color: '#f6f2e9',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

/** RFC 9116: where someone reports a weakness. Without an address of its own, the page about the product says how. */
function securityTxt(contactEmail: string, publicUrl: string, now: number): string {
  const contact = contactEmail ? `mailto:${encodeURI(contactEmail)}` : `${publicUrl}${pathToPart('footer', 'about')}`;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: no, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

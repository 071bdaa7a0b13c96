import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import type { Browser, Page } from '@playwright/test';
import { DEMO_CLASS } from '../../server/src/demo/demo-class.ts';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { classPaths } from '../../web/src/class-paths.ts';
import { paths } from '../../web/src/paths.ts';
import { withMailbox } from '../fixtures/mailbox.ts';
import { type Server, withServer } from '../fixtures/server.ts';
import { type Texts, textsOf } from '../fixtures/texts.ts';
import { openBrowser, pageOf } from './page-of.ts';

/**
 * npm run screenshots:teachers: the pictures of the page for teachers, in both languages, from the class of the demo.
 * Those of one thing have the same size in both, so that nothing moves when the language changes. With names after `--`:
 * those alone.
 */
const folder = fileURLToPath(new URL('../../content/pages/images', import.meta.url));
const WIDTH = 1120;
const BYTES_MAX = 60_000;
const LESSON = 'python-loops';

type Shot = {
  name: string;
  width?: number;
  height: number;
  show: (page: Page, t: Texts, lang: HumanLang) => Promise<void>;
};

const COMMENT: Translated = {
  _no: 'Se på tallene som range gir: 1, 2, 3, 4. Hvilke av dem er oddetall?',
  _eng: 'Look at the numbers that range gives: 1, 2, 3, 4. Which of them are odd?',
};
/** A line that the program of the lesson prints. */
const PRINTED: Translated = { _no: 'Gi meg en J!', _eng: 'Shout J!' };
const NEW_CLASS: Translated = { _no: '9A programmering', _eng: '9A programming' };
const NEW_PUPILS = ['Ada', 'Bilal', 'Camilla', 'Daniel', 'Eira', 'Filip'];

const OF_THE_CLASS: readonly Shot[] = [
  {
    // First: that a pupil is typing is shown for a minute only.
    name: 'board',
    width: 1280,
    height: 840,
    show: async (page) => {
      await page.goto(classPaths.of(DEMO_CLASS));
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'stuck',
    height: 760,
    show: async (page, t) => {
      await openFirst(page, t('klasse_tavle.stuck.open'));
      const forward = page.getByRole('dialog').getByRole('button', { name: t('steps.forward') });
      for (let step = 0; step < 6; step++) await forward.click();
    },
  },
  {
    name: 'question',
    height: 740,
    show: async (page, t, lang) => {
      await openFirst(page, t('talk.answer'));
      await page.getByRole('dialog').getByRole('textbox').fill(COMMENT[lang]);
    },
  },
  {
    name: 'hand-in',
    height: 700,
    show: async (page, t) => {
      await page.goto(classPaths.of(DEMO_CLASS, 'innleveringer'));
      await page.locator('main a[href*="/innlevering-"]').first().click();
      await page.getByRole('columnheader', { name: t('hand_in.more') }).waitFor();
    },
  },
  {
    name: 'slips',
    height: 640,
    show: async (page, t, lang) => {
      await page.goto(classPaths.list);
      await page.getByRole('button', { name: t('klasser.make') }).click();
      await page.getByRole('textbox', { name: t('klasser.make.name') }).fill(NEW_CLASS[lang]);
      await page.getByRole('button', { name: t('klasser.make.submit') }).click();
      await openFirst(page, t('klasse_tavle.add'), page.url());
      await page.getByRole('textbox', { name: t('klasse_tavle.add.names') }).fill(NEW_PUPILS.join('\n'));
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      const slip = page.getByRole('listitem').filter({ hasText: t('klasse_tavle.slips.password') });
      await slip.first().waitFor();
      // The port is this script's own.
      await slip.evaluateAll((slips) => {
        for (const { lastElementChild: address } of slips) {
          if (address) address.textContent = `${address.textContent}`.replace(location.host, 'kodestien.no');
        }
      });
    },
  },
];

const OF_LESSONS: readonly Shot[] = [
  {
    name: 'lesson-on-board',
    height: 700,
    show: async (page, t, lang) => {
      await page.goto(paths.tavle(LESSON, 'for-code'));
      await page.getByRole('button', { name: t('learning.run') }).click();
      await page.getByText(PRINTED[lang]).last().waitFor({ timeout: 90_000 });
      // The controls are shown while the pointer moves.
      await page.mouse.move(WIDTH / 2, 10);
    },
  },
  {
    name: 'material',
    height: 760,
    show: async (page) => {
      await page.goto(paths.larer(LESSON));
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'plan',
    // Down to the date, which is written as the browser of the one who takes the picture does it.
    height: 546,
    show: async (page) => {
      await page.goto(paths.plan('?fag=PRG01-02&kurs=python&fra=2026-08-17'));
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

async function openFirst(page: Page, button: string, address: string = classPaths.of(DEMO_CLASS)): Promise<void> {
  if (page.url() !== address) await page.goto(address);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** As the browser compresses it; smaller at a lower quality until it is small enough. */
async function compressed(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = `data:image/png;base64,${png.toString('base64')}`;
  for (const quality of [0.86, 0.78, 0.7, 0.6, 0.5]) {
    const webp = await page.evaluate(
      async ([from, at]) => {
        const image = new Image();
        image.src = from;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', at).split(',')[1] ?? '';
      },
      [address, quality] as const,
    );
    const bytes = Buffer.from(webp, 'base64');
    if (bytes.length > BYTES_MAX) continue;
    await page.close();
    return bytes;
  }
  throw new Error(`A picture is larger than ${BYTES_MAX} bytes`);
}

async function take(
  browser: Browser,
  server: Server,
  { name, width = WIDTH, height, show }: Shot,
  lang: HumanLang,
): Promise<void> {
  const view = { width, height, lang, theme: 'light' as const };
  const page = await pageOf(browser, server, view, 'superuser');
  await show(page, textsOf(lang), lang);
  const path = `nav[aria-label="${textsOf(lang)('layout.path')}"]`;
  await page.evaluate(async (navigation) => {
    // The header and the path of the page say nothing of what the picture is about.
    for (const part of document.querySelectorAll<HTMLElement>(`body header, ${navigation}`)) {
      if (!part.closest('main, dialog') && !part.querySelector('main')) part.style.display = 'none';
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    await document.fonts.ready;
  }, path);
  await page.waitForTimeout(500);
  const bytes = await compressed(browser, await page.screenshot());
  await writeFile(join(folder, `${name}${lang === '_eng' ? '-eng' : ''}.webp`), bytes);
  console.log(`${name} ${lang}: ${bytes.length} bytes`);
  await page.context().close();
}

await mkdir(folder, { recursive: true });
const names = process.argv.slice(2);
const isAsked = ({ name }: Shot) => names.length === 0 || names.includes(name);
const browser = await openBrowser();
await withMailbox((mailbox) =>
  withServer(mailbox, {}, async (server) => {
    if (OF_THE_CLASS.some(isAsked)) await new ServerProcess({ DATA_DIR: server.dataDir }, '../demo/cli.ts').exited;
    for (const shot of [...OF_THE_CLASS, ...OF_LESSONS].filter(isAsked)) {
      for (const lang of HUMAN_LANGS) await take(browser, server, shot, lang);
    }
  }),
);
await browser.close();

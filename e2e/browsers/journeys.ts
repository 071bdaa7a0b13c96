import { unusedAccount } from '../fixtures/account.ts';
import type { Mailbox } from '../fixtures/mailbox.ts';
import { KEY } from './driver.ts';
import type { Expected, JourneyPage } from './page.ts';
import type { RestartableServer } from './server.ts';

export type Dependencies = { mailbox: Mailbox; server: RestartableServer };

export type Journey = {
  title: string;
  /** Part of `npm test`; the others are for `npm run test:browsers`. */
  isShort?: boolean;
  go(page: JourneyPage, around: Dependencies): Promise<void>;
};

const RUN = '#run';
const EXERCISE = '#exercise';
const OUTPUT = '[role="region"], section';

const button = (within: string, name: string): Expected => ({ within, selector: 'button', name });
const output = (within: string, text: string): Expected => ({ within, selector: OUTPUT, name: text });

/** Opens a lesson, runs its first program, and sees what comes out. */
function lesson(slug: string, block: string, seen: Expected, frame: string | null = null): Journey['go'] {
  return async (page) => {
    await page.begin(`/doc/${slug}`);
    await page.sees({ selector: 'h1' });
    await page.click(button(`#${block}`, page.t('learning.run')));
    await page.sees({ ...seen, ...(frame ? {} : { within: `#${block}` }) }, frame && `#${block} ${frame}`);
  };
}

async function run(page: JourneyPage, block: string, code: string): Promise<void> {
  await page.writeCode(block, code);
  await page.click(button(block, page.t('learning.run')));
}

async function submitSignin(page: JourneyPage, username: string, password: string): Promise<void> {
  const field = (name: string): Expected => ({ within: 'main', selector: 'input', name });
  await page.fill(field(page.t('signin.username')), username);
  await page.fill(field(page.t('signin.password')), password);
  await page.click({ within: 'main', selector: 'button', name: page.t('signin.submit') });
}

const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
const isAt = (path: string) => location.pathname === path;

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'the program on the front page',
    isShort: true,
    async go(page) {
      await page.begin('/');
      await page.click(button('figure', page.t('landing.sample.run')));
      await page.sees(output('figure', 'Varde 1 Varde 2 Varde 3 Fremme på Galdhøpiggen'));
    },
  },
  { title: 'a lesson in Python', go: lesson('python-variables', 'first-variable', { selector: OUTPUT }) },
  { title: 'a lesson in JavaScript', go: lesson('javascript-values', 'hello', { selector: OUTPUT }) },
  { title: 'a lesson in HTML', go: lesson('html-first-page', 'paragraph', { selector: 'p' }, 'iframe') },
  { title: 'a lesson in CSS', go: lesson('css-first-rule', 'rule-code', { selector: 'body *' }, 'iframe') },
  {
    title: 'Run, with a question that is answered',
    isShort: true,
    async go(page) {
      await page.begin('/mal');
      await page.click(button(RUN, page.t('learning.run')));
      await page.fill({ within: RUN, selector: 'form input' }, 'Åse');
      await page.driver.press(KEY.enter);
      await page.sees(output(RUN, 'Hva heter du? Åse Hei, Åse!'));
    },
  },
  {
    title: 'prompt() in JavaScript',
    async go(page) {
      await page.begin('/mal');
      await page.click(button('#run-javascript', page.t('learning.run')));
      await page.fill({ within: '#run-javascript', selector: 'form input' }, 'Bo');
      await page.driver.press(KEY.enter);
      await page.sees(output('#run-javascript', 'Hei, Bo!'));
    },
  },
  {
    title: 'Stop',
    async go(page) {
      await page.begin('/mal');
      await run(page, RUN, 'while True:\n    pass');
      await page.sees({ within: RUN, selector: 'p', name: page.t('learning.output.running') });
      await page.click(button(RUN, page.t('learning.stop')));
      await page.sees({ within: RUN, selector: 'p', name: page.t('learning.output.stopped.user') });
      await run(page, RUN, 'import time\ntime.sleep(0.5)\nprint(6 * 7)');
      await page.sees(output(RUN, '42'));
    },
  },
  {
    title: 'Check, wrong and right',
    isShort: true,
    async go(page) {
      await page.begin('/mal');
      await page.writeCode(EXERCISE, 'def double(n):\n    return n + 2');
      await page.click(button(EXERCISE, page.t('learning.check')));
      await page.sees({ within: EXERCISE, selector: '*', name: 'Legger du til noe i stedet for å gange?' });
      await page.writeCode(EXERCISE, 'def double(n):\n    return n * 2');
      await page.click(button(EXERCISE, page.t('learning.check')));
      await page.sees({ within: EXERCISE, selector: '*', name: page.t('learning.exercise.passed') });
    },
  },
  {
    title: 'step by step',
    async go(page) {
      await page.begin('/mal');
      await page.writeCode(RUN, 'a = [1, 2]\nfor n in a:\n    print(n)');
      await page.click(button(RUN, page.t('learning.step')));
      await page.sees({ within: RUN, selector: '[role="slider"], input[type="range"]' });
      await page.until('the slider in focus', null, hasFocus, '[type="range"], [role="slider"]');
      await page.driver.press(KEY.end);
      await page.sees({ within: RUN, selector: 'section', name: '1 2' });
      await page.driver.press(KEY.escape);
      await page.sees(button(RUN, page.t('learning.run')));
    },
  },
  {
    title: 'a turtle',
    async go(page) {
      await page.begin('/mal');
      await run(page, RUN, 'from turtle import *\nfor _ in range(4):\n    forward(60)\n    left(90)');
      await page.sees({ within: RUN, selector: 'svg', name: page.t('learning.output.drawing') });
    },
  },
  {
    title: 'JavaScript with a page, and a click in it',
    isShort: true,
    async go(page) {
      const frame = '#run-page iframe';
      await page.begin('/mal');
      await page.click(button('#run-page', page.t('learning.run')));
      await page.click({ selector: 'button', name: 'Trykk her' }, frame);
      await page.sees({ selector: 'button', name: 'Takk!' }, frame);
    },
  },
  {
    title: 'an exercise about a page',
    async go(page) {
      await page.begin('/mal');
      await page.writeCode('#exercise-html', '<h1>Varden</h1>');
      await page.click(button('#exercise-html', page.t('learning.check')));
      await page.sees({ within: '#exercise-html', selector: '*', name: page.t('learning.exercise.passed') });
    },
  },
  {
    title: 'sign-up, the mail, and sign-in',
    isShort: true,
    async go(page, { mailbox }) {
      const { username, email, password } = unusedAccount();
      await page.begin('/signup');
      const field = (name: string): Expected => ({ within: 'main', selector: 'input', name });
      await page.fill(field(page.t('signin.signup.username')), username);
      await page.fill(field(page.t('signin.signup.email')), email);
      await page.fill(field(page.t('signin.signup.password')), password);
      await page.fill(field(page.t('signin.signup.confirmation')), password);
      await page.click({ within: 'main', selector: 'button', name: page.t('signin.signup.submit') });
      await page.sees({ within: 'main', selector: '*', name: page.t('signin.confirm.notice') });
      await page.open((await mailbox.next(email)).link);
      await page.sees({ within: 'main', selector: '*', name: page.t('signin.confirm.done.title') });
      await page.open('/signin');
      await submitSignin(page, username, password);
      await page.until('the page of who signed in', null, isAt, `/profil_disp/${username}`);
      await page.sees({ selector: 'h1', name: username });
      await page.open('/');
      await page.sees({ within: 'header', selector: '[aria-label]', name: username });
    },
  },
  {
    title: 'a draft after a reload',
    async go(page) {
      await page.begin('/mal');
      const draft = 'def double(n):\n    # æøå, halvferdig';
      await page.writeCode(EXERCISE, draft);
      await page.sees({ within: EXERCISE, selector: '*', name: page.t('learning.draft.saved') });
      await page.open('/mal');
      await page.hasCode(EXERCISE, draft);
    },
  },
  {
    title: 'an address that names an exercise opens there',
    async go(page) {
      // The first exercise stays where it is while the editors above it come.
      const isAtTop = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      };
      await page.begin('/mal#exercise');
      await page.sees(button(EXERCISE, page.t('learning.check')));
      await page.driver.evaluate(null, () => new Promise((later) => setTimeout(() => later(true), 2000)));
      await page.until('the exercise at the top of the window', null, isAtTop, 'exercise');
    },
  },
  {
    title: 'the network goes away and comes back',
    async go(page, { server }) {
      await page.begin('/mal');
      await run(page, EXERCISE, 'def double(n):\n    return n * 2\nprint(double(21))');
      await page.sees(output(EXERCISE, '42'));
      await server.stop();
      try {
        await run(page, EXERCISE, 'def double(n):\n    return n * 2\nprint(double(4))');
        await page.sees(output(EXERCISE, '8'));
        await page.click(button(EXERCISE, page.t('learning.check')));
        await page.sees({ within: EXERCISE, selector: '*', name: page.t('learning.check.unreachable') });
      } finally {
        await server.start();
      }
      await page.sees({ within: EXERCISE, selector: '*', name: page.t('learning.exercise.passed') });
    },
  },
  {
    title: 'both languages',
    async go(page) {
      const heading = () => document.querySelector('h1')?.textContent ?? '';
      const isShown = (lang: string, before: string) => {
        const { lang: now } = document.documentElement;
        return now === lang && document.querySelector('h1')?.textContent !== before;
      };
      await page.begin('/doc/python-variables');
      const norwegian = await page.driver.evaluate(null, heading);
      await page.click({ selector: 'fieldset button', name: 'English' });
      await page.until('the lesson in English', null, isShown, 'en', norwegian);
      await page.open('/doc/python-variables');
      await page.until('the language that was chosen', null, isShown, 'en', norwegian);
      const english = await page.driver.evaluate(null, heading);
      await page.click({ selector: 'fieldset button', name: 'Norsk' });
      await page.until('the lesson in Norwegian', null, isShown, 'nb', english);
    },
  },
  {
    title: 'both themes',
    async go(page) {
      const background = () => getComputedStyle(document.body).backgroundColor;
      const isOther = (before: string) => getComputedStyle(document.body).backgroundColor !== before;
      await page.begin('/doc/python-variables');
      const first = await page.driver.evaluate(null, background);
      await page.click({ within: 'header', selector: 'button', name: page.t('layout.theme.to_dark') });
      await page.until('the dark theme', null, isOther, first);
      const dark = await page.driver.evaluate(null, background);
      await page.open('/');
      await page.until('the dark theme on the next page', null, isOther, first);
      await page.click({ within: 'header', selector: 'button', name: page.t('layout.theme.to_light') });
      await page.until('the light theme', null, isOther, dark);
    },
  },
];

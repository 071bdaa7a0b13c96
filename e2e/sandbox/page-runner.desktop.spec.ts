import type { PageProgram } from '@kodestien/sandbox/html-css/page-messages';
import type { PageEvent } from '@kodestien/sandbox/html-css/page-runner';
import { expect, type Page } from '@playwright/test';
import { test } from './html-css-host.ts';
import type { Sandbox } from './html-css-page.ts';

declare const sandbox: Sandbox;
declare const events: PageEvent[];

/** Runs a page, and waits for the event that the test needs. */
async function run(host: Page, program: PageProgram, until: PageEvent['kind'], count = 1): Promise<PageEvent[]> {
  await host.evaluate((program) => {
    const seen: unknown[] = [];
    const running = sandbox.runPage(document.body, 'A page', program, (event) => seen.push(event));
    Object.assign(window, { events: seen, running });
  }, program);
  await host.waitForFunction(({ until, count }) => events.filter(({ kind }) => kind === until).length >= count, {
    until,
    count,
  });
  return host.evaluate(() => events);
}

test('A page runs its own scripts and the script beside it, and says what they print', async ({ host }) => {
  const seen = await run(
    host,
    {
      html: '<p id="a">En</p><script>console.log("inne", [1, { a: "b" }])</script>',
      css: 'p { color: rgb(1, 2, 3) }',
      javascript:
        'const p = document.querySelector("#a");\np.textContent = "To";\nconsole.log(getComputedStyle(p).color);\nconsole.error(p, new Map([[1, "x"]]));',
    },
    'loaded',
  );
  expect(seen).toEqual([
    { kind: 'out', text: 'inne [1, { a: "b" }]' },
    { kind: 'out', text: 'rgb(1, 2, 3)' },
    { kind: 'err', text: '<p id="a"> Map {1 => "x"}' },
    { kind: 'loaded' },
  ]);
  await expect(host.frameLocator('iframe').locator('#a')).toHaveText('To');
});

test('A button that is clicked runs its code', async ({ host }) => {
  await run(host, { html: `<button onclick='console.log("klikk " + "&amp;".length)'>Trykk</button>` }, 'loaded');
  await host.frameLocator('iframe').getByText('Trykk').click();
  await host.waitForFunction(() => events.some(({ kind }) => kind === 'out'));
  expect(await host.evaluate(() => events.at(-1))).toEqual({ kind: 'out', text: 'klikk 1' });
});

test('An error tells its line, in the page and in the script', async ({ host }) => {
  const html = '<p>a</p>\n<script>\n  for (const x of [1]) {\n    nothing();\n  }\n</script>';
  const javascript = 'let a = 1;\nwhile (a < 3) a++;\nconst b = () => a.b.c;\nb();';
  const seen = await run(host, { html, javascript }, 'error', 2);
  const errors = seen.flatMap((event) => (event.kind === 'error' ? [{ ...event.error, file: event.file }] : []));
  expect(errors).toMatchObject([
    { type: 'ReferenceError', message: 'nothing is not defined', line: 4, file: 'html' },
    { type: 'TypeError', line: 3, file: 'javascript' },
  ]);
});

test('A script with a mistake in its grammar says so', async ({ host }) => {
  const seen = await run(host, { html: '', javascript: 'let a = ;\n' }, 'error');
  expect(seen.find(({ kind }) => kind === 'error')).toMatchObject({
    error: { type: 'SyntaxError', syntax: true, line: 1 },
  });
});

test('A mistake in the grammar of a longer script is in the script, on its line', async ({ host }) => {
  const javascript = 'const a = 1;\n\nif (a) then {\n  console.log(a);\n}\n';
  const seen = await run(host, { html: '<p>Hei</p>', javascript }, 'error');
  expect(seen.find(({ kind }) => kind === 'error')).toMatchObject({
    file: 'javascript',
    error: { type: 'SyntaxError', syntax: true, line: 3 },
  });
});

test('A rejected promise is reported', async ({ host }) => {
  const seen = await run(
    host,
    { html: '', javascript: 'async function f() {\n  throw new Error("nei");\n}\nf();' },
    'error',
  );
  expect(seen.find(({ kind }) => kind === 'error')).toMatchObject({
    error: { message: 'nei', line: 2 },
    file: 'javascript',
  });
});

const ENDLESS: Record<string, PageProgram> = {
  'a loop': { html: '', javascript: 'while (true) {}' },
  'a loop without a body': { html: '', javascript: 'for (;;);' },
  'a loop in the page': { html: '<script>do { } while (1)</script>' },
  'a loop that catches everything': { html: '', javascript: 'for (;;) { try { for (;;); } catch {} }' },
  'promises for ever': { html: '', javascript: 'const f = () => Promise.resolve().then(f); f();' },
  'an endless wait': { html: '', javascript: '(async () => { for (;;) await null })();' },
  'a recursion that branches': {
    html: '',
    javascript: 'function f(n) { try { f(n + 1) } catch {} try { f(n + 1) } catch {} } f(0);',
  },
  'a loop in a handler': { html: '<img src="data:," onerror="while (true) {}">' },
  'a loop in a class': { html: '', javascript: 'class A { static { let i = 0; while (true) i++; } }' },
};
for (const [name, program] of Object.entries(ENDLESS)) {
  test(`Without end: ${name} is ended, and the page around goes on`, async ({ host }) => {
    const seen = await run(host, program, 'error');
    expect(seen.find(({ kind }) => kind === 'error')).toMatchObject({ error: { type: 'EndlessLoop' } });
    await host.evaluate(() => (window as unknown as { running: { stop(): void } }).running.stop());
    await expect(host.locator('iframe')).toHaveCount(0);
  });
}

test('A long calculation that ends is left in peace', async ({ host }) => {
  const javascript = 'let sum = 0;\nfor (let i = 0; i < 5e6; i++) sum += i;\nconsole.log(sum);';
  expect(await run(host, { html: '', javascript }, 'loaded')).toEqual([
    { kind: 'out', text: '12499997500000' },
    { kind: 'loaded' },
  ]);
});

test('alert, confirm and prompt become messages, and prompt reads the answers that were given', async ({ host }) => {
  const dialogs: string[] = [];
  host.on('dialog', (dialog) => dialogs.push(dialog.message()));
  const javascript =
    'alert("Hei");\nconsole.log(prompt("Navn?"), prompt("Alder?", "12"), prompt("Mer?"), confirm("Sikker?"));';
  const seen = await run(host, { html: '', javascript, answers: ['Kari'] }, 'loaded');
  expect(seen).toEqual([
    { kind: 'dialog', dialog: 'alert', text: 'Hei', answer: null },
    { kind: 'dialog', dialog: 'prompt', text: 'Navn?', answer: 'Kari' },
    { kind: 'dialog', dialog: 'prompt', text: 'Alder?', answer: '12' },
    { kind: 'dialog', dialog: 'prompt', text: 'Mer?', answer: null },
    { kind: 'dialog', dialog: 'confirm', text: 'Sikker?', answer: 'ok' },
    { kind: 'out', text: 'Kari 12 null true' },
    { kind: 'loaded' },
  ]);
  expect(dialogs).toEqual([]);
});

test('A flood of output is cut', async ({ host }) => {
  const seen = await run(host, { html: '', javascript: 'for (let i = 0; i < 1e5; i++) console.log(i);' }, 'loaded');
  expect(seen.filter(({ kind }) => kind === 'out').length).toBeLessThanOrEqual(5_000);
  expect(seen.filter(({ kind }) => kind === 'cut')).toHaveLength(1);
});

test('Nothing leaves the frame: no network, no storage, no page around it, no new windows', async ({
  host,
  site,
  context,
}) => {
  const javascript = `
    // What the browser itself has, and our own fetch and storage hide.
    const inside = () => document.body.appendChild(document.createElement('iframe')).contentWindow;
    const tries = {
      fetch: () => fetch('http://' + location.host + '/secret'),
      native: () => inside().fetch('http://' + location.host + '/native'),
      beacon: () => { navigator.sendBeacon('/beacon') },
      socket: () => new Promise((resolve, reject) => { const s = new WebSocket('ws://' + location.host + '/ws'); s.onerror = () => reject(1); s.onopen = resolve }),
      image: () => new Promise((resolve, reject) => { const i = new Image(); i.onload = resolve; i.onerror = reject; i.src = '/image.png' }),
      script: () => new Promise((resolve, reject) => { const s = document.createElement('script'); s.onload = resolve; s.onerror = reject; s.src = '/script.js'; document.body.append(s) }),
      worker: () => new Worker('/worker.js'),
      frame: () => { const f = document.createElement('iframe'); f.src = '/frame'; document.body.append(f) },
      style: () => { document.body.style.background = 'url(/background.png)' },
      peer: () => new RTCPeerConnection(),
      evaluate: () => eval('1'),
      storage: () => inside().localStorage.length,
      cookie: () => document.cookie,
      parent: () => parent.document.title,
      top: () => { top.location = '/top' },
      opener: () => { if (open('/popup')) return; throw 1 },
      form: () => { const f = document.createElement('form'); f.action = '/form'; document.body.append(f); f.submit() },
    };
    (async () => {
      const reached = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try { await attempt(); reached.push(name) } catch {}
      }
      console.log(reached.join(' '));
      console.log(origin);
    })();`;
  const seen = await run(host, { html: '<body></body>', javascript }, 'out', 2);
  // These say nothing when they are refused; that nothing arrived is what counts.
  expect(seen.filter(({ kind }) => kind === 'out')).toEqual([
    { kind: 'out', text: 'beacon frame style form' },
    { kind: 'out', text: 'null' },
  ]);
  expect(site.requests).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  expect(new URL(host.url()).pathname).toBe('/');
});

/** Ways to a window in which nothing has been taken away, each with a script in it that tells the page around. */
const WINDOWS_OF_THEIR_OWN = {
  html: { html: '<iframe srcdoc="CODE"></iframe>', javascript: '' },
  script: "const f = document.createElement('iframe'); f.srcdoc = CODE; document.body.append(f)",
  later:
    "const f = document.createElement('iframe'); document.body.append(f); setTimeout(() => { f.srcdoc = CODE }, 100)",
  address: "const f = document.createElement('iframe'); f.src = 'javascript:' + SCRIPT; document.body.append(f)",
  shadow:
    "const r = document.body.attachShadow({ mode: 'closed', clonable: true }); r.innerHTML = '<iframe></iframe>'; r.firstChild.srcdoc = CODE",
  copy: "const d = document.createElement('div'); const r = d.attachShadow({ mode: 'closed', clonable: true }); const f = document.createElement('iframe'); f.srcdoc = CODE; r.append(f); document.body.append(d.cloneNode(true))",
  parsed: {
    html: '<div><template shadowrootmode="closed"><iframe srcdoc="CODE"></iframe></template></div>',
    javascript: '',
  },
  written:
    "setTimeout(() => { document.open(); document.write('<div><template shadowroot'); document.write('mode=closed><iframe srcdoc=\"' + CODE.replaceAll('\"', '&quot;') + '\"></iframe></template></div>'); document.close() }, 100)",
  unsafe:
    "document.body.setHTMLUnsafe('<div><template shadowrootmode=closed><iframe srcdoc=\"' + CODE.replaceAll('\"', '&quot;') + '\"></iframe></template></div>')",
  changed:
    "NodeList.prototype[Symbol.iterator] = () => ({ next: () => ({ done: true }) }); Element.prototype.remove = () => {}; Reflect.apply = () => []; const f = document.createElement('iframe'); f.srcdoc = CODE; document.body.append(f)",
  blob: "location.href = URL.createObjectURL(new Blob([CODE], { type: 'text/html' }))",
};

test('No window of its own, with what was taken away, begins inside the frame', async ({ host }) => {
  const script = "top.postMessage('inside ' + typeof RTCPeerConnection, '*')";
  const code = `<script>${script}</script>`;
  const programs = Object.entries(WINDOWS_OF_THEIR_OWN).map(([name, way]) => {
    const { html, javascript } = typeof way === 'string' ? { html: '<p>a', javascript: way } : way;
    const inside = code.replaceAll('"', '&quot;');
    const start = `const SCRIPT = ${JSON.stringify(script)}; const CODE = ${JSON.stringify(code).replaceAll('</', '<\\/')};`;
    return { name, program: { html: html.replaceAll('CODE', inside), javascript: `${start} ${javascript}` } };
  });
  const begun = await host.evaluate(async (programs) => {
    const begun: string[] = [];
    for (const { name, program } of programs) {
      const note = ({ data }: MessageEvent) => String(data).startsWith('inside') && begun.push(`${name}: ${data}`);
      addEventListener('message', note);
      const page = sandbox.runPage(document.body, 'A page', program, () => {});
      await new Promise((resolve) => setTimeout(resolve, 700));
      page.stop();
      removeEventListener('message', note);
    }
    return begun;
  }, programs);
  expect(begun).toEqual([]);
});

test('A form tells the program that it was sent, and sends nothing', async ({ host, site }) => {
  const html = '<form action="/form"><button>Send</button></form>';
  const javascript = `
    document.querySelector('form').addEventListener('submit', () => console.log('sent'));
    document.querySelector('button').click();`;
  const seen = await run(host, { html, javascript }, 'out');
  expect(seen.filter(({ kind }) => kind === 'out')).toEqual([{ kind: 'out', text: 'sent' }]);
  expect(site.requests).toEqual([]);
});

test('A page that leads its frame away is ended', async ({ host, site }) => {
  const seen = await run(
    host,
    { html: '', javascript: 'setTimeout(() => { location.href = "/elsewhere" }, 50);' },
    'ended',
  );
  expect(seen.at(-1)).toEqual({ kind: 'ended', why: 'left' });
  expect(site.requests).toEqual(['/elsewhere']);
  await expect(host.locator('iframe')).toHaveCount(0);
});

test('A page that is too large is not started', async ({ host }) => {
  expect(await run(host, { html: '<p>'.repeat(100_000) }, 'ended')).toEqual([{ kind: 'ended', why: 'too-large' }]);
});

test('Messages of others are not taken for the frame’s', async ({ host }) => {
  const seen = await host.evaluate(async () => {
    const seen: unknown[] = [];
    sandbox.runPage(document.body, 'A page', { html: '', javascript: 'console.log(1)' }, (event) => seen.push(event));
    window.postMessage('kodestien-page-ready', '*');
    const other = document.createElement('iframe');
    document.body.append(other);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return seen;
  });
  expect(seen).toEqual([{ kind: 'out', text: '1' }, { kind: 'loaded' }]);
});

test('A page fetches the files that it was given, and nothing else', async ({ host }) => {
  const javascript = `(async () => {
  const answer = await fetch("team.json");
  console.log(answer.ok, answer.status, (await answer.json()).name);
  console.log((await fetch("other.json")).status, (await fetch("/sandbox/page")).status);
  for (const address of [location.origin + "/x", "https://example.org/", "data:text/plain,x", "blob:null/1"]) {
    await fetch(address).then(() => console.log("?"), (error) => console.log(String(error)));
  }
  console.log("end");
})();`;
  const seen = await run(host, { html: '', javascript, files: { 'team.json': '{"name":"Brann"}' } }, 'out', 7);
  expect(seen.flatMap((event) => (event.kind === 'out' ? [event.text] : []))).toEqual([
    'true 200 Brann',
    '404 404',
    ...Array(4).fill('TypeError: Failed to fetch'),
    'end',
  ]);
});

test('A page has a storage of its own, tells what is in it, and never sees that of the site', async ({ host }) => {
  await host.evaluate(() => localStorage.setItem('token', 'secret'));
  const javascript = `console.log(localStorage.getItem("token"), localStorage.length, localStorage.getItem("before"));
localStorage.setItem("a", 1);
sessionStorage.b = "2";
try { localStorage.setItem("big", "x".repeat(100001)); } catch (error) { console.log(error.name); }
localStorage["__proto__"] = "mine";
console.log({}.mine, Object.keys(localStorage).join());
const other = document.createElement("iframe");
document.body.append(other);
try { console.log(other.contentWindow.localStorage.length); } catch (error) { console.log(error.name); }`;
  const storage = { local: [['before', 'yes']] as const, session: [] };
  await run(host, { html: '', javascript, storage }, 'out', 4);
  await host.waitForFunction(() => {
    const last = events.findLast((event) => event.kind === 'stored');
    return last?.kind === 'stored' && last.storage.local.length === 3;
  });
  const seen = await host.evaluate(() => events);
  expect(seen.flatMap((event) => (event.kind === 'out' ? [event.text] : []))).toEqual([
    'null 1 yes',
    'QuotaExceededError',
    'undefined before,a,__proto__',
    'SecurityError',
  ]);
  expect(seen.findLast((event) => event.kind === 'stored')).toEqual({
    kind: 'stored',
    storage: {
      local: [
        ['before', 'yes'],
        ['a', '1'],
        ['__proto__', 'mine'],
      ],
      session: [['b', '2']],
    },
  });
  expect(await host.evaluate(() => Object.entries(localStorage))).toEqual([['token', 'secret']]);
});

test('A page that stores in a loop does not flood the page around it', async ({ host }) => {
  const javascript = 'for (let i = 0; i < 20000; i++) localStorage.setItem("i", i);\nconsole.log("done");';
  await run(host, { html: '', javascript }, 'loaded');
  await host.waitForFunction(() => {
    const last = events.findLast((event) => event.kind === 'stored');
    return last?.kind === 'stored' && last.storage.local[0]?.[1] === '19999';
  });
  expect(await host.evaluate(() => events.filter(({ kind }) => kind === 'stored').length)).toBeLessThan(20);
});

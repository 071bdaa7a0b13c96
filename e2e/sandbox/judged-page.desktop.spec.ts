import { expect, type Page, test } from '@playwright/test';
import { observeHere } from '../../sandbox/src/page-script/testing/observe-here.ts';
import { PROGRAMS, REFUSED, SELECTORS } from './judged-page-programs.ts';

const PAGE = `<!doctype html><html lang="nb"><head><title> Min  side </title></head><body>
<form id="f" action="/send" name="skjema"><label for="navn">Navn <b>ditt</b></label>
<input id="navn" name="navn" value="Kari" required maxlength="9"><input type="number" id="antall" name="antall" min="1" max="5" step="2" value="1">
<input type="checkbox" id="ja" name="ja" checked><textarea id="t" name="t">Hei</textarea>
<select id="s" name="s"><option value="a">A</option><option selected>B</option></select>
<fieldset id="fs" disabled><legend>F</legend><input id="inni"></fieldset><button id="send">Send</button></form>
<output id="o">3</output><progress id="p" value="0.5"></progress><meter id="m" min="2" max="8" value="5"></meter>
<details id="d"><summary>Mer</summary>Tekst</details>
<dialog id="dlg"><form method="dialog"><button id="lukk" value="ok">Lukk</button></form></dialog>
<ol id="ol" start="3"><li id="li" value="7">a</li><li>b</li></ol>
<table id="tb"><caption>C</caption><thead><tr><th>x</th></tr></thead><tbody><tr id="r"><td id="c" colspan="2">1</td><td>2</td></tr></tbody></table>
<a id="a" href="side.html#del">Lenke</a><img id="i" alt="Bilde"><video id="v" controls></video><p class="x">en</p><p class="x">to</p>
<div id="box" hidden></div><ul id="ul"><li>1</li><li>2</li></ul></body></html>`;

const errorOf = (code: string) =>
  `try { ${code}; return 'no error'; } catch (error) { return error.name + ': ' + error.message; }`;

const GROUPS = {
  ...PROGRAMS,
  'what is refused': REFUSED.map(errorOf),
  'selectors that are none': SELECTORS.map((selector) =>
    errorOf(`document.querySelector(${JSON.stringify(selector)})`),
  ),
};

for (const [group, programs] of Object.entries(GROUPS))
  test(`what a program finds in the page it is judged in is what a browser has: ${group}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.route('http://page.test/**', (route) =>
      route.request().url().endsWith('/') ? route.fulfill({ contentType: 'text/html', body: PAGE }) : route.abort(),
    );
    for (const program of programs) {
      const code = `String((() => { ${program.includes('return') ? program : `return ${program}`} })())`;
      expect.soft(await judged(code), program).toBe(await shown(page, code));
    }
  });

async function shown(page: Page, code: string): Promise<string> {
  await page.goto('http://page.test/');
  return page.evaluate(code);
}

async function judged(code: string): Promise<string | undefined> {
  const [observation] = await observeHere({ html: PAGE, javascript: '' }, [{ kind: 'expression', code }]);
  const { value, error } = observation ?? {};
  if (error) return `${error.type}: ${error.message}`;
  return value && 'text' in value ? value.text : undefined;
}

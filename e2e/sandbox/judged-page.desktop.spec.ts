import { expect, test } from '@playwright/test';
import { observeHere } from '../../sandbox/src/page-script/testing/observe-here.ts';

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

/** Each gives a text, and begins with the page as it was sent. */
const PROGRAMS = [
  // Lists.
  'typeof document.querySelectorAll("p").map',
  'typeof document.querySelectorAll("p").forEach + document.querySelectorAll("p").length',
  'typeof document.getElementsByClassName("x").forEach + typeof document.getElementsByClassName("x").namedItem',
  'typeof document.getElementById("ul").children.forEach + [...document.getElementById("ul").children].map((li) => li.textContent)',
  '[...document.querySelectorAll("p").entries()].map(([i, p]) => i + p.textContent).join()',
  'document.getElementsByName("navn")[0].id + document.getElementsByName("ingen").length',
  // Forms.
  'const f = document.querySelector("form"); return [f.action.slice(-5), f.method, f.name, f.noValidate, f.length, f.elements.navn.value, f.elements[2].id]',
  'const f = document.querySelector("form"); f.elements.navn.value = "Ola"; navn.value += "!"; f.reset(); return navn.value',
  'f.checkValidity() + " " + (navn.value = "", f.checkValidity()) + navn.validity.valueMissing + navn.validity.valid',
  'const l = document.querySelector("label"); return [l.htmlFor, l.control.id, l.form.id, navn.labels.length, navn.labels[0] === l]',
  '[navn.defaultValue, navn.maxLength, navn.minLength, antall.min, antall.max, antall.step, antall.valueAsNumber, ja.defaultChecked, navn.size, navn.pattern]',
  'antall.stepUp(); const first = antall.value; antall.stepUp(9); const most = antall.value; antall.stepDown(); return [first, most, antall.value]',
  '[t.value, t.defaultValue, t.rows, t.cols, t.textLength, t.maxLength]',
  '[s.length, s.value, s.selectedIndex, s.options.length, s.options[0].text, s.selectedOptions[0].value, s.multiple, s.item(0).value, s.options[1].index, s.options[1].defaultSelected]',
  's.add(new Option("C", "c")); s.remove(0); s.value = "c"; return [s.length, s.value, s.selectedIndex]',
  'const o = new Option("C", "c", true); return [o.text, o.value, o.defaultSelected, o.label]',
  '[fs.disabled, fs.elements.length, inni.willValidate]',
  'const data = new FormData(f); return [data.get("navn"), data.get("ja"), data.get("s")]',
  // Values that are shown.
  '[o.value, o.defaultValue, p.value, p.max, p.position, m.value, m.min, m.max, m.low, m.high, m.optimum]',
  'o.value = 8; p.value = 3; p.max = 4; return [o.textContent, o.value, p.value, p.position]',
  '[ol.start, ol.reversed, li.value, ol.children[1].value]',
  // What opens.
  'const before = d.open; d.open = true; return [before, d.open, d.hasAttribute("open"), (d.open = false, d.outerHTML.slice(0, 17))]',
  'dlg.showModal(); const open = dlg.open; dlg.close("ja"); return [open, dlg.open, dlg.returnValue]',
  'dlg.show(); dlg.show(); return dlg.open',
  'dlg.show(); try { dlg.showModal(); } catch (error) { return error.message }',
  'dlg.showModal(); lukk.click(); return [dlg.open, dlg.returnValue]',
  'box.hidden = false; box.inert = true; return [box.hidden, box.inert, box.hasAttribute("inert")]',
  'box.ariaLabel = "Boks"; box.role = "alert"; return [box.ariaLabel, box.getAttribute("aria-label"), box.role, box.ariaHidden]',
  // Tables.
  '[tb.rows.length, tb.tBodies.length, tb.tHead.rows.length, tb.tFoot, tb.caption.textContent, r.cells.length, r.rowIndex, r.sectionRowIndex, c.colSpan, c.rowSpan, c.cellIndex]',
  'const row = tb.insertRow(); row.insertCell().textContent = "ny"; row.insertCell(0).textContent = "først"; return [tb.rows.length, row.innerHTML, row.parentNode.localName]',
  'tb.deleteRow(0); tb.tBodies[0].insertRow(0).insertCell().append("a"); r.deleteCell(-1); return tb.outerHTML',
  'const n = document.createElement("table"); n.createTHead().insertRow().insertCell().append("h"); n.createTBody(); n.insertRow(); n.createCaption().append("c"); return n.outerHTML',
  // Links, pictures, sound.
  '[a.text, a.hash, (a.hash = "ny", a.hash), i.alt, i.naturalWidth, v.controls, v.paused, v.volume, v.muted, v.currentTime, v.loop]',
  'v.volume = 0.5; v.muted = true; v.loop = true; return [v.volume, v.muted, v.loop, typeof v.play, typeof v.pause]',
  'const image = new Image(20, 10); image.alt = "x"; return [image.localName, image.getAttribute("width"), image.alt]',
  // The document and the window.
  'const before = document.title; document.title = "Ny"; return [before, document.title, document.querySelector("title").textContent]',
  'document.querySelector("title").remove(); document.title = "Ny"; return [document.title, document.head.lastElementChild.localName]',
  '[document.forms.length, document.forms[0].id, document.images.length, document.links.length, document.hidden, document.visibilityState, document.activeElement.localName]',
  '[typeof history.pushState, typeof screen.width, window.name, scrollX, scrollY, pageYOffset, typeof print, typeof open, window === frames, typeof matchMedia("(x)").matches]',
  'const q = new URLSearchParams("?a=1&b=to+ord&a=3"); q.append("c", "æ &"); q.set("a", 9); q.delete("b"); return [q.get("a"), q.get("x"), q.has("b"), q.toString(), [...q].length, [...q.keys()]]',
  'new URLSearchParams({ navn: "Kari", alder: 9 }).toString()',
  'const s = getComputedStyle(box); box.hidden = false; box.style.color = "red"; return [s.display, getComputedStyle(document.querySelector("b")).display, (box.style.display = "none", s.getPropertyValue("display"))]',
  '[typeof IntersectionObserver, typeof ResizeObserver, typeof speechSynthesis.speak, new SpeechSynthesisUtterance("hei").text]',
  '[typeof box.animate([], 1).finished.then, typeof box.scrollTo, box.getClientRects().length >= 0, typeof box.offsetWidth, typeof box.checkVisibility()]',
  // Properties that belong to others stay what a program makes of them.
  'box.value = 3; box.open = "ja"; box.rows = [1]; return [box.value, box.open, box.rows.length, box.outerHTML.includes("open")]',
  '[typeof box.reset, typeof box.elements, typeof box.rows, typeof box.play, typeof navn.rows, typeof box.remove]',
  'ul.firstElementChild.remove(); return ul.innerHTML',
];

test('what a program finds in the page it is judged in is what a browser has', async ({ page }) => {
  await page.route('http://page.test/**', (route) =>
    route.request().url().endsWith('/') ? route.fulfill({ contentType: 'text/html', body: PAGE }) : route.abort(),
  );
  for (const program of PROGRAMS) {
    const code = `String((() => { ${program.includes('return') ? program : `return ${program}`} })())`;
    await page.goto('http://page.test/');
    const shown = await page.evaluate(code);
    const [judged] = await observeHere({ html: PAGE, javascript: '' }, [{ kind: 'expression', code }]);
    const { value, error } = judged ?? {};
    expect
      .soft(error ? `${error.type}: ${error.message}` : value && 'text' in value && value.text, program)
      .toBe(shown);
  }
});

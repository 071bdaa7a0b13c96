import { expect, test } from 'vitest';
import type { PageInput, PageStep } from '../judge/inputs.ts';
import { observeHere } from './testing/observe-here.ts';

const PAGE = `<h1>Likes</h1>
<form><label for="name">Name</label><input id="name" required><button>Add</button></form>
<label>Sound <input type="checkbox" id="sound"></label>
<select id="colour"><option>red<option value="b">blue</select>
<p id="out">Nothing yet</p><ul></ul><button id="like" type="button"><b>Like</b></button>`;

const text = (selector: string, ...events: PageStep[]): PageInput => ({ kind: 'text', selector, events });

async function shown(javascript: string, ...inputs: PageInput[]) {
  const observations = await observeHere({ html: PAGE, javascript }, inputs);
  return observations.map(({ value, error, stopped, unplayed }) => {
    if (error) return `${error.type} in line ${error.line}: ${error.message}`;
    if (stopped ?? unplayed !== undefined) return stopped ?? `no element for ${unplayed}`;
    if (value?.type === 'int') return Number(value.text);
    return value?.type === 'list' ? value.items.map((item) => ('text' in item ? item.text : null)) : value;
  });
}

test('each check begins with the author’s page, and clicks reach the listeners of the program', async () => {
  const program = `let likes = 0;
const out = document.querySelector("#out");
document.querySelector("#like").addEventListener("click", () => {
  likes = likes + 1;
  out.textContent = likes + " likes";
  out.classList.add("liked");
});`;
  const click = { click: '#like' };
  expect(
    await shown(program, text('#out'), text('#out', click), text('#out', click, click), {
      kind: 'attribute',
      selector: '#out',
      attribute: 'class',
      events: [click],
    }),
  ).toEqual([['Nothing yet'], ['1 likes'], ['2 likes'], ['liked']]);
});

test('a click inside a button bubbles to it, and the handler sees what was clicked and what listens', async () => {
  const program = `document.querySelector("#like").addEventListener("click", function (event) {
  document.querySelector("#out").textContent =
    [event.target.localName, event.currentTarget.id, this.id, event.isTrusted].join(" ");
});`;
  expect(await shown(program, text('#out', { click: '#like b' }))).toEqual([['b like like true']]);
});

test('a form is submitted by its button and by Enter, and not while a required field is empty', async () => {
  const program = `const field = document.querySelector("#name");
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const item = document.createElement("li");
  item.textContent = field.value;
  document.querySelector("ul").append(item);
  field.value = "";
});`;
  const ada = { type: '#name', text: 'Ada' };
  expect(
    await shown(
      program,
      text('li', { click: 'form button' }),
      text('li', ada, { click: 'form button' }, { type: '#name', text: 'Bo' }, { key: 'Enter' }),
      text('li', ada, { submit: 'form' }),
    ),
  ).toEqual([[], ['Ada', 'Bo'], ['Ada']]);
});

test('what is typed, ticked and chosen is on the page that is looked at, and the program is told at each letter', async () => {
  const program = `let heard = [];
const tell = (event) => heard.push(event.type + ":" + event.target.value);
document.querySelector("#name").addEventListener("input", tell);
document.querySelector("#name").addEventListener("change", tell);
document.querySelector("#colour").addEventListener("change", tell);
document.querySelector("#sound").addEventListener("change", (event) => heard.push("sound " + event.target.checked));
document.querySelector("#like").onclick = () => { document.querySelector("#out").textContent = heard.join(", "); };`;
  const events: PageStep[] = [
    { type: '#name', text: 'Bo' },
    { key: 'Backspace' },
    { click: 'label:has(#sound)' },
    { type: '#colour', text: 'blue' },
    { click: '#like' },
  ];
  expect(
    await shown(
      program,
      text('#out', ...events),
      { kind: 'attribute', selector: '#name', attribute: 'value', events },
      { kind: 'count', selector: '#sound:checked', events },
      text('option[selected]', ...events),
    ),
  ).toEqual([['input:B, input:Bo, input:B, change:B, sound true, change:b'], ['B'], 1, ['blue']]);
});

test('time passes only where a check waits', async () => {
  const program = `let seconds = 3;
const timer = setInterval(() => {
  seconds = seconds - 1;
  document.querySelector("#out").textContent = seconds;
  if (seconds === 0) clearInterval(timer);
}, 1000);`;
  expect(
    await shown(
      program,
      text('#out'),
      text('#out', { wait: 999 }),
      text('#out', { wait: 1000 }),
      text('#out', { wait: 9000 }),
    ),
  ).toEqual([['Nothing yet'], ['Nothing yet'], ['2'], ['0']]);
});

test('keys reach what has the focus, and the document', async () => {
  const program = `document.addEventListener("keydown", (event) => {
  document.querySelector("#out").textContent = event.key + " " + event.code + " " + event.target.localName;
});`;
  expect(await shown(program, text('#out', { key: 'ArrowLeft' }), text('#out', { key: 'a', on: '#name' }))).toEqual([
    ['ArrowLeft ArrowLeft body'],
    ['a KeyA input'],
  ]);
});

test('the style that classes give is computed as on other pages', async () => {
  const html = '<style>.dark { background-color: black }</style><p>x</p><button>Dark</button>';
  const javascript = `document.querySelector("button").onclick = () => document.body.classList.toggle("dark");`;
  const style = (...events: PageStep[]): PageInput => ({
    kind: 'style',
    selector: 'body',
    property: 'background-color',
    events,
  });
  const click = { click: 'button' };
  const found = await observeHere({ html, javascript }, [style(click), style(click, click)]);
  expect(found.map(({ value }) => value)).toEqual([
    { type: 'list', items: [{ type: 'str', text: 'rgb(0, 0, 0)' }] },
    { type: 'list', items: [{ type: 'str', text: 'rgba(0, 0, 0, 0)' }] },
  ]);
});

test('storage lasts as long as the run', async () => {
  const program = `const seen = Number(localStorage.getItem("seen") ?? 0) + 1;
localStorage.seen = seen;
document.querySelector("#out").textContent = localStorage.getItem("seen") + " of " + localStorage.length;`;
  expect(await shown(program, text('#out'), text('#out', { click: '#like' }))).toEqual([['1 of 1'], ['1 of 1']]);
});

test('an error in a handler is told with its line; an element that is not there with the event that needs it', async () => {
  const program = `document.querySelector("#like").addEventListener("click", () => {
  document.querySelector("#missing").textContent = "x";
});`;
  expect(
    await shown(program, text('#out'), text('#out', { click: '#like' }), text('#out', { wait: 1 }, { click: '#no' })),
  ).toEqual([['Nothing yet'], "TypeError in line 2: cannot set property 'textContent' of null", 'no element for 1']);
});

test('a program with a page can be called and asked for values too', async () => {
  const javascript = 'function twice(n) { return n * 2; }\nconst title = document.querySelector("h1").textContent;';
  const found = await observeHere({ html: PAGE, javascript }, [
    { kind: 'call', function: 'twice', args: [4] },
    { kind: 'expression', code: 'title' },
  ]);
  expect(found.map(({ value }) => value)).toEqual([
    { type: 'number', text: '8' },
    { type: 'string', text: 'Likes' },
  ]);
});

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

test('what is typed, ticked and chosen is on the page that is looked at, and the program gets an event for each letter', async () => {
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

test('lists of elements have the methods that browsers give them, and not those of arrays', async () => {
  const lists = {
    all: 'document.querySelectorAll("option")',
    tags: 'document.querySelector("select").getElementsByTagName("option")',
    classes: 'document.getElementsByClassName("x")',
    children: 'document.querySelector("select").children',
    options: 'document.querySelector("select").options',
    elements: 'document.querySelector("form").elements',
    named: 'document.getElementsByName("x")',
  };
  const methods = ['map', 'filter', 'push', 'join', 'forEach', 'item', 'namedItem'];
  const program = `const lists = { ${Object.entries(lists).map(([name, code]) => `${name}: ${code}`)} };
const found = {};
for (const name in lists) found[name] = ${JSON.stringify(methods)}.filter((method) => method in lists[name]).join();
const all = lists.all;
const goneThrough = [];
all.forEach((option, index) => goneThrough.push(index + option.value));
for (const option of lists.tags) goneThrough.push(option.textContent);
const asArrays = [[...all].map((one) => one.value), Array.from(lists.options, (one) => one.value)].join(" ");
const rest = [all.length, all[1].value, all.item(5), all instanceof NodeList, lists.children instanceof HTMLCollection].join();
document.querySelector("select").innerHTML = "<option>green";
const changed = document.querySelector("select").textContent;`;
  const collection = 'item,namedItem';
  const list = 'forEach,item';
  expect(
    await observeHere(
      { html: PAGE, javascript: program },
      ['found', 'goneThrough.join(" ")', 'asArrays', 'rest', 'changed'].map((name) => ({
        kind: 'expression',
        code: name === 'found' ? 'Object.entries(found).join(" ")' : name,
      })),
    ).then((all) => all.map(({ value, error }) => (value && 'text' in value ? value.text : error))),
  ).toEqual([
    `all,${list} tags,${collection} classes,${collection} children,${collection} options,${collection} elements,${collection} named,${list}`,
    '0red 1b red blue',
    'red,b red,b',
    '2,b,,true,true',
    'green',
  ]);
});

test('storage lasts as long as the run', async () => {
  const program = `const seen = Number(localStorage.getItem("seen") ?? 0) + 1;
localStorage.seen = seen;
document.querySelector("#out").textContent = localStorage.getItem("seen") + " of " + localStorage.length;`;
  expect(await shown(program, text('#out'), text('#out', { click: '#like' }))).toEqual([['1 of 1'], ['1 of 1']]);
});

test('an error in a handler is reported with its line; an element that is not there with the event that needs it', async () => {
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

test('a page finds what it stored when it is loaded again, and the next check begins with nothing', async () => {
  const program = `const out = document.querySelector("#out");
const count = Number(localStorage.getItem("count") ?? 0);
out.textContent = count + " " + (sessionStorage.last ?? "never");
document.querySelector("#like").addEventListener("click", () => {
  localStorage.setItem("count", Number(localStorage.getItem("count")) + 1);
  sessionStorage.last = "today";
});`;
  const click = { click: '#like' };
  const reload = { reload: true } as const;
  expect(
    await shown(
      program,
      text('#out', click, click),
      text('#out', click, click, reload),
      text('#out', click, reload, click, reload),
      text('#out', reload),
      text('#out', click, reload, { click: '#nothing' }),
    ),
  ).toEqual([['0 never'], ['2 today'], ['2 today'], ['0 never'], 'no element for 2']);
});

test('what has not been stored is gone after a reload, on the page and in variables', async () => {
  const program = `let count = 0;
document.querySelector("#like").onclick = () => { count++; document.querySelector("#out").textContent = count; };`;
  expect(await shown(program, text('#out', { click: '#like' }, { reload: true }))).toEqual([['Nothing yet']]);
});

test('storage holds texts, is full at its bound, and has the names that people give', async () => {
  const program = `const out = document.querySelector("#out");
const said = [];
localStorage.setItem("__proto__", { a: 1 });
localStorage.constructor = "c";
said.push(localStorage.getItem("__proto__"), localStorage.length, typeof {}.a, Object.keys(localStorage).join("+"));
localStorage.removeItem("__proto__");
said.push(String(localStorage.getItem("missing")), "constructor" in localStorage, localStorage.key(0));
try { localStorage.setItem("big", "x".repeat(100001)); } catch (error) { said.push(error.name); }
localStorage.setItem("big", "x".repeat(90000));
try { localStorage.other = "x".repeat(20000); } catch (error) { said.push(error.name); }
localStorage.clear();
said.push(localStorage.length, String(localStorage), JSON.stringify(localStorage));
out.textContent = said.join(" ");`;
  expect(await shown(program, text('#out'))).toEqual([
    [
      '[object Object] 2 undefined __proto__+constructor null true constructor QuotaExceededError QuotaExceededError 0 [object Object] {}',
    ],
  ]);
});

test('a page fetches the files of its check', async () => {
  const program = `document.querySelector("#like").onclick = async () => {
  const answer = await fetch("team.json");
  document.querySelector("#out").textContent = answer.ok ? (await answer.json()).name : answer.status;
};`;
  const files = { 'team.json': '{"name":"Molde"}' };
  const asked = text('#out', { click: '#like' });
  expect(await shown(program, { ...asked, files }, asked)).toEqual([['Molde'], ['404']]);
});

test.each(['new URLSearchParams("a=1")', 'new URL("https://a.no")', 'new FormData()', 'document.body.style'])(
  'no check takes two of these for the same value: %s',
  async (code) => {
    const [observation] = await observeHere({ html: PAGE, javascript: '' }, [{ kind: 'expression', code }]);
    expect(observation?.value).toMatchObject({ closed: true });
  },
);

test('a list that a program changes while it goes through it is looked at again, and one of querySelectorAll is not', async () => {
  const program = `const list = document.querySelector("ul");
for (let i = 0; i < 4; i++) list.append(document.createElement("li"));
const found = document.querySelectorAll("li");
for (const item of list.children) item.remove();
document.querySelector("#out").textContent = found.length + " " + list.children.length;`;
  expect(await shown(program, text('#out'))).toEqual([['4 2']]);
});

test('an observer is called with what was added', async () => {
  const program = `const list = document.querySelector("ul");
new MutationObserver((records) => { document.querySelector("#out").textContent = records.length + records[0].type; }).observe(list, { childList: true });
list.append(document.createElement("li"), document.createElement("li"));`;
  expect(await shown(program, text('#out'))).toEqual([['2childList']]);
});

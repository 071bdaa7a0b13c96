import { expect, test } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import { observeHere } from './testing/observe-here.ts';

const FILES = { 'team.json': '{"name":"Brann","goals":[2,0,3]}\n', 'notes.txt': 'first\nsecond\n' };

async function printed(source: string, files: Readonly<Record<string, string>> | null = FILES) {
  const input: ProgramInput = { kind: 'stdin', stdin: '', ...(files && { files }) };
  const [observation] = await observeHere(`(async () => {${source}\n})();`, [input]);
  if (observation?.error) return `${observation.error.type}: ${observation.error.message}`;
  return observation?.output.trimEnd().split('\n');
}

test('a program fetches the files that come with it, as text and as JSON', async () => {
  expect(
    await printed(`const answer = await fetch("team.json");
console.log(answer.ok, answer.status, answer.headers.get("Content-Type"), answer instanceof Response);
const team = await answer.json();
console.log(team.name, team.goals.length);
console.log((await (await fetch("./notes.txt")).text()).length);`),
  ).toEqual(['true 200 application/json true', 'Brann 3', '13']);
});

test('a name that is not there is answered with 404, and other methods than GET with 405', async () => {
  const source = `for (const name of ["nothing.json", "Team.json", "__proto__", "constructor", "../team.json"]) {
  const answer = await fetch(name);
  console.log(answer.ok, answer.status, (await answer.text()).length);
}
console.log((await fetch("team.json", { method: "post" })).status);`;
  expect(await printed(source)).toEqual([...Array(5).fill('false 404 0'), '405']);
  expect(await printed('console.log((await fetch("team.json")).status);', null)).toEqual(['404']);
});

test('an address that leads out of the lesson is refused as browsers refuse it', async () => {
  const addresses = [
    'https://example.org/a.json',
    '//example.org',
    'data:text/plain,x',
    'file:///etc/passwd',
    'http:x',
  ];
  const source = `for (const address of ${JSON.stringify(addresses)}) {
  try { await fetch(address); console.log("?"); } catch (error) { console.log(error.name, error.message); }
}`;
  expect(await printed(source)).toEqual(addresses.map(() => 'TypeError Failed to fetch'));
});

test('an answer can be read once, and what is no JSON is a SyntaxError', async () => {
  expect(await printed('const a = await fetch("notes.txt"); await a.text(); await a.text();')).toBe(
    "TypeError: Failed to execute 'text' on 'Response': body stream already read",
  );
  expect(await printed('await (await fetch("notes.txt")).json();')).toMatch(/^SyntaxError: /);
});

test('what comes after fetch runs before its answer', async () => {
  expect(await printed('fetch("notes.txt").then(() => console.log("answer")); await 0; console.log("after");')).toEqual(
    ['after', 'answer'],
  );
});

test('a program that changes built-in functions changes only what becomes of itself', async () => {
  expect(
    await printed(`Map.prototype.get = Map.prototype.has = () => "mine";
JSON.parse = () => "mine"; Promise = null; globalThis.String = null; RegExp.prototype.test = () => false;
console.log((await (await fetch("team.json")).json()).name);`),
  ).toEqual(['Brann']);
});

import { bracketIssue } from './brackets.ts';
import { both, type Mistake, plainOf, type Texts, texts } from './mistake.ts';
import { TAKES_FUNCTION } from './parts.ts';

const CALL =
  /^\s*((?:[\p{L}_$][\p{L}\p{N}_$]*(?:\(\s*(?:""|'')?\s*\))?\.)+)([\p{L}_$][\p{L}\p{N}_$]*)\(([^()]*)\)\s*\{$/u;

/** `this.todos.splice(nr) {`: a block right after a call. */
export const CALL_THEN_BRACE: Mistake = {
  id: 'brace-after-call',
  find({ syntax, message, line: number, column }, line, source) {
    if (!syntax || message !== "expecting ';'" || !/^\s*\{/.test(line.slice((column ?? 1) - 1))) return null;
    const [, owner = '', method, given = ''] = CALL.exec(plainOf(line)) ?? [];
    if (method === undefined) return null;
    const what = both(`Etter kallet av ${method} står det en {.`, `After the call of ${method} there is a {.`);
    const passed = functionFor(method, given.trim());
    if (passed)
      return texts(
        what,
        both(
          `Det som ${method} skal gjøre, er en funksjon inni parentesen.`,
          `What ${method} should do is a function inside the parentheses.`,
        ),
        both(
          `Skriv ${method}(${passed._no} => { her, og }) der blokken slutter.`,
          `Write ${method}(${passed._eng} => { here, and }) where the block ends.`,
        ),
      );
    const why = both(
      'Et kall er ferdig ved ). En blokk hører til en funksjon, en løkke eller et vilkår.',
      'A call is over at its ). A block belongs to a function, a loop or a condition.',
    );
    const issue = bracketIssue(source);
    if (issue?.kind === 'open' && issue.bracket === '{' && issue.line === number)
      return texts(what, why, both('Skriv ; i stedet for {.', 'Write ; instead of {.'));
    // Where the block has its end, it may be a method that is made here.
    return texts(what, why, whereItEnds(owner, method));
  },
};

function whereItEnds(owner: string, method: string): Texts['tries'] {
  const name = `${owner}${method}`;
  return /^(?:document|window|console|Math)\.$/.test(owner) || owner.includes('(')
    ? both('Ta bort {, og } der blokken slutter.', 'Remove the {, and the } where the block ends.')
    : both(
        `Ta bort { og } hvis du vil kalle den. Skal den lages her, skriver du ${name} = function ( … ) {`,
        `Remove the { and its } if you want to call it. To make it here, write ${name} = function ( … ) {`,
      );
}

/** How the function for a method begins that calls what it is given. */
function functionFor(method: string, given: string): Texts['tries'] | null {
  if (method === 'addEventListener') return given === '' ? null : both(`"…", ()`, `"…", ()`);
  if (!TAKES_FUNCTION.test(method) && method !== 'then') return null;
  if (given === '' || !/^[\p{L}_$][\p{L}\p{N}_$]*(?:\s*,\s*[\p{L}_$][\p{L}\p{N}_$]*)*$/u.test(given)) return null;
  return both(`(${given})`, `(${given})`);
}

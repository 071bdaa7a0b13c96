import type { AnyNode, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { both, escaped, type Mistake, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, methodOf } from './parts.ts';

/** A name that is used before it has a value, by where the program makes it. */
export const EARLY: readonly Mistake[] = [
  {
    id: 'used-before-made',
    find({ type, message, line }, _line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not initialized$/)?.[1] : undefined;
      if (!name || name === 'this') return null;
      const what = both(`${name} brukes før den er laget.`, `${name} is used before it is made.`);
      const found = line === null ? null : byPlace(name, line, what, parseProgram(source));
      if (found) return found;
      if (new RegExp(`\\bclass\\s+${escaped(name)}\\b`).test(source))
        return texts(
          both(`${name} brukes før klassen er laget.`, `${name} is used before the class is made.`),
          both(
            'Programmet leses ovenfra og ned, og klassen kommer senere.',
            'The program runs from the top, and the class comes later.',
          ),
          both('Flytt klassen opp, over det som bruker den.', 'Move the class up, above what uses it.'),
        );
      return texts(
        what,
        both(
          'Programmet leses ovenfra og ned, og linjen med let eller const kommer senere.',
          'The program runs from the top, and the line with let or const comes later.',
        ),
        new RegExp(
          `\\b(?:let|const)\\s+${escaped(name)}\\s*=\\s*(?:async\\s*)?(?:function\\b|\\([^()]*\\)\\s*=>|[\\w$]+\\s*=>)`,
        ).test(source)
          ? both('Flytt funksjonen opp, over det som bruker den.', 'Move the function up, above what uses it.')
          : needsLinesAbove(name, line, source)
            ? both(
                'Flytt linjen som lager variabelen, opp, sammen med linjene den trenger.',
                'Move the line that makes the variable up, together with the lines that it needs.',
              )
            : both('Flytt linjen som lager variabelen, opp.', 'Move the line that makes the variable up.'),
      );
    },
  },
];

/** The value is worked out from another one that is made between the use and this line. */
function needsLinesAbove(name: string, line: number | null, source: string): boolean {
  const program = parseProgram(source);
  const [made] = program ? declarationsOf(program, name) : [];
  if (!program || line === null || made?.type !== 'VariableDeclarator' || !made.init) return false;
  let isIt = false;
  walk(made.init, (node) => {
    if (node.type !== 'Identifier' || node.name === name) return;
    isIt ||= declarationsOf(program, node.name).some((one) => lineOf(one) > line && lineOf(one) < lineOf(made));
  });
  return isIt;
}

function byPlace(name: string, line: number, what: Texts['what'], program: Program | null): Texts | null {
  if (!program) return null;
  const uses = usesOn(program, name, line);
  if (uses.some((parents) => isInParameters(parents, name)))
    return texts(
      what,
      both(
        'Parameterne får verdiene sine fra venstre mot høyre.',
        'Parameters get their values from the left to the right.',
      ),
      both(`Flytt ${name} lenger til venstre i parentesen.`, `Move ${name} further to the left in the parentheses.`),
    );
  if (uses.some((parents) => isGoneThrough(parents, name)))
    return texts(
      what,
      both(
        'Variabelen i løkken heter det samme som listen, og skjuler den.',
        'The variable of the loop has the same name as the array, and hides it.',
      ),
      both(
        `Gi variabelen i løkken et annet navn: for (const x of ${name}) {`,
        `Give the variable of the loop another name: for (const x of ${name}) {`,
      ),
    );
  const made = declarationsOf(program, name);
  if (uses.some((parents) => parents.some((one) => made.includes(one)))) {
    // `let prompt = prompt("Navn?")`
    if (made.length === 1 && GIVEN_FUNCTIONS.has(name) && uses.some((parents) => isCalled(parents, name)))
      return texts(
        both(
          `Variabelen heter det samme som funksjonen ${name}.`,
          `The variable has the same name as the function ${name}.`,
        ),
        both(
          `Her betyr ${name} variabelen som lages, og den har ingen verdi ennå.`,
          `Here ${name} means the variable that is made, and it has no value yet.`,
        ),
        both('Gi variabelen et annet navn.', 'Give the variable another name.'),
      );
    // `const knapp = document.getElementById(knapp)`
    const search = uses.flatMap((parents) => searchFor(parents, name) ?? [])[0];
    if (search && uses.length === 1)
      return texts(
        what,
        both(`${search} får en tekst i parentesen.`, `${search} gets a string in its parentheses.`),
        /^(?:getElementById|createElement)$/.test(search)
          ? both(`Skriv ${search}("${name}") med anførselstegn.`, `Write ${search}("${name}") with quotes.`)
          : both(
              'Skriv det som skal finnes, med anførselstegn rundt.',
              'Write what should be found, with quotes around it.',
            ),
      );
    const isInLoop = uses.some((parents) => parents.some(({ type }) => /^For|While/.test(type)));
    return texts(
      what,
      both(`Til høyre for = har ${name} ingen verdi ennå.`, `To the right of =, ${name} has no value yet.`),
      made.length > 1
        ? both(`Gi den nye variabelen et annet navn enn ${name}.`, `Give the new variable another name than ${name}.`)
        : isInLoop
          ? both(
              `Skriv let ${name} = … før løkken, og ta bort ordet foran ${name} her.`,
              `Write let ${name} = … before the loop, and remove the word before ${name} here.`,
            )
          : both(
              `Skriv let ${name} = … på linjen over, og ta bort ordet foran ${name} her.`,
              `Write let ${name} = … on the line above, and remove the word before ${name} here.`,
            ),
    );
  }
  const hasFunction = functionsNamed(program, name);
  if (hasFunction && made.length === 1)
    return texts(
      both(
        `Variabelen heter det samme som funksjonen ${name}.`,
        `The variable has the same name as the function ${name}.`,
      ),
      both(
        `Inni denne blokken betyr ${name} variabelen på linje ${lineOf(made[0] as AnyNode)}, og den har ingen verdi ennå.`,
        `Inside this block ${name} means the variable on line ${lineOf(made[0] as AnyNode)}, and it has no value yet.`,
      ),
      both('Gi variabelen et annet navn enn funksjonen.', 'Give the variable another name than the function.'),
    );
  const [only] = made;
  const isInFunction = uses.some((parents) => parents.some(({ type }) => type.includes('Function')));
  return only && made.length === 1 && lineOf(only) < line && isInFunction
    ? texts(
        what,
        both(
          `Funksjonen blir kalt før programmet kommer til linje ${lineOf(only)}, som lager ${name}.`,
          `The function is called before the program comes to line ${lineOf(only)}, which makes ${name}.`,
        ),
        both(
          `Flytt linje ${lineOf(only)} opp, over kallet av funksjonen.`,
          `Move line ${lineOf(only)} up, above the call of the function.`,
        ),
      )
    : null;
}

/** Functions that every program has, and whose names beginners give to variables. */
const GIVEN_FUNCTIONS = new Set('prompt alert confirm Number String parseInt parseFloat fetch'.split(' '));

function isCalled(parents: readonly AnyNode[], name: string): boolean {
  const call = parents.at(-1);
  return call?.type === 'CallExpression' && isNamed(call.callee, name);
}

function searchFor(parents: readonly AnyNode[], name: string): string | null {
  const call = parents.at(-1);
  const method = methodOf(call)?.method ?? '';
  const isIt =
    call?.type === 'CallExpression' && call.arguments.length === 1 && isNamed(call.arguments[0] as AnyNode, name);
  return isIt && /^(?:getElement|querySelector|createElement)/.test(method) ? method : null;
}

function functionsNamed(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    isIt ||= node.type === 'FunctionDeclaration' && node.id?.name === name;
  });
  return isIt;
}

/** What is around each place on the line where the name is used. */
function usesOn(program: Program, name: string, line: number): (readonly AnyNode[])[] {
  const uses: (readonly AnyNode[])[] = [];
  walk(program, (node, parents) => {
    if (!isNamed(node, name) || lineOf(node) !== line) return;
    const isMade = parents.some(
      (one) =>
        (one.type === 'VariableDeclarator' && one.id.start <= node.start && one.id.end >= node.end) ||
        (one.type === 'AssignmentPattern' && one.left === node),
    );
    if (!isMade) uses.push([...parents]);
  });
  return uses;
}

/** The name is in the start value of a parameter of a function that has it as a parameter itself. */
function isInParameters(parents: readonly AnyNode[], name: string): boolean {
  const own = parents.findLastIndex(({ type }) => type.includes('Function'));
  const owner = parents[own];
  const inside = parents[own + 1];
  return (
    owner !== undefined &&
    'params' in owner &&
    inside?.type === 'AssignmentPattern' &&
    owner.params.some((one) => one === inside) &&
    owner.params.some((one) => isNamed(one.type === 'AssignmentPattern' ? one.left : one, name))
  );
}

/** `for (const elev of elev)`. */
function isGoneThrough(parents: readonly AnyNode[], name: string): boolean {
  return parents.some(
    (one, place) =>
      one.type === 'ForOfStatement' &&
      one.left.type === 'VariableDeclaration' &&
      one.left.declarations.some(({ id }) => isNamed(id, name)) &&
      (parents[place + 1] === one.right || parents.length === place + 1),
  );
}

function declarationsOf(program: Program, name: string): AnyNode[] {
  const made = new Set<AnyNode>();
  walk(program, (node, parents) => {
    const declarator = parents.findLast(({ type }) => type === 'VariableDeclarator');
    if (declarator?.type !== 'VariableDeclarator' || !isNamed(node, name)) return;
    if (declarator.id.start <= node.start && declarator.id.end >= node.end) made.add(declarator);
  });
  return [...made];
}

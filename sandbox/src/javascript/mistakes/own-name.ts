import { walk } from '../program.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf } from './parts.ts';

/** `(function start() { … })();` and then `start();`: that name is known only inside the function itself. */
export function nameOfExpression({ name, program, source, line }: Missing): Texts | null {
  let made: number | null = null;
  let variable: string | null = null;
  let isRun = false;
  let isPlain = false;
  walk(program, (node, parents) => {
    if (node.type !== 'FunctionExpression' || !node.id || !isNamed(node.id, name) || made !== null) return;
    made = lineOf(node);
    const parent = parents.at(-1);
    if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') variable = parent.id.name;
    isRun = parent?.type === 'CallExpression' && parent.callee === node;
    isPlain = isRun && parents.at(-2)?.type === 'ExpressionStatement' && /\(\s*$/.test(source.slice(0, node.start));
  });
  if (made === null) return null;
  const what = both(`${name} finnes bare inni funksjonen selv.`, `${name} exists only inside the function itself.`);
  if (variable !== null)
    return texts(
      what,
      both(
        `Funksjonen på linje ${made} ligger i variabelen ${variable}.`,
        `The function on line ${made} is in the variable ${variable}.`,
      ),
      both(`Skriv ${variable} i stedet for ${name}.`, `Write ${variable} instead of ${name}.`),
    );
  if (isRun)
    return texts(
      what,
      both(
        `Funksjonen på linje ${made} er en verdi som blir kalt med en gang, av parentesene etter }.`,
        `The function on line ${made} is a value that is called at once, by the parentheses after its }.`,
      ),
      isPlain
        ? both(
            `Ta bort bruken av den på linje ${line}, eller ta bort parentesene rundt funksjonen og ( ) etter den.`,
            `Remove the use of it on line ${line}, or remove the parentheses around the function and the ( ) after it.`,
          )
        : both(`Ta bort bruken av den på linje ${line}.`, `Remove the use of it on line ${line}.`),
    );
  return texts(
    what,
    both(`Funksjonen på linje ${made} er bare en verdi der.`, `The function on line ${made} is only a value there.`),
    both(
      `Lag den for seg selv, med function ${name}( … ) { … }, og skriv bare navnet ${name} på linje ${made}.`,
      `Make it on its own, with function ${name}( … ) { … }, and write only the name ${name} on line ${made}.`,
    ),
  );
}

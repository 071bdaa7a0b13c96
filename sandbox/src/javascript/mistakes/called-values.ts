import type { Failed } from './call-at.ts';
import { withoutReturn } from './missing-return.ts';
import { both, CALLED_SHOWN_MAX, type Texts, texts } from './mistake.ts';
import { GLOBALS, givenTo, methodOf, namesMade } from './parts.ts';

/** `"Snitt: " (a + b)`, `"vis"()` and `"Hei " . navn()`: a text is called, or has a function of the program after a dot. */
export function textCalled({ call, program }: Failed): Texts | null {
  const { callee } = call;
  const called = methodOf(call);
  const text = called ? called.object : callee;
  const isText = text.type === 'TemplateLiteral' || (text.type === 'Literal' && typeof text.value === 'string');
  if (!isText) return null;
  // `"-"(10)` may be meant to be repeated.
  const [given, ...more] = call.arguments;
  if (!called && more.length === 0 && given?.type === 'Literal' && typeof given.value === 'number') return null;
  const names = [...namesMade(program), ...GLOBALS];
  const own = text.type === 'Literal' ? String(text.value) : '';
  if (names.includes(own))
    return texts(
      both(`"${own}" er en tekst her.`, `"${own}" is a string here.`),
      both('Et navn står uten anførselstegn.', 'A name has no quotes.'),
      both(`Skriv ${own} uten anførselstegn.`, `Write ${own} without quotes.`),
    );
  if (called && names.includes(called.method) && !(called.method in String.prototype))
    return texts(
      both('Et punktum setter ikke tekster sammen.', 'A dot does not join strings.'),
      both('Etter et punktum kommer navnet på en del.', 'After a dot comes the name of a part.'),
      both('Skriv + i stedet for punktumet.', 'Write + instead of the dot.'),
    );
  return called
    ? null
    : texts(
        both(
          'Det mangler et tegn mellom en tekst og en parentes.',
          'A sign is missing between a string and a parenthesis.',
        ),
        both(
          'Uten et tegn prøver JavaScript å kalle teksten som en funksjon.',
          'Without a sign JavaScript tries to call the string as a function.',
        ),
        both('Skriv + imellom for å sette dem sammen.', 'Write + between them to join them.'),
      );
}

/** `hent()()` */
export function answerCalled({ call, source }: Failed): Texts | null {
  const { callee } = call;
  if (callee.type !== 'CallExpression') return null;
  const inner = source.slice(callee.callee.start, callee.callee.end);
  if (inner.length > CALLED_SHOWN_MAX || inner.includes('\n')) return null;
  return texts(
    both(`Svaret fra ${inner} er ikke en funksjon.`, `The answer of ${inner} is not a function.`),
    both(
      'Det andre paret med parenteser prøver å kalle svaret.',
      'The second pair of parentheses tries to call the answer.',
    ),
    both(
      'Ta bort det andre paret hvis funksjonen bare skal kalles én gang.',
      'Remove the second pair if the function should be called only once.',
    ),
  );
}

/** `const ta = lagKø();` and `ta()`, where lagKø gives no answer. */
export function calledWithoutReturn({ call, program, source, line }: Failed): Texts | null {
  const given = call.callee.type === 'Identifier' ? givenTo(program, call.callee, line) : null;
  return withoutReturn(given, program, source);
}

import { openIn } from './expressions.ts';
import { both, CODE_NAME, KEYWORDS, type Mistake, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';

/** Calls, lists and f-strings whose brackets or commas are missing, or hold something in the wrong order. */
export const BRACKETS: readonly Mistake[] = [
  {
    id: 'f-string',
    find: ({ syntax, says, text, before }) => {
      const isOpen = /\bf["']/.test(text) && text.split('{').length > text.split('}').length;
      const isInside = /\bf(["'])(?:(?!\1).)*\{[^{}"']*$/.test(before);
      const found =
        syntax &&
        (says(/^f-string: (.*)/)?.[1] ?? ((isOpen || isInside) && says(/forgot a comma/) ? 'expecting' : null));
      if (!found) return null;
      const isMissing = /^(?:empty expression|valid expression required before)/.test(found);
      if (!isMissing && !found.startsWith('single') && !(isOpen && found.startsWith('expecting')))
        return texts(
          both('Det er noe galt mellom { og } i f-teksten.', 'Something is wrong between { and } in the f-string.'),
          both('Python leser det som er der, som vanlig kode.', 'Python reads what is there as ordinary code.'),
          both('Se nøye på det som er mellom { og }.', 'Look closely at what is between { and }.'),
        );
      return texts(
        both(
          'Det er noe galt med krøllparentesene i f-teksten.',
          'Something is wrong with the curly brackets in the f-string.',
        ),
        found.startsWith('expecting')
          ? both('En { åpnes, men lukkes ikke med }.', 'A { is opened but not closed with }.')
          : found.startsWith('single')
            ? both('Det står en } uten noen { foran.', 'There is a } without a { before it.')
            : both(
                'Mellom { og } må det stå en verdi eller et navn.',
                'Between { and } there must be a value or a name.',
              ),
        both(
          'Skriv navnet mellom { og }, slik: f"Hei {navn}".',
          'Write the name between { and }, like this: f"Hi {name}".',
        ),
      );
    },
  },
  {
    id: 'in-missing-in-brackets',
    find({ syntax, says, before, rest, source }) {
      const isEnd = syntax && says(/^invalid syntax$/) && /^[\])}]/.test(rest);
      const [, value = '', items = ''] =
        (isEnd && before.match(new RegExp(`[[({]\\s*([^[\\]{}]*?)\\s+for\\s+(${CODE_NAME})\\s*$`, 'u'))) || [];
      if (!items) return null;
      const known = [...namesIn(source, ''), ...BUILTINS, ...KEYWORDS];
      const code = value.replace(/\.[\p{L}_][\p{L}\p{N}_]*|(["']).*?\1/gu, '');
      const names = [...new Set(code.match(new RegExp(CODE_NAME, 'gu')) ?? [])].filter((one) => !known.includes(one));
      const item = names.length === 1 && namesIn(source, '').includes(items) ? names[0] : undefined;
      return texts(
        both(`Det mangler in etter for ${items}.`, `There is no in after for ${items}.`),
        both('En for-løkke leses: for hvert element in noe.', 'A for loop reads: for each element in something.'),
        item
          ? both(`Skriv for ${item} in ${items}.`, `Write for ${item} in ${items}.`)
          : both(
              'Skriv for, et navn, in og det du vil gå gjennom.',
              'Write for, a name, in and what you want to go through.',
            ),
      );
    },
  },
  {
    id: 'two-values-before-for',
    find({ syntax, says, plain }) {
      const found =
        syntax &&
        says(/^did you forget parentheses around the comprehension target/) &&
        plain.match(/([[{(])\s*([^[\]{}(),]+?)\s*,\s*([^[\]{}(),]+?)\s+for\s/);
      if (!found) return null;
      const [, open, first, second] = found;
      return texts(
        both(
          `Det står to verdier foran for: ${first}, ${second}.`,
          `There are two values before for: ${first}, ${second}.`,
        ),
        both('Foran for skal det være én verdi.', 'Before for there should be one value.'),
        open === '{'
          ? both(
              `Skal det være en ordbok, skriv kolon: ${first}: ${second}. Skal det være en mengde med par, skriv (${first}, ${second}).`,
              `If it should be a dictionary, write a colon: ${first}: ${second}. If it should be a set of pairs, write (${first}, ${second}).`,
            )
          : both(`Skriv (${first}, ${second}).`, `Write (${first}, ${second}).`),
      );
    },
  },
  {
    id: 'colon-missing-after-lambda',
    find({ syntax, says, before, rest }) {
      const name =
        syntax && says(/^invalid syntax/) && before.match(new RegExp(`\\blambda\\s+(${CODE_NAME})\\s+$`, 'u'))?.[1];
      return name && new RegExp(`^${name}(?![\\p{L}\\p{N}_])`, 'u').test(rest)
        ? texts(
            both(`Det mangler et kolon etter lambda ${name}.`, `There is no colon after lambda ${name}.`),
            both('Kolonet skiller navnet fra svaret.', 'The colon is between the name and the answer.'),
            both(`Skriv lambda ${name}:`, `Write lambda ${name}:`),
          )
        : null;
    },
  },
  {
    id: 'colon-inside-brackets',
    find({ syntax, says, plain, before, rest }) {
      const closers = syntax && says(/^invalid syntax/) && rest.match(/^:\s*(\)+)\s*$/)?.[1];
      return closers && /^\s*(?:if|elif|while|for|def|class|with)\b/.test(plain)
        ? texts(
            both('Kolonet står inni parentesen.', 'The colon is inside the parentheses.'),
            both('Kolonet er det siste på linjen.', 'The colon is the last sign of the line.'),
            both(`Skriv ${before.trim()}${closers}:`, `Write ${before.trim()}${closers}:`),
          )
        : null;
    },
  },
  {
    id: 'else-in-comprehension',
    find: ({ syntax, says, before, rest }) => {
      const found =
        syntax &&
        says(/^invalid syntax$/) &&
        /^else\b/.test(rest) &&
        before.match(/[[{(]\s*([^[\]{}]+?)\s+for\s+([\p{L}\p{N}_, ]+?)\s+in\s+(.+?)\s+if\s+(.+?)\s*$/u);
      const other = found && rest.match(/^else\s+((["']).*?\2|[^\]})]+)/)?.[1]?.trim();
      if (!found || !other) return null;
      const [, value = '', name = '', items = '', condition = ''] = found;
      const right = `${value} if ${condition} else ${other} for ${name} in ${items}`;
      return texts(
        both('if og else kommer etter for.', 'if and else come after for.'),
        both(
          'Etter for kan if bare velge hvilke elementer som er med. Valget mellom to verdier står først.',
          'After for, if can only choose which items to include. The choice between two values comes first.',
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'call-without-parentheses',
    find({ syntax, says, text, plain, source }) {
      if (!syntax || !says(/^invalid syntax(?:$|\. Perhaps)/)) return null;
      const functions = [
        ...FUNCTIONS,
        ...[...source.matchAll(new RegExp(`^\\s*def\\s+(${CODE_NAME})`, 'gmu'))].map(([, one]) => one ?? ''),
      ].filter((one) => !new RegExp(`^\\s*${one}\\s*=`, 'mu').test(source));
      const call = new RegExp(
        // After another word it is a part of a sentence, or of a name with spaces.
        `(?<=(?:^|[=(,:+\\-*/<>[{]|\\b(?:if|elif|while|return|in|and|or|not|print|int|float|str))\\s*)(?<![\\p{L}\\p{N}_.])(${functions.join('|')})\\s+(["'[]|[\\p{L}\\p{N}_]+)`,
        'u',
      );
      const modules = [...source.matchAll(/^\s*import\s+(?:[\w.]+\s+as\s+)?(\w+)\s*$/gm)].map(([, one]) => one ?? '');
      const owned = [
        `${CODE_NAME}\\.(?:append|remove|extend|index|count|pop)`,
        ...modules.map((one) => `${one}\\.${CODE_NAME}`),
      ];
      const method = text.match(
        new RegExp(`^\\s*(?:.*=\\s*)?(${owned.join('|')})\\s+((["']).*?\\3|-?[\\d.]+|${CODE_NAME})\\s*(?:#.*)?$`, 'u'),
      );
      if (method && !KEYWORDS.includes(method[2] ?? ''))
        return texts(
          both(`Det mangler parenteser etter ${method[1]}.`, `Parentheses are missing after ${method[1]}.`),
          both('Det en metode skal få, må være i parentes.', 'What a method is given must be in parentheses.'),
          both(`Skriv ${method[1]}(${method[2]}).`, `Write ${method[1]}(${method[2]}).`),
        );
      const inside = text.match(
        new RegExp(
          `(?<=[\\p{L}\\p{N}_)\\]"'])\\.(format|join|split|replace|append|count|startswith|endswith)\\s+(["'[]|${CODE_NAME})`,
          'u',
        ),
      );
      if (inside && !KEYWORDS.includes(inside[2] ?? ''))
        return texts(
          both(`Det mangler parenteser etter ${inside[1]}.`, `Parentheses are missing after ${inside[1]}.`),
          both('Det en metode skal få, må være i parentes.', 'What a method is given must be in parentheses.'),
          both(
            `Skriv ( etter ${inside[1]}, og ) etter det den skal få.`,
            `Write ( after ${inside[1]}, and ) after what it is given.`,
          ),
        );
      const [, name = '', next = ''] = plain.match(call) ?? [];
      const isName = new RegExp(`^\\s*${name}(?:\\s+[\\p{L}\\p{N}_]+)+\\s*=`, 'u').test(plain);
      if (!name || isName || KEYWORDS.includes(next) || /^\s*(?:def|import|from|class)\b/.test(plain)) return null;
      const value = text.match(
        new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s+((["']).*?\\2|[\\p{L}\\p{N}_]+)\\s*(?:[)#]|$)`, 'u'),
      )?.[1];
      const isKnown = value && (/^["'\d]/.test(value) || [...BUILTINS, ...namesIn(source, '')].includes(value));
      const given = isKnown ? value : ' … ';
      return texts(
        both(`Det mangler parenteser etter ${name}.`, `Parentheses are missing after ${name}.`),
        both(
          `${name} er en funksjon, og det den skal få, må være i parentes.`,
          `${name} is a function, and what it is given must be in parentheses.`,
        ),
        both(`Skriv ${name}(${given}).`, `Write ${name}(${given}).`),
      );
    },
  },
  {
    id: 'braces-after-name',
    find({ syntax, says, plain, source }) {
      const name =
        syntax &&
        says(/^invalid syntax(?:$|\. Perhaps)/) &&
        plain.match(new RegExp(`(?<![\\p{L}\\p{N}_"'])(${CODE_NAME})\\{[^{}]*\\}`, 'u'))?.[1];
      if (name === 'f')
        return texts(
          both('Etter f mangler anførselstegnene.', 'The quotation marks after f are missing.'),
          both('En f-tekst er en tekst med f foran.', 'An f-string is a text with f before it.'),
          both('Skriv for eksempel f"Hei {navn}".', 'Write for example f"Hi {name}".'),
        );
      return name && [...BUILTINS, ...namesIn(source, '')].includes(name)
        ? texts(
            both(`Rett etter ${name} er det { }.`, `Right after ${name} there is { }.`),
            both('{ } lager en ordbok eller en mengde.', '{ } makes a dictionary or a set.'),
            both(
              'Skriv ( ) for å kjøre en funksjon, eller [ ] for å hente fra en liste.',
              'Write ( ) to run a function, or [ ] to fetch from a list.',
            ),
          )
        : null;
    },
  },
  {
    id: 'empty-brackets-after-name',
    find({ syntax, says, plain }) {
      const name =
        syntax &&
        says(/^invalid syntax/) &&
        plain.match(
          new RegExp(`(?<![\\p{L}\\p{N}_])(?!(?:in|return|and|or|not|else|if)\\[)(${CODE_NAME})\\[\\s*\\]`, 'u'),
        )?.[1];
      return name
        ? texts(
            both(`Etter ${name} er det [ ] uten noe i.`, `After ${name} there is [ ] with nothing in it.`),
            both(
              'I hakeparentesen skal det være en plass eller en nøkkel.',
              'In the square brackets there must be a place or a key.',
            ),
            both(
              'Skriv ( ) for å kjøre en funksjon, eller skriv plassen i [ ].',
              'Write ( ) to run a function, or write the place in [ ].',
            ),
          )
        : null;
    },
  },
  {
    id: 'missing-comma',
    find: ({ syntax, says, before, rest, text, plain }) =>
      syntax && says(/Perhaps you forgot a comma/) && openIn(before) === '{' && /[{,]\s*$/.test(before)
        ? texts(
            both('Det mangler trolig et kolon eller et komma i { }.', 'A colon or a comma is probably missing in { }.'),
            both(
              'I en ordbok er det kolon mellom nøkkel og verdi, og komma mellom parene.',
              'In a dictionary there is a colon between key and value, and a comma between the pairs.',
            ),
            both('Skriv for eksempel {"a": 1, "b": 2}.', 'Write for example {"a": 1, "b": 2}.'),
          )
        : syntax && says(/Perhaps you forgot a comma/) && endWithoutComma(plain)
          ? texts(
              both(
                `Det mangler et komma foran ${endWithoutComma(plain)}=.`,
                `A comma is missing before ${endWithoutComma(plain)}=.`,
              ),
              both(
                'Det som står i parentesen etter print, skilles med komma.',
                'What is in the parentheses of print is separated by commas.',
              ),
              both(`Sett komma foran ${endWithoutComma(plain)}=.`, `Put a comma before ${endWithoutComma(plain)}=.`),
            )
          : syntax && says(/Perhaps you forgot a comma/)
            ? texts(
                both(
                  'Det mangler noe mellom to verdier på denne linjen, ofte et komma.',
                  'Something is missing between two values on this line, often a comma.',
                ),
                both(
                  'Mellom to verdier skal det være et komma eller et regnetegn.',
                  'Between two values there should be a comma or an operator.',
                ),
                // Two numbers in a list are no text.
                /^\d[\d.]*\s+\d/.test(rest) && !/["']/.test(text)
                  ? both(
                      'Sett komma mellom verdiene, eller et regnetegn.',
                      'Put a comma between the values, or an operator.',
                    )
                  : both(
                      'Sett komma mellom verdiene, eller et regnetegn. Hører de til én tekst, se på anførselstegnene.',
                      'Put a comma between the values, or an operator. If they belong to one text, look at its quotation marks.',
                    ),
              )
            : null,
  },
];

/** Functions of Python that programs often call with one value. Not min, which is "my" in a Norwegian name with a space. */
const FUNCTIONS = 'len input int float str sum round abs sorted'.split(' ');

/** `print(x end=" ")`: the word that steers print, where no comma comes before it. */
function endWithoutComma(plain: string): string | undefined {
  return plain.match(/\bprint\s*\(.*[\p{L}\p{N}_)\]"']\s+(end|sep)\s*=/u)?.[1];
}

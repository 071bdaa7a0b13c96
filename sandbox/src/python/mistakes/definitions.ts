import type { Both } from '../../judge/explanation.ts';
import { openIn } from './expressions.ts';
import { WORDS_OF_TYPES } from './foreign-statements.ts';
import { MODULES } from './imports.ts';
import { both, bySyntaxMessage, capital, KEYWORDS, type Mistake, type Problem, texts } from './mistake.ts';
import { BUILTINS } from './names.ts';
import { codeBefore, functionAround, placeOfDef } from './program.ts';

/** Lines with def, import and global, and what goes into the parentheses of a call, that Python cannot read. */
export const DEFINITIONS: readonly Mistake[] = [
  {
    id: 'space-in-function-name',
    find: ({ syntax, says, text }) => {
      const words =
        syntax && says(/^expected '\('/) && text.match(/^\s*def\s+([\p{L}\p{N}_]+(?: [\p{L}\p{N}_]+)+)\s*\(/u)?.[1];
      return words
        ? texts(
            both('Navnet på en funksjon kan ikke ha mellomrom.', 'The name of a function cannot have spaces.'),
            both('Python leser bare det første ordet som navnet.', 'Python reads only the first word as the name.'),
            new RegExp(`^(?:${WORDS_OF_TYPES}|void|function|func|static|public)$`).test(words.split(' ')[0] ?? '')
              ? both(`Ta bort ordet ${words.split(' ')[0]}.`, `Remove the word ${words.split(' ')[0]}.`)
              : both(
                  `Sett understrek mellom ordene: ${words.replaceAll(' ', '_')}.`,
                  `Put underscores between the words: ${words.replaceAll(' ', '_')}.`,
                ),
          )
        : null;
    },
  },
  {
    id: 'space-in-class-name',
    find: ({ syntax, says, text }) => {
      const words =
        syntax &&
        says(/^(?:invalid syntax|expected ':')/) &&
        text.match(/^\s*class\s+([\p{L}\p{N}_]+(?: [\p{L}\p{N}_]+)+)\s*(?:[:(]|$)/u)?.[1];
      return words && !/ (?:extends|implements|inherits|arver|fra|from|of|is|er)\b/.test(words)
        ? texts(
            both('Navnet på en klasse kan ikke ha mellomrom.', 'The name of a class cannot have spaces.'),
            both('Python leser bare det første ordet som navnet.', 'Python reads only the first word as the name.'),
            both(
              `Skriv ordene sammen: ${words.split(' ').map(capital).join('')}.`,
              `Write the words together: ${words.split(' ').map(capital).join('')}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'def-without-parentheses',
    find: ({ syntax, says, text }) => {
      const name = syntax && says(/^expected '\('/) && text.match(/^\s*def\s+([\p{L}\p{N}_]+)/u)?.[1];
      const inside = text.match(/^\s*def\s+[\p{L}\p{N}_]+\s*(?:\[(.*)\]|\{(.*)\})/u);
      const parameters = inside?.[1] ?? inside?.[2] ?? (/^\s*def\s+[\p{L}\p{N}_]+\s+\p{L}/u.test(text) ? ' … ' : '');
      const sign = text.match(/^\s*def\s+[\p{L}\p{N}_]+([^\p{L}\p{N}_\s:([{])/u)?.[1];
      if (name && sign)
        return texts(
          both(
            `Navnet på en funksjon kan ikke ha tegnet ${sign}.`,
            `The name of a function cannot have the sign ${sign}.`,
          ),
          both('Et navn har bokstaver, sifre og understrek.', 'A name has letters, digits and underscores.'),
          both(`Ta bort ${sign}, eller bruk understrek i stedet.`, `Remove ${sign}, or use an underscore instead.`),
        );
      return name
        ? texts(
            both(`Det mangler parenteser etter ${name}.`, `There are no parentheses after ${name}.`),
            both(
              'En funksjon har alltid parenteser, også når den ikke tar imot noe.',
              'A function always has parentheses, even when it takes nothing.',
            ),
            both(`Skriv def ${name}(${parameters}):`, `Write def ${name}(${parameters}):`),
          )
        : null;
    },
  },
  {
    id: 'def-without-name',
    find: ({ syntax, text }) =>
      syntax && /^\s*(?:def|class)\s*[(:]/.test(text)
        ? texts(
            both('Det mangler et navn på denne linjen.', 'A name is missing on this line.'),
            both(
              'Navnet er det du skriver senere for å bruke det du lager her.',
              'The name is what you write later to use what you make here.',
            ),
            /^\s*def\b/.test(text)
              ? both(
                  'Skriv et navn etter def, for eksempel def areal(b, h):',
                  'Write a name after def, such as def area(w, h):',
                )
              : both(
                  'Skriv et navn etter class, for eksempel class Hund:',
                  'Write a name after class, such as class Dog:',
                ),
          )
        : null,
  },
  {
    id: 'keyword-in-definition',
    find: ({ syntax, says, text, before, rest }) => {
      const word = rest.match(/^\p{L}+/u)?.[0] ?? '';
      const isPlaceOfName = /^\s*(?:def|class)\s+$/.test(before) || (/^\s*def\b/.test(text) && /[(,]\s*$/.test(before));
      const words = text.match(/^\s*def\s+([\p{L}\p{N}_]+(?: [\p{L}\p{N}_]+)+)\s*\(/u)?.[1];
      return syntax && says(/^invalid syntax/) && isPlaceOfName && KEYWORDS.includes(word)
        ? words?.startsWith(word)
          ? texts(
              both('Navnet på en funksjon kan ikke ha mellomrom.', 'The name of a function cannot have spaces.'),
              both(
                `Ordet ${word} alene betyr noe bestemt i Python.`,
                `The word ${word} alone already means something in Python.`,
              ),
              both(
                `Sett understrek mellom ordene: ${words.replaceAll(' ', '_')}.`,
                `Put underscores between the words: ${words.replaceAll(' ', '_')}.`,
              ),
            )
          : texts(
              both(`«${word}» kan ikke være et navn.`, `"${word}" cannot be a name.`),
              both('Ordet betyr noe bestemt i Python.', 'The word already means something in Python.'),
              both(
                `Velg et annet navn, for eksempel ${word.toLowerCase()}_2.`,
                `Choose another name, such as ${word.toLowerCase()}_2.`,
              ),
            )
        : null;
    },
  },
  {
    id: 'parameter-is-no-name',
    find: ({ syntax, says, text, before, rest }) => {
      if (!syntax || !says(/^invalid syntax/) || !/^\s*def\b/.test(text)) return null;
      const isValue = /[(,]\s*$/.test(before) && /^["'\d[{(]/.test(rest);
      const hasDot = /[(,]\s*[\p{L}\p{N}_]+$/u.test(before) && rest.startsWith('.');
      if (!isValue && !hasDot) return null;
      return texts(
        isValue
          ? both('I parentesen etter def står det en verdi.', 'There is a value in the parentheses after def.')
          : both(
              'I parentesen etter def står det et navn med punktum.',
              'There is a name with a dot in the parentheses after def.',
            ),
        both(
          'Der skal det stå rene navn. Verdiene kommer når funksjonen blir kalt.',
          'Only plain names go there. The values come when the function is called.',
        ),
        hasDot && /^\.\s/.test(rest)
          ? both('Skriv komma i stedet for punktum.', 'Write a comma instead of the dot.')
          : both(
              'Skriv et navn du finner på, for eksempel def hils(navn):',
              'Write a name of your own, such as def greet(name):',
            ),
      );
    },
  },
  {
    id: 'parameters-without-comma',
    find: ({ syntax, says, text, before, rest }) =>
      syntax &&
      says(/^invalid syntax/) &&
      /^\s*def\b.*\(.*[\p{L}\p{N}_]\s+$/u.test(before) &&
      !new RegExp(`[(,]\\s*(?:${WORDS_OF_TYPES})\\s+$`).test(before) &&
      /^[\p{L}_]/u.test(rest) &&
      /^\s*def\b/.test(text)
        ? texts(
            both('Det mangler et komma mellom to parametere.', 'A comma is missing between two parameters.'),
            both('Navnene i parentesen skilles med komma.', 'The names in the parentheses are separated by commas.'),
            both('Skriv for eksempel def legg_sammen(a, b):', 'Write for example def add(a, b):'),
          )
        : null,
  },
  {
    id: 'parameter-twice',
    find: ({ syntax, says }) => {
      const name = syntax && says(/^duplicate (?:argument|parameter) '(.+?)'/)?.[1];
      return name
        ? texts(
            both(`Navnet ${name} står to ganger i parentesen.`, `The name ${name} is in the parentheses twice.`),
            both('Hver parameter må ha sitt eget navn.', 'Each parameter needs a name of its own.'),
            both('Ta bort den ene, eller gi den et annet navn.', 'Remove one of them, or give it another name.'),
          )
        : null;
    },
  },
  bySyntaxMessage(
    'parameters-in-parentheses',
    /^(?:Function|Lambda expression) parameters cannot be parenthesized/i,
    both('Det er en parentes for mye rundt en parameter.', 'There is one parenthesis too many around a parameter.'),
    both(
      'Etter def er det ett par parenteser rundt alle parametrene, og etter lambda ingen.',
      'After def there is one pair of parentheses around all the parameters, and after lambda none.',
    ),
    both(
      'Skriv bare navnene, som def areal(b, h): eller lambda x: x[1].',
      'Write just the names, such as def area(w, h): or lambda x: x[1].',
    ),
  ),
  bySyntaxMessage(
    'default-before-parameter',
    /^(?:parameter without a default follows|non-default argument follows)/,
    both('En parameter med = står foran en uten.', 'A parameter with = comes before one without.'),
    both(
      'Det som må fylles ut, kommer først. Det som har en standardverdi, kommer til slutt.',
      'What must be filled in comes first. What has a default value comes last.',
    ),
    both('Flytt parameteren med = bakerst.', 'Move the parameter with = to the end.'),
  ),
  {
    id: 'global-with-value',
    find: ({ syntax, plain }) => {
      const found = syntax && plain.match(/^\s*(global|nonlocal)\s+([\p{L}_][\p{L}\p{N}_]*)\s*([-+*/]?=)/u);
      return found
        ? texts(
            both(`${found[1]} og verdien er på samme linje.`, `${found[1]} and the value are on the same line.`),
            both(
              `${found[1]} sier bare hvilken variabel du mener. Den gir ingen verdi.`,
              `${found[1]} only says which variable you mean. It gives no value.`,
            ),
            both(
              `Skriv ${found[1]} ${found[2]} på én linje, og ${found[2]} ${found[3]} … på den neste.`,
              `Write ${found[1]} ${found[2]} on one line, and ${found[2]} ${found[3]} … on the next.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'global-too-late',
    find: ({ syntax, says, source, line }) => {
      const name = syntax && says(/^name '(.+?)' is (?:used|assigned to) (?:prior to|before) global declaration/)?.[1];
      if (name && functionAround(source, (line ?? 1) - 1) === null)
        return texts(
          both(`global ${name} er utenfor funksjonene.`, `global ${name} is outside the functions.`),
          both('global trengs bare inni en funksjon.', 'global is needed only inside a function.'),
          both('Ta bort linjen.', 'Remove the line.'),
        );
      return name
        ? texts(
            both(`global ${name} kommer for sent.`, `global ${name} comes too late.`),
            both(
              `${name} er allerede brukt lenger opp i funksjonen.`,
              `${name} has already been used further up in the function.`,
            ),
            both(`Sett global ${name} øverst i funksjonen.`, `Put global ${name} at the top of the function.`),
          )
        : null;
    },
  },
  {
    id: 'parameter-and-global',
    find: ({ syntax, says }) => {
      const name = syntax && says(/^name '(.+?)' is parameter and (?:global|nonlocal)/)?.[1];
      return name
        ? texts(
            both(`${name} er både en parameter og global.`, `${name} is both a parameter and global.`),
            both(
              'En parameter hører til funksjonen. global betyr variabelen utenfor.',
              'A parameter belongs to the function. global means the variable outside.',
            ),
            both(`Ta bort linjen global ${name}.`, `Remove the line global ${name}.`),
          )
        : null;
    },
  },
  {
    id: 'word-outside-function',
    find: ({ syntax, says }) => {
      if (syntax && says(/^'await' outside async function/))
        return texts(
          both('await virker ikke her.', 'await does not work here.'),
          both(
            'Det virker bare i en funksjon som er laget med async def.',
            'It works only in a function made with async def.',
          ),
          both('Ta bort await.', 'Remove await.'),
        );
      const word = syntax && says(/^'(yield|await)' outside function/)?.[1];
      return word
        ? texts(
            both(`${word} står utenfor en funksjon.`, `${word} is outside a function.`),
            both('Ordet virker bare inni en funksjon.', 'The word works only inside a function.'),
            both(
              'Gi linjen innrykk så den hører til funksjonen.',
              'Indent the line so that it belongs to the function.',
            ),
          )
        : null;
    },
  },
  {
    id: 'import-in-another-order',
    find: ({ syntax, text }) => {
      const found = syntax && text.replace(/["'{};]/g, '').match(/^\s*import\s+(.+?)\s+from\s+(\S+)/);
      return found
        ? texts(
            both('Ordene står i en annen rekkefølge i Python.', 'Python has these words in another order.'),
            both(
              'Først kommer modulen, så det du vil ha fra den.',
              'First comes the module, then what you want from it.',
            ),
            triesForImport(found[1] ?? '', found[2] ?? ''),
          )
        : null;
    },
  },
  {
    id: 'import-with-and',
    find: ({ syntax, text }) => {
      const word = syntax && text.match(/^\s*(?:import|from)\b.*\s(and|og|&)\s/)?.[1];
      return word
        ? texts(
            both('Flere navn etter import skilles med komma.', 'Several names after import are separated by commas.'),
            both(`Python leser ikke «${word}» her.`, `Python does not read "${word}" here.`),
            both(`Skriv et komma i stedet for ${word}.`, `Write a comma instead of ${word}.`),
          )
        : null;
    },
  },
  bySyntaxMessage(
    'comma-after-import',
    /^trailing comma not allowed/,
    both('Linjen slutter med et komma.', 'The line ends with a comma.'),
    both('Etter kommaet venter Python ett navn til.', 'After the comma Python expects one more name.'),
    both('Ta bort kommaet.', 'Remove the comma.'),
  ),
  {
    id: 'assignment-in-call',
    find: (problem) =>
      isAssignmentInside(problem) && (problem.says(/^expression/) || openIn(codeBefore(problem)) !== null)
        ? texts(
            both('Det står = inni ( ), [ ] eller { }.', 'There is a = inside ( ), [ ] or { }.'),
            both(
              'Der kan = bare gi navn til et argument i et kall. == spør om to ting er like.',
              'There, = can only give a name to an argument of a call. == asks whether two things are equal.',
            ),
            isCallWithBrackets(problem)
              ? both(
                  'Bytt ut [ ] etter navnet på funksjonen med ( ).',
                  'Change [ ] after the name of the function to ( ).',
                )
              : /[\p{L}\p{N}_]\(\($/u.test(problem.before.trimEnd()) || /[\p{L}\p{N}_]\(\([^()]*$/u.test(problem.before)
                ? both(
                    'Er dette argumenter, skriv bare én parentes foran dem og én bak.',
                    'If these are arguments, write just one parenthesis before them and one after.',
                  )
                : /^(["']).*?\1\s*=/.test(problem.rest)
                  ? both(
                      'Er teksten navnet på argumentet, ta bort anførselstegnene. Er det to verdier, skriv komma i stedet.',
                      'If the text is the name of the argument, remove the quotation marks. If these are two values, write a comma.',
                    )
                  : /^[^=]*(?:["'\])]\s*\.|\.\s)\s*[\p{L}_]+\s*=/u.test(problem.rest)
                    ? both(
                        'Er det som kommer før =, navnet på et argument, skriv komma foran navnet i stedet for punktum.',
                        'If what comes before = is the name of an argument, write a comma before the name instead of a dot.',
                      )
                    : both(
                        'Skriv == hvis du vil sammenligne, eller gi verdien på en linje før.',
                        'Write == if you want to compare, or give the value on a line before.',
                      ),
          )
        : null,
  },
  {
    id: 'equals-inside-value',
    find: (problem) =>
      isAssignmentInside(problem)
        ? texts(
            both('Det er et = der ingenting kan få en verdi.', 'There is a = where nothing can get a value.'),
            both(
              'Til venstre for = kan det bare være det som skal få verdien. == spør om to ting er like.',
              'To the left of = there can be only what gets the value. == asks whether two things are equal.',
            ),
            both(
              'Skriv == hvis du vil sammenligne. Skal flere variabler få en verdi, skriv dem på hver sin linje.',
              'Write == if you want to compare. If several variables should get a value, write each on a line of its own.',
            ),
          )
        : null,
  },
  {
    id: 'assignment-in-return',
    find: ({ syntax, plain }) =>
      syntax && openIn(plain.match(/^\s*return\s+[^=\s][^=]*(?<![=!<>])(?==[^=!<>])/)?.[0] ?? '(') === null
        ? texts(
            both('Det står = på linjen med return.', 'There is a = on the line with return.'),
            both(
              'return gir tilbake en verdi. Den lager ingen variabel.',
              'return gives back a value. It makes no variable.',
            ),
            /^\s*return\s+[\p{L}\p{N}_]+\s*=/u.test(plain)
              ? both(
                  'Skriv bare verdien etter return, eller gi variabelen en verdi på linjen over.',
                  'Write just the value after return, or give the variable a value on the line above.',
                )
              : both('Skriv == hvis du vil sammenligne.', 'Write == if you want to compare.'),
          )
        : null,
  },
  {
    id: 'return-in-lambda',
    find: ({ syntax, plain }) =>
      syntax && /\blambda\b[^:]*:\s*return\b/.test(plain)
        ? texts(
            both('En lambda har ikke noe return.', 'A lambda has no return.'),
            both('Det som står etter kolonet, er svaret.', 'What comes after the colon is the answer.'),
            both('Ta bort ordet return.', 'Remove the word return.'),
          )
        : null,
  },
  bySyntaxMessage(
    'delete-of-value',
    /^cannot delete/,
    both('del kan ikke slette dette.', 'del cannot delete this.'),
    both(
      'del sletter en variabel eller ett element, som del tall[0].',
      'del deletes a variable or one item, such as del numbers[0].',
    ),
    both(
      'Skriv navnet og plassen etter del. Fjerner en metode elementet, trengs ikke del.',
      'Write the name and the place after del. If a method removes the item, del is not needed.',
    ),
  ),
  bySyntaxMessage(
    'except-with-comma',
    /^multiple exception types must be parenthesized/,
    both('Det står et komma etter except.', 'There is a comma after except.'),
    both(
      'Et navn på feilen skrives med as. Flere feiltyper står i parentes.',
      'A name for the error is written with as. Several types of errors go in parentheses.',
    ),
    both(
      'Skriv except ValueError as e: eller except (ValueError, TypeError):',
      'Write except ValueError as e: or except (ValueError, TypeError):',
    ),
  ),
];

/** The bracket that is open is [ right after the name of a function. */
function isCallWithBrackets({ before, source }: Problem): boolean {
  const name = before.match(/([\p{L}_][\p{L}\p{N}_]*)\[[^[\]]*$/u)?.[1];
  return name !== undefined && (BUILTINS.includes(name) || placeOfDef(source.split('\n'), name) >= 0);
}

/** A = that gives no value to the name that a line begins with. */
function isAssignmentInside({ syntax, says, plain }: Problem): boolean {
  return (
    syntax &&
    !/^\s*for\b.*;/.test(plain) &&
    says(/^expression cannot contain assignment|Maybe you meant '==' or ':='/) !== null
  );
}

/** import random from randint has the two names in the other order, too. */
function triesForImport(first: string, second: string): Both {
  if (first === 'plt') return both('Skriv import matplotlib.pyplot as plt.', 'Write import matplotlib.pyplot as plt.');
  const [isFirst, isSecond] = [MODULES.includes(first), MODULES.includes(second.split('.')[0] ?? '')];
  // datetime is in datetime, but time and random may each be meant as the module.
  if (isFirst && isSecond && first !== second)
    return both(
      'Skriv from, modulen, import og så navnet du vil ha: from random import randint.',
      'Write from, the module, import and then the name that you want: from random import randint.',
    );
  const [module, name] = isFirst && !isSecond ? [first, second] : [second, first];
  return both(`Skriv from ${module} import ${name}.`, `Write from ${module} import ${name}.`);
}

import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { parseProgram, walk } from '../program.ts';
import { calledAt } from './call-at.ts';
import { both, byMessage, escaped, type Mistake, plainOf, texts } from './mistake.ts';
import { missingReturn, placeInsteadOfItem } from './nothing.ts';
import {
  functionsWithoutReturn,
  givenTo,
  hasPart,
  isFunction,
  isNamed,
  kindOf,
  kindOfName,
  LIST_METHODS,
  lineOf,
  methodOf,
  TEXT_METHODS,
} from './parts.ts';

/** Programs that stop while they run. */
export const VALUES: readonly Mistake[] = [
  {
    id: 'part-of-object',
    find({ type, message }, line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      const program = name ? parseProgram(source) : null;
      const [owner, ...others] = program && name ? ownersOf(program, name) : [];
      if (owner && others.length > 0)
        return texts(
          both(
            `${name} er en del av flere objekter, og ikke en egen variabel.`,
            `${name} is a part of several objects, and not a variable of its own.`,
          ),
          both('En del av et objekt hentes med punktum.', 'A part of an object is fetched with a dot.'),
          both(
            `Skriv navnet på objektet og et punktum foran ${name}.`,
            `Write the name of the object and a dot before ${name}.`,
          ),
        );
      return owner
        ? texts(
            both(
              `${name} er en del av ${owner}, og ikke en egen variabel.`,
              `${name} is a part of ${owner}, and not a variable of its own.`,
            ),
            both('En del av et objekt hentes med punktum.', 'A part of an object is fetched with a dot.'),
            // With a dot or a parenthesis after it, it is no name of a part.
            new RegExp(`\\[\\s*${escaped(name ?? '')}\\s*\\]|(?<![\\w$])${escaped(name ?? '')}\\s*[.([]`).test(line)
              ? both(`Skriv ${owner}.${name}.`, `Write ${owner}.${name}.`)
              : both(
                  `Skriv ${owner}.${name} for verdien, eller "${name}" for selve navnet.`,
                  `Write ${owner}.${name} for the value, or "${name}" for the name itself.`,
                ),
          )
        : null;
    },
  },
  {
    id: 'missing-return',
    find({ message, line }, _line, source) {
      const isNothing = /^cannot read property '.+' of undefined$|^Cannot convert undefined or null to object$/.test(
        message,
      );
      const program = isNothing ? parseProgram(source) : null;
      const name = program && answerTaken(program, line);
      return name ? missingReturn(name, source) : null;
    },
  },
  {
    id: 'place-instead-of-item',
    find(error, _line, source) {
      const owner = error.message === 'not a function' ? calledAt(source, error)?.match(/^([\w$]+)\./)?.[1] : undefined;
      const list =
        owner &&
        source.match(new RegExp(`for\\s*\\(\\s*(?:let|const|var)\\s+${escaped(owner)}\\s+in\\s+([\\w$]+)`))?.[1];
      const program = list ? parseProgram(source) : null;
      return list && program ? placeInsteadOfItem(owner, list, kindOfName(program, list, error.line ?? 0)) : null;
    },
  },
  {
    id: 'method-overwritten',
    find(error, _line, source) {
      const called = error.message === 'not a function' ? calledAt(source, error) : null;
      const given = called?.includes('.')
        ? source.match(new RegExp(`(?<![\\w$.])${escaped(called)}\\s*=(?=[^=>])\\s*(["'\`\\d])?`))
        : null;
      if (!called || !given) return null;
      const since = source.slice(0, given.index).split('\n').length;
      if (isMethodOfLanguage(called.slice(called.lastIndexOf('.') + 1)))
        return texts(
          both(`${called} har fått en ny verdi.`, `${called} has got a new value.`),
          both(
            'Et likhetstegn bytter ut metoden selv, og da kan den ikke kalles.',
            'An equals sign replaces the method itself, so it cannot be called.',
          ),
          both(`Skriv ${called}( … ) på linje ${since}, uten =.`, `Write ${called}( … ) on line ${since}, without =.`),
        );
      return given[1]
        ? texts(
            both(
              `${called} er en verdi, og ikke noe du kaller.`,
              `${called} is a value, and not something that you call.`,
            ),
            both(`Verdien blir satt på linje ${since}.`, `The value is set on line ${since}.`),
            both(`Skriv ${called} uten parenteser.`, `Write ${called} without parentheses.`),
          )
        : null;
    },
  },
  {
    id: 'equals-in-condition',
    find({ message, line }, _line, source) {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      const program = name && line !== null ? parseProgram(source) : null;
      return name && program && isGivenInCondition(program, name, line ?? 0)
        ? texts(
            both(
              `Ett likhetstegn prøver å gi ${name} en ny verdi.`,
              `One equals sign tries to give ${name} a new value.`,
            ),
            both(
              'I et vilkår sammenligner du, og det skrives med tre.',
              'In a condition you compare, and that is written with three.',
            ),
            both(`Skriv ${name} === i stedet.`, `Write ${name} === instead.`),
          )
        : null;
    },
  },
  {
    id: 'property-read-only',
    find({ message }, line, source) {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      const isPlace = /^\d+$/.test(name ?? '');
      if (!name || !(isPlace || new RegExp(`[\\]\\w)]\\.${escaped(name)}\\s*[-+*/]?=`).test(line))) return null;
      const what = both(`${name} kan ikke få en ny verdi.`, `${name} cannot get a new value.`);
      if (/\bObject\.freeze\b/.test(source))
        return texts(
          what,
          both('Objektet er låst med Object.freeze.', 'The object is locked with Object.freeze.'),
          both('Lag et nytt objekt, eller ta bort Object.freeze.', 'Make a new object, or remove Object.freeze.'),
        );
      return isPlace
        ? texts(
            both('En del av en tekst kan ikke få en ny verdi.', 'A part of a string cannot get a new value.'),
            both(
              'Bare objekter og lister har deler som kan endres.',
              'Only objects and arrays have parts that can change.',
            ),
            both('Lag en ny tekst, for eksempel med slice og +.', 'Make a new string, for example with slice and +.'),
          )
        : texts(
            what,
            both('Den kan bare leses.', 'It can only be read.'),
            both('Lag en ny verdi i en egen variabel.', 'Make a new value in a variable of its own.'),
          );
    },
  },
  {
    id: 'spread-of-something-else',
    find({ message, line: number }, line, source) {
      if (message !== 'value is not iterable' || !/\.\.\./.test(line) || /\bof\b/.test(line)) return null;
      const name = line.match(/\.\.\.\s*([\w$]+)/)?.[1];
      const program = name ? parseProgram(source) : null;
      const isObject = program && name && kindOfName(program, name, number ?? 0) === 'object';
      return texts(
        both('... får noe som ikke er en liste.', '... is given something that is not a list.'),
        isObject
          ? both(
              'Her pakker ... ut lister og tekster, ikke objekter.',
              'Here ... unpacks arrays and strings, not objects.',
            )
          : both(
              '... pakker ut lister og tekster, ikke tall eller vanlige objekter.',
              '... unpacks arrays and strings, not numbers or plain objects.',
            ),
        isObject
          ? both(`Skriv ...Object.values(${name}).`, `Write ...Object.values(${name}).`)
          : both('Sett en liste eller en tekst etter ...', 'Put an array or a string after ...'),
      );
    },
  },
  {
    id: 'parentheses-after-method',
    find({ message, line }, _line, source) {
      const over = message === 'value is not iterable' ? goneThrough(source, line) : null;
      const { property } = over?.type === 'MemberExpression' && !over.computed ? over : {};
      const name = property?.type === 'Identifier' ? property.name : undefined;
      return name && GIVES_SEVERAL.test(name)
        ? texts(
            both(`Etter ${name} mangler det parenteser.`, `Parentheses are missing after ${name}.`),
            both('Uten parenteser blir metoden ikke kalt.', 'Without parentheses the method is not called.'),
            both(`Skriv ${name}( … ) med parenteser.`, `Write ${name}( … ) with parentheses.`),
          )
        : null;
    },
  },
  {
    id: 'unpack-in-loop',
    find({ message, line: number }, line, source) {
      if (message !== 'value is not iterable' || !/\bfor\s*\(\s*(?:const|let|var)\s*\[/.test(line)) return null;
      const program = parseProgram(source);
      const over = goneThrough(source, number);
      const kind = program && over && kindOf(program, givenTo(program, over, number ?? 0));
      // Of another kind it is what the loop goes through.
      if (kind === 'object' || kind === 'number' || kind === 'count') return null;
      const items = program && over ? givenTo(program, over, number ?? 0) : null;
      const hasNoLists =
        items?.type === 'ArrayExpression' &&
        items.elements.every((one) => one?.type === 'Literal' && one.value !== null);
      if (hasNoLists && over?.type === 'Identifier')
        return texts(
          both('Elementene i løkken er ikke lister.', 'The items of the loop are not arrays.'),
          both('Hakeparentesene tar hvert element fra hverandre.', 'The square brackets take each item apart.'),
          both(
            `Skriv ${over.name}.entries() etter of hvis du vil ha plassen og elementet.`,
            `Write ${over.name}.entries() after of if you want the place and the item.`,
          ),
        );
      return kind === 'list'
        ? texts(
            both('Et av elementene i løkken er ikke en liste.', 'One of the items of the loop is not an array.'),
            both(
              'Hakeparentesene tar hvert element fra hverandre, så alle må være lister.',
              'The square brackets take each item apart, so all of them must be arrays.',
            ),
            both(
              'Skriv ut elementene og se hvilket som er annerledes.',
              'Print the items and see which one is different.',
            ),
          )
        : texts(
            both('Løkken trenger en liste med lister i.', 'The loop needs an array with arrays in it.'),
            both(
              'Hakeparentesene tar hvert element fra hverandre, så både det hele og hvert element må være lister.',
              'The square brackets take each item apart, so both the whole and each item must be arrays.',
            ),
            both('Skriv Object.entries( ) rundt et objekt.', 'Write Object.entries( ) around an object.'),
          );
    },
  },
  byMessage(
    'locale-not-valid',
    /^Incorrect locale information provided$|^invalid language tag|^Incorrect locale/i,
    both('Språkkoden er ikke skrevet riktig.', 'The language code is not written correctly.'),
    both('En språkkode har bindestrek, ikke understrek.', 'A language code has a hyphen, not an underscore.'),
    both('Skriv "nb-NO".', 'Write "nb-NO".'),
  ),
  {
    id: 'unpack-of-object',
    find({ message, line: number }, line, source) {
      const program = message === 'value is not iterable' ? parseProgram(source) : null;
      const plain = plainOf(line);
      const right = plain.match(/(?:^|\b(?:const|let|var)|\()\s*\[[^\]]*\]\s*=(?!=)(.*)/)?.[1];
      if (!program || right === undefined) return null;
      const name = right.match(/^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*;?$/u)?.[1];
      const isObject = /^\s*\{/.test(right) || (name && kindOfName(program, name, number ?? 0) === 'object');
      if (!isObject)
        return texts(
          both('Det som er til høyre for =, er ikke en liste.', 'What is to the right of = is not an array.'),
          both(
            'Hakeparenteser til venstre henter elementer fra en liste.',
            'Square brackets to the left take items from an array.',
          ),
          both(
            'Skriv ut det som er til høyre for =, med console.log på linjen over.',
            'Print what is to the right of = with console.log on the line above.',
          ),
        );
      return texts(
        both('Det som er til høyre for =, er ikke en liste.', 'What is to the right of = is not an array.'),
        both(
          'Hakeparenteser til venstre henter elementer fra en liste. Fra et objekt hentes de med { og }.',
          'Square brackets to the left take items from an array. From an object they are taken with { and }.',
        ),
        both('Skriv { navn, alder } = person.', 'Write { name, age } = person.'),
      );
    },
  },
  {
    id: 'object-of-nothing',
    find({ message }, line) {
      const method =
        message === 'Cannot convert undefined or null to object'
          ? line.match(/\bObject\.(entries|keys|values)\s*\(/)?.[1]
          : undefined;
      return method
        ? texts(
            both(`Object.${method} får undefined eller null.`, `Object.${method} gets undefined or null.`),
            both('Det i parentesen har ingen verdi her.', 'What is in the parentheses has no value here.'),
            both(
              'Skriv ut det som står i parentesen, med console.log på linjen over.',
              'Print what is in the parentheses with console.log on the line above.',
            ),
          )
        : null;
    },
  },
  {
    id: 'json-of-value',
    find({ type, syntax, message, line: number }, line, source) {
      const name = type === 'SyntaxError' && !syntax ? line.match(/JSON\.parse\(\s*([\w$]+)\s*\)/)?.[1] : undefined;
      const program = name ? parseProgram(source) : null;
      const kind = program && name ? kindOfName(program, name, number ?? 0) : null;
      if (/unexpected token: 'object'|\[object Object\]/.test(message) && type === 'SyntaxError' && !syntax && !kind)
        return texts(
          both('JSON.parse får et objekt, og ikke en tekst.', 'JSON.parse gets an object, and not a string.'),
          both('Et objekt kan brukes som det er.', 'An object can be used as it is.'),
          name
            ? both(`Bruk ${name} uten JSON.parse.`, `Use ${name} without JSON.parse.`)
            : both('Ta bort JSON.parse.', 'Remove JSON.parse.'),
        );
      return kind === 'object' || kind === 'list'
        ? texts(
            both('JSON.parse får noe som ikke er en tekst.', 'JSON.parse gets something that is not a string.'),
            both(
              `${name} er allerede et objekt eller en liste, og kan brukes som den er.`,
              `${name} is an object or an array already, and can be used as it is.`,
            ),
            both(`Bruk ${name} uten JSON.parse.`, `Use ${name} without JSON.parse.`),
          )
        : null;
    },
  },
  {
    id: 'stored-without-json',
    find({ type, syntax }, line, source) {
      const key =
        type === 'SyntaxError' && !syntax
          ? line.match(/JSON\.parse\(\s*(?:local|session)Storage\.getItem\(\s*(["'`])([^"'`]+)\1/)?.[2]
          : undefined;
      const stored = key
        ? source
            .split('\n')
            .findIndex((one) =>
              new RegExp(`\\.setItem\\(\\s*(["'\`])${escaped(key)}\\1\\s*,(?!.*JSON\\.stringify)`).test(one),
            )
        : -1;
      return stored >= 0
        ? texts(
            both('Det som er lagret, er ikke JSON.', 'What is stored is not JSON.'),
            both(
              `På linje ${stored + 1} blir verdien lagret uten JSON.stringify.`,
              `On line ${stored + 1} the value is stored without JSON.stringify.`,
            ),
            both('Skriv JSON.stringify( ) rundt verdien der.', 'Write JSON.stringify( ) around the value there.'),
          )
        : null;
    },
  },
  {
    id: 'json-not-valid',
    find({ type, syntax, line }, _line, source) {
      const written = type === 'SyntaxError' && !syntax ? jsonOn(source, line) : null;
      const issue = written && issueOfJson(written.text);
      if (!written || !issue) return null;
      if (issue === 'undefined')
        return texts(
          both('Teksten er ikke gyldig JSON.', 'The text is not valid JSON.'),
          both('JSON har ikke undefined.', 'JSON does not have undefined.'),
          both('Skriv null i stedet for undefined.', 'Write null instead of undefined.'),
        );
      const isBetweenDouble = written.quote === '"';
      return texts(
        both('Teksten er ikke gyldig JSON.', 'The text is not valid JSON.'),
        issue === 'comma'
          ? both(
              'I JSON er det ikke noe komma etter den siste delen.',
              'In JSON there is no comma after the last part.',
            )
          : both(
              'JSON krever doble anførselstegn rundt navn og tekster.',
              'JSON needs double quotes around names and strings.',
            ),
        issue === 'comma'
          ? both('Ta bort kommaet foran } eller ].', 'Remove the comma before } or ].')
          : issue === 'quotes'
            ? isBetweenDouble
              ? both(
                  "Skriv \" i stedet for ' inni teksten, og ' utenpå den.",
                  "Write \" instead of ' inside the string, and ' around it.",
                )
              : both('Skriv " i stedet for \' inni teksten.', 'Write " instead of \' inside the string.')
            : isBetweenDouble
              ? both(
                  'Skriv " rundt navnene inni teksten, og \' utenpå den.',
                  'Write " around the names inside the string, and \' around it.',
                )
              : both('Skriv " rundt navnene inni teksten.', 'Write " around the names inside the string.'),
      );
    },
  },
  {
    id: 'map-needs-pairs',
    find: ({ message }, line) =>
      /^not an object$|is not an entry object$|^iterator value .* is not|^value is not iterable$/i.test(message) &&
      /\bnew Map\s*\(/.test(line)
        ? texts(
            both('En Map lages av par, og fikk noe annet.', 'A Map is made of pairs, and got something else.'),
            both('Hvert par er en liste med nøkkel og verdi.', 'Each pair is an array with a key and a value.'),
            both('Skriv new Map([["Ola", 15], ["Kari", 16]]).', 'Write new Map([["Ola", 15], ["Kari", 16]]).'),
          )
        : null,
  },
  {
    id: 'part-of-text-set',
    find: ({ message }, line) =>
      message === 'not an object' &&
      /[\p{L}\p{N}_$)\]](?:\[[^\]]+\]|\.[\p{L}_$][\p{L}\p{N}_$]*)\s*[-+*/]?=(?!=)/u.test(plainOf(line))
        ? texts(
            both(
              'En del av en tekst eller et tall kan ikke få en ny verdi.',
              'A part of a string or a number cannot get a new value.',
            ),
            both(
              'Bare objekter og lister har deler som kan endres.',
              'Only objects and arrays have parts that can change.',
            ),
            /\]\s*[-+*/]?=(?!=)/.test(plainOf(line))
              ? both(
                  'Lag en ny tekst, for eksempel med slice og +.',
                  'Make a new string, for example with slice and +.',
                )
              : both('Lag et objekt i stedet: { navn: "Kari" }.', 'Make an object instead: { name: "Kari" }.'),
          )
        : null,
  },
  byMessage(
    'object-locked',
    /is not extensible\.?$/,
    both('Objektet kan ikke få flere deler.', 'The object cannot get more parts.'),
    both('Det er låst, som med Object.freeze.', 'It is locked, as with Object.freeze.'),
    both('Lag en kopi, og endre den.', 'Make a copy, and change that.'),
  ),
  byMessage(
    'circle-in-object',
    /^circular reference$|circular structure|^cyclic object|cyclic structures/,
    both('Objektet har seg selv som en av delene sine.', 'The object has itself as one of its parts.'),
    both('Da ville teksten bli uendelig lang.', 'Then the text would have no end.'),
    both('Ta bort delen som viser tilbake til objektet.', 'Remove the part that leads back to the object.'),
  ),
  {
    id: 'private-part',
    find({ message }, _line, source) {
      const name = message.match(/^undefined private field '(#.+)'$/)?.[1];
      if (!name) return null;
      const isMade = new RegExp(`(?:^|[;{}])\\s*${escaped(name)}\\s*(?:[;=(]|$)`, 'm').test(source);
      return texts(
        both(`${name} finnes ikke her.`, `${name} does not exist here.`),
        both(
          'Et felt med # lages øverst i klassen, og kan bare brukes inni den.',
          'A field with # is made at the top of the class, and can be used only inside it.',
        ),
        isMade
          ? both(
              `Lag en metode i klassen som gir ${name} tilbake, og kall den.`,
              `Make a method of the class that gives ${name} back, and call it.`,
            )
          : both(`Skriv ${name}; øverst i klassen.`, `Write ${name}; at the top of the class.`),
      );
    },
  },
  byMessage(
    'getter-set',
    /^no setter for property$/,
    both('Denne verdien kan bare leses.', 'This value can only be read.'),
    both('Den er laget med get, og har ingen set.', 'It is made with get, and has no set.'),
    both(
      'Lag en set med samme navn, eller endre det som get leser.',
      'Make a set of the same name, or change what get reads.',
    ),
  ),
  {
    id: 'unpack-of-nothing',
    find({ message, line: number }, line, source) {
      if (message !== 'Cannot convert undefined or null to object') return null;
      const searched = searchTakenApart(source, number);
      if (searched)
        return texts(
          both('find fant ingenting.', 'find found nothing.'),
          both('Når ingenting passer, gir find undefined.', 'When nothing matches, find gives undefined.'),
          both(
            `Sjekk svaret før du bruker det: if (${searched}) {`,
            `Check the answer before you use it: if (${searched}) {`,
          ),
        );
      const isTakenApart = /\}\s*=(?!=)|\(\s*\{[^{}]*\}[^{}]*\)\s*(?:=>|\{)/.test(
        source.split('\n').map(plainOf).join('\n'),
      );
      if (!isTakenApart)
        return texts(
          both('Noe på denne linjen er undefined eller null.', 'Something on this line is undefined or null.'),
          both(
            'Det som skal brukes som et objekt, har ingen verdi her.',
            'What should be used as an object has no value here.',
          ),
          both(
            'Skriv ut verdiene på linjen med console.log på linjen over.',
            'Print the values of the line with console.log on the line above.',
          ),
        );
      const isHere = /\}\s*=(?!=)/.test(plainOf(line)) && !/\bfunction\b|=>/.test(plainOf(line));
      return texts(
        both(
          'Programmet prøver å hente noe ut av undefined eller null.',
          'The program tries to take something out of undefined or null.',
        ),
        both(
          'Navnene mellom { og } hentes fra et objekt. Det finnes ikke noe objekt her.',
          'The names between { and } are taken from an object. There is no object here.',
        ),
        isHere || !isFunctionHead(source, number)
          ? both(
              'Skriv ut det som er til høyre for =, med console.log på linjen over.',
              'Print what is to the right of = with console.log on the line above.',
            )
          : both(
              'Sjekk at du sender inn et objekt når du kaller funksjonen.',
              'Check that you pass an object when you call the function.',
            ),
      );
    },
  },
  byMessage(
    'reduce-of-empty-list',
    /^empty array$/,
    both(
      'Listen er tom, så reduce har ingenting å begynne med.',
      'The list is empty, so reduce has nothing to begin with.',
    ),
    both(
      'Uten en startverdi begynner reduce med det første elementet.',
      'Without a start value reduce begins with the first item.',
    ),
    both(
      'Sjekk først at listen ikke er tom, eller gi reduce en startverdi: reduce((a, b) => a + b, 0).',
      'Check first that the array is not empty, or give reduce a start value: reduce((a, b) => a + b, 0).',
    ),
  ),
  byMessage(
    'date-not-valid',
    /^Date value is NaN$/,
    both('Datoen er ikke gyldig.', 'The date is not valid.'),
    both('new Date forstod ikke det som står i parentesen.', 'new Date did not understand what is in the parentheses.'),
    both('Skriv datoen slik: new Date("2026-05-17").', 'Write the date like this: new Date("2026-05-17").'),
  ),
  byMessage(
    'number-of-digits',
    /^invalid number of digits$/,
    both('Så mange desimaler går ikke.', 'So many decimals are not possible.'),
    both('toFixed tar imot et tall fra 0 til 100.', 'toFixed takes a number from 0 to 100.'),
    both('Skriv for eksempel toFixed(2).', 'Write for example toFixed(2).'),
  ),
  byMessage(
    'repeat-count',
    /^invalid repeat count$/,
    both('En tekst kan ikke gjentas så mange ganger.', 'A string cannot be repeated that many times.'),
    both('Antallet må være null eller større, og ikke uendelig.', 'The number must be zero or more, and not infinite.'),
    both('Skriv ut tallet du sender til repeat.', 'Print the number that you pass to repeat.'),
  ),
  {
    id: 'in-needs-object',
    find({ message, line }, _line, source) {
      if (message !== "invalid 'in' operand") return null;
      const program = parseProgram(source);
      const right = program && rightOf(program, 'in', line);
      const isText = program && right && kindOf(program, givenTo(program, right, line ?? 0)) === 'text';
      return texts(
        both('in leter i et objekt, og dette er ikke noe objekt.', 'in looks inside an object, and this is no object.'),
        isText
          ? both('For tekster og lister brukes includes.', 'For strings and arrays there is includes.')
          : both('Til høyre for in må det stå et objekt.', 'To the right of in there must be an object.'),
        isText
          ? both('Skriv tekst.includes("a").', 'Write text.includes("a").')
          : both(
              'Skriv ut det som er til høyre for in, med console.log på linjen over.',
              'Print what is to the right of in with console.log on the line above.',
            ),
      );
    },
  },
  {
    id: 'instanceof-needs-class',
    find({ message, line }, _line, source) {
      if (message !== "invalid 'instanceof' right operand") return null;
      const program = parseProgram(source);
      const right = program && rightOf(program, 'instanceof', line);
      const word = right?.type === 'Literal' && typeof right.value === 'string' ? right.value : null;
      return texts(
        both('Til høyre for instanceof må det stå en klasse.', 'To the right of instanceof there must be a class.'),
        both(
          'instanceof spør hvilken klasse et objekt er laget av.',
          'instanceof asks which class an object was made of.',
        ),
        word === null
          ? both('Skriv navnet på en klasse der.', 'Write the name of a class there.')
          : /^(?:string|number|boolean|object|function|undefined)$/.test(word)
            ? both(`Skriv typeof verdi === "${word}".`, `Write typeof value === "${word}".`)
            : both(`Skriv ${word} uten anførselstegn.`, `Write ${word} without quotes.`),
      );
    },
  },
  {
    id: 'not-a-constructor',
    find({ message, line }, _line, source) {
      if (message !== 'not a constructor') return null;
      const program = parseProgram(source);
      const { name, isArrow, owner } = program ? madeWithNew(program, line) : {};
      return texts(
        both('new virker bare på en klasse.', 'new works only on a class.'),
        isArrow
          ? both('En pilfunksjon er ingen klasse.', 'An arrow function is no class.')
          : both('Det som står etter new, er noe annet.', 'What comes after new is something else.'),
        owner
          ? both(`Mente du ${owner}?`, `Did you mean ${owner}?`)
          : isArrow && /^\p{Lu}/u.test(name ?? '')
            ? both(`Lag ${name} med class: class ${name} {`, `Make ${name} with class: class ${name} {`)
            : both('Ta bort new.', 'Remove new.'),
      );
    },
  },
  byMessage(
    'pattern-without-g',
    /^regexp must have the 'g' flag$|global RegExp|non-global/,
    both('Mønsteret mangler g på slutten.', 'The pattern has no g at the end.'),
    both(
      'replaceAll og matchAll trenger et mønster som gjelder alle treff.',
      'replaceAll and matchAll need a pattern for all matches.',
    ),
    both('Skriv g etter den siste skråstreken: /a/g.', 'Write g after the last slash: /a/g.'),
  ),
];

/** The variables that the program makes as an object with such a part. */
function ownersOf(program: Program, name: string): string[] {
  const owners = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    if (node.init?.type !== 'ObjectExpression') return;
    if (
      node.init.properties.some(
        (one) => one.type === 'Property' && !one.computed && isNamed(one.key, name) && !isFunction(one.value),
      )
    )
      owners.add(node.id.name);
  });
  return [...owners];
}

/** `if (alder = 18)`: the name gets a value between the parentheses of a condition on the line. */
function isGivenInCondition(program: Program, name: string, line: number): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (!('test' in node) || !node.test || node.type === 'SwitchCase' || node.type === 'ForStatement') return;
    walk(node.test, (inner) => {
      isIt ||=
        inner.type === 'AssignmentExpression' &&
        inner.operator === '=' &&
        isNamed(inner.left, name) &&
        lineOf(inner) === line;
    });
  });
  return isIt;
}

/** The text that the only JSON.parse on the line gets, where the program says it. */
function jsonOn(source: string, line: number | null): { text: string; quote: string } | null {
  const program = parseProgram(source);
  const found: ({ text: string; quote: string } | null)[] = [];
  if (program)
    walk(program, (node) => {
      const called = methodOf(node);
      if (node.type !== 'CallExpression' || called?.method !== 'parse' || !isNamed(called.object, 'JSON')) return;
      if (lineOf(node) !== line) return;
      const [argument] = node.arguments;
      const value = argument && givenTo(program, argument, line ?? 0);
      const quasi = value?.type === 'TemplateLiteral' && value.quasis.length === 1 ? value.quasis[0] : undefined;
      const text = value?.type === 'Literal' ? value.value : quasi?.value.cooked;
      found.push(value && typeof text === 'string' ? { text, quote: source[value.start] ?? '' } : null);
    });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The only thing that is wrong with it: without that it can be read. */
function issueOfJson(text: string): 'quotes' | 'names' | 'comma' | 'undefined' | null {
  if (isJson(text)) return null;
  if (isJson(text.replaceAll("'", '"'))) return 'quotes';
  if (isJson(text.replace(/([{,]\s*)([\p{L}_$][\p{L}\p{N}_$]*)(?=\s*:)/gu, '$1"$2"'))) return 'names';
  if (text !== 'undefined' && isJson(text.replace(/\bundefined\b/g, 'null'))) return 'undefined';
  return isJson(text.replace(/,(?=\s*[}\]])/g, '')) ? 'comma' : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is to the right of `in` or `instanceof` on the line, where there is only one. */
function rightOf(program: Program, operator: string, line: number | null): AnyNode | null {
  const found: AnyNode[] = [];
  walk(program, (node) => {
    if (node.type === 'BinaryExpression' && node.operator === operator && lineOf(node) === line) found.push(node.right);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What comes after new on the line, and the class of the program whose name differs only in its capital letters. */
function madeWithNew(program: Program, line: number | null) {
  let name: string | undefined;
  let isArrow = false;
  let owner: string | undefined;
  walk(program, (node) => {
    if (node.type === 'NewExpression' && lineOf(node) === line && node.callee.type === 'Identifier')
      name ??= node.callee.name;
  });
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && name && isNamed(node.id, name))
      isArrow ||= node.init?.type === 'ArrowFunctionExpression';
    if (node.type === 'ClassDeclaration' && node.id && node.id.name !== name)
      if (node.id.name.toLowerCase() === name?.toLowerCase()) owner ??= node.id.name;
  });
  return { name, isArrow, owner };
}

/** The name with the answer of find that `const { navn } = funnet;` takes apart on the line. */
function searchTakenApart(source: string, line: number | null): string | null {
  const program = parseProgram(source);
  let name: string | null = null;
  if (program)
    walk(program, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || lineOf(node) !== line) return;
      if (node.init?.type !== 'Identifier' || hasPart(program, 'find')) return;
      if (methodOf(givenTo(program, node.init, line ?? 0))?.method === 'find') name = node.init.name;
    });
  return name;
}

/** A function with names between { and } for a parameter begins on the line. */
function isFunctionHead(source: string, line: number | null): boolean {
  const program = parseProgram(source);
  let isIt = false;
  if (program)
    walk(program, (node) => {
      if ('params' in node && lineOf(node) === line) isIt ||= node.params.some((one) => /Pattern$/.test(one.type));
    });
  return isIt;
}

/** Methods whose answer a loop goes through. */
const GIVES_SEVERAL = /^(?:entries|keys|values|split|map|filter|slice|concat|flat|sort|reverse|reversed|toSorted)$/;

/** What a loop with `of` that begins on the line goes through. */
export function goneThrough(source: string, line: number | null): AnyNode | null {
  const program = parseProgram(source);
  let over: AnyNode | null = null;
  if (program)
    walk(program, (node) => {
      if (node.type === 'ForOfStatement' && lineOf(node) === line) over ??= node.right;
    });
  return over;
}

/** Whether arrays, strings, Maps, Sets, console or Math have a method of that name. */
function isMethodOfLanguage(name: string): boolean {
  const owners = [Array.prototype, String.prototype, Map.prototype, Set.prototype, console, Math];
  return owners.some((owner) => typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function');
}

const NUMBER_METHODS = ['toFixed'];
const PAGE_VALUES = ['textContent', 'innerText', 'innerHTML', 'value', 'className'];

/** What beginners know from Python and others, and what it is called here. */
const METHODS_OF_OTHERS: Readonly<Record<string, string>> = {
  append: 'push( )',
  add: 'push( )',
  size: 'length',
  len: 'length',
  count: 'length',
  contains: 'includes( )',
  upper: 'toUpperCase( )',
  lower: 'toLowerCase( )',
  strip: 'trim( )',
  each: 'forEach( )',
};

/** What a method is called on, where the program says it. */
export type Owner = 'Map' | 'Set' | 'object' | 'number' | 'text' | null;

function methodOfCollection(method: string, owner: 'Map' | 'Set') {
  const why = both(`En ${owner} har ingen metode som heter ${method}.`, `A ${owner} has no method called ${method}.`);
  const isSize = /^(?:size|length|len|count|lenght)$/.test(method);
  if (isSize)
    return {
      why,
      tries: both('Skriv .size uten parenteser for å telle.', 'Write .size without parentheses to count.'),
    };
  const right = /^(?:add|append|push|put|insert)$/.test(method)
    ? owner === 'Map'
      ? both('.set(nøkkel, verdi)', '.set(key, value)')
      : both('.add( )', '.add( )')
    : /^(?:remove|pop|splice)$/.test(method)
      ? both('.delete( )', '.delete( )')
      : /^(?:contains|includes|find|indexOf)$/.test(method)
        ? both('.has( )', '.has( )')
        : null;
  if (right) return { why, tries: both(`Skriv ${right._no} i stedet.`, `Write ${right._eng} instead.`) };
  return LIST_METHODS.includes(method)
    ? { why, tries: both('Lag en liste av den først, med [... ].', 'Make an array of it first, with [... ].') }
    : null;
}

/** Why something that looks like a method is not a function. */
export function methodOfWrongKind(
  method: string,
  owner: Owner,
  isGiven: boolean,
): { why: ReturnType<typeof both>; tries: ReturnType<typeof both> } | null {
  if (owner === 'Map' || owner === 'Set') return methodOfCollection(method, owner);
  const own = lookUp(METHODS_OF_OTHERS, method);
  const isLength = own === 'length' || method === 'length' || (!own && closest(method, ['length'], 2));
  if (isLength && !(method === 'count' && isGiven) && (owner === 'object' || owner === 'number'))
    return {
      why: both(`Det som er foran punktumet, har ingen ${method}.`, `What comes before the dot has no ${method}.`),
      tries:
        owner === 'object'
          ? both('Skriv Object.keys(…).length for å telle delene.', 'Write Object.keys(…).length to count its parts.')
          : both(
              'Gjør tallet om til en tekst først: String(…).length.',
              'Make the number a string first: String(…).length.',
            ),
    };
  if (method === 'count' && isGiven)
    return {
      why: both('Det som er foran punktumet, har ingen count.', 'What comes before the dot has no count.'),
      tries: both(
        'Tell med .filter( ).length i en liste, eller med .split( ).length - 1 i en tekst.',
        'Count with .filter( ).length in an array, or with .split( ).length - 1 in a string.',
      ),
    };
  if (own) {
    return {
      why: both(`Det som er foran punktumet, har ingen ${method}.`, `What comes before the dot has no ${method}.`),
      tries: both(`Skriv .${own} i stedet.`, `Write .${own} instead.`),
    };
  }
  if (isLength)
    return {
      why: both('length er en verdi, og ikke noe du kaller.', 'length is a value, and not something that you call.'),
      tries: both('Skriv .length uten parenteser.', 'Write .length without parentheses.'),
    };
  if (PAGE_VALUES.includes(method))
    return {
      why: both(
        `${method} er en verdi, og ikke noe du kaller.`,
        `${method} is a value, and not something that you call.`,
      ),
      tries: isGiven
        ? both(`Skriv .${method} = og det nye innholdet.`, `Write .${method} = and the new content.`)
        : both(`Skriv .${method} uten parenteser.`, `Write .${method} without parentheses.`),
    };
  if (LIST_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på lister, og dette er ikke en liste.`,
        `${method} works on arrays, and this is no array.`,
      ),
      tries:
        method === 'push'
          ? owner === 'text'
            ? both(
                'Begynn med [ ] hvis det skal være en liste. Tekster settes sammen med +.',
                'Begin with [ ] if it should be an array. Strings are joined with +.',
              )
            : both('En liste lages med [ ], og da virker push.', 'An array is made with [ ], and then push works.')
          : both(
              'Skriv ut verdien for å se hva den er. En liste lages med [ ], eller av en tekst med split( ).',
              'Print the value to see what it is. An array is made with [ ], or of a string with split( ).',
            ),
    };
  if (TEXT_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på tekster, og dette er ikke en tekst.`,
        `${method} works on strings, and this is no string.`,
      ),
      tries:
        owner === 'number'
          ? both('Gjør tallet om med String( ) først.', 'Convert the number with String( ) first.')
          : both(
              'Skriv ut verdien for å se hva den er. Et tall gjøres om med String( ).',
              'Print the value to see what it is. A number is converted with String( ).',
            ),
    };
  if (NUMBER_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på tall, og dette er ikke et tall.`,
        `${method} works on numbers, and this is no number.`,
      ),
      tries:
        owner === 'text'
          ? both('Gjør teksten om med Number( ) først.', 'Convert the text with Number( ) first.')
          : both(
              'Skriv ut verdien for å se hva den er. En tekst gjøres om med Number( ).',
              'Print the value to see what it is. A text is converted with Number( ).',
            ),
    };
  return null;
}

/** The function without an answer whose answer the line takes apart: `f().x`, `Object.keys(f())`, `const { x } = f()`. */
function answerTaken(program: Program, line: number | null): string | null {
  const silent = functionsWithoutReturn(program);
  let name: string | null = null;
  walk(program, (node, parents) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || lineOf(node) !== line) return;
    const around = parents.findLast(({ type }) => type !== 'AwaitExpression');
    const isIn = (place: AnyNode | null | undefined) =>
      place ? place.start <= node.start && place.end >= node.end : false;
    const isTaken =
      (around?.type === 'MemberExpression' && isIn(around.object)) ||
      (around?.type === 'CallExpression' && isNamed(methodOf(around)?.object ?? around, 'Object')) ||
      (around?.type === 'VariableDeclarator' && /Pattern$/.test(around.id.type)) ||
      (around?.type === 'AssignmentExpression' && /Pattern$/.test(around.left.type));
    if (isTaken && silent.includes(node.callee.name)) name ??= node.callee.name;
  });
  return name;
}

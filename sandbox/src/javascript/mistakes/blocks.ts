import { closest } from '../../judge/closest.ts';
import { bracketIssue, openAbove } from './brackets.ts';
import {
  both,
  byLine,
  byLineAnd,
  byMessage,
  escaped,
  lineAbove,
  type Mistake,
  misspeltHead,
  plainOf,
  texts,
} from './mistake.ts';

const OBJECT_WHY = both(
  'I et objekt står navn: verdi, med komma imellom.',
  'An object has name: value, with commas between.',
);

/** `a ? "x"; "y"`, with another sign, a word or nothing where the colon should be. */
const TWO_ANSWERS =
  /[^?]\?(?![?.])\s*(?:""|''|``|[\p{L}\p{N}_$.]+)(?:\s*[;,|]\s*|\s+(?:else\s+)?)(?:""|''|``|[\p{L}\p{N}_$.]+)\s*\)*;?$/u;

/** Whether the block that the line is in, or that it ends, belongs to a class. */
function isInClass(source: string, line: number | null, isEnd: boolean): boolean {
  const open = openAbove(source, isEnd ? (line ?? 1) + 1 : line);
  return open !== null && /\bclass\b/.test(source.split('\n')[open.line - 1] ?? '');
}

/** Programs that do not start because of how a class, a switch, an object over several lines or a condition is written. */
export const BLOCKS: readonly Mistake[] = [
  {
    id: 'backslash-before-quote',
    find: ({ syntax, message }, line) =>
      syntax && message === 'unexpected end of string' && /^[^"']*(["'])(?:(?!\\?\1).)*\\\1\s*[;),+]/.test(line)
        ? texts(
            both('En omvendt skråstrek står rett foran anførselstegnet.', 'A backslash comes right before the quote.'),
            both(
              'Sammen betyr de et anførselstegn inni teksten, så teksten slutter ikke der.',
              'Together they mean a quote inside the string, so the string does not end there.',
            ),
            both(
              'Ta bort skråstreken, eller skriv to for én i teksten: \\\\.',
              'Remove the backslash, or write two for one in the string: \\\\.',
            ),
          )
        : null,
  },
  {
    id: 'else-in-switch',
    find: ({ syntax, message, line: number }, line, source) =>
      syntax &&
      /'else'$/.test(message) &&
      /^\s*else\s*:/.test(line) &&
      /^\s*(?:break|case|\w)/.test(lineAbove(source, number))
        ? texts(
            both('En switch har ikke else.', 'A switch has no else.'),
            both(
              'Det som gjelder når ingen case passer, heter default.',
              'What holds when no case fits is called default.',
            ),
            both('Skriv default: i stedet for else:.', 'Write default: instead of else:.'),
          )
        : null,
  },
  byMessage(
    'switch-begins-with-case',
    /^invalid switch statement$/,
    both('Rett etter { i en switch må det stå case.', 'Right after the { of a switch there must be case.'),
    both('Inni en switch må hver linje høre til en case.', 'Inside a switch every line must belong to a case.'),
    both(
      'Skriv case og en verdi foran linjen, eller flytt den opp før switch.',
      'Write case and a value before the line, or move it up before switch.',
    ),
  ),
  {
    id: 'name-used-twice',
    find({ syntax, message, line: number }, line, source) {
      const name = line.match(/\b(?:let|const)\s+([\w$]+)/)?.[1];
      const above = source
        .split('\n')
        .slice(0, (number ?? 1) - 1)
        .join('\n');
      const since = name
        ? (above.split(new RegExp(`\\b(?:let|const)\\s+${escaped(name)}(?![\\w$])`)).at(-1) ?? '')
        : '';
      return syntax &&
        message === 'invalid redefinition of lexical identifier' &&
        since !== above &&
        // A switch that begins after the first one is another block.
        !/\bswitch\b/.test(since) &&
        /^\s*(?:case\b|default\s*:)/m.test(since)
        ? texts(
            both(
              `To case lager begge en variabel som heter ${name}.`,
              `Two cases both make a variable called ${name}.`,
            ),
            both('Alle case i en switch deler de samme navnene.', 'All cases of a switch share the same names.'),
            both(
              `Lag ${name} før switch, eller velg et annet navn her.`,
              `Make ${name} before the switch, or choose another name here.`,
            ),
          )
        : null;
    },
  },
  byLine(
    'condition-in-two-parentheses',
    /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\([^()]*\)\s*(?:&&|\|\||and\b|or\b|og\b|eller\b)/,
    both('Vilkåret er delt i flere parenteser.', 'The condition is in several parentheses.'),
    both(
      'Hele vilkåret må være inni ett par med parenteser.',
      'The whole condition must be inside one pair of parentheses.',
    ),
    both('Skriv if (a > 1 && b > 2) {', 'Write if (a > 1 && b > 2) {'),
  ),
  {
    id: 'object-shape',
    find({ syntax, message, line: number }, line, source) {
      const plain = plainOf(line);
      const above = plainOf(lineAbove(source, number));
      const word = /^\s*(let|const|var|function)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.exec(plain)?.[1];
      const isIn = /[{,]$|^\s*[\p{L}\p{N}_$"']+\s*[:=]/u.test(above);
      const open = /^\s*[}\]]$/.test(above) ? openAbove(source, number) : null;
      const isAfterPart = open?.bracket === '{' && /[=(:]\s*\{$/.test(plainOf(source.split('\n')[open.line - 1] ?? ''));
      if (!syntax || (!isIn && !isAfterPart)) return null;
      if (word && /,$|[=(:]\s*\{$/.test(above))
        return texts(
          both(
            `Inni et objekt står det ikke ${word} foran et navn.`,
            `Inside an object there is no ${word} before a name.`,
          ),
          OBJECT_WHY,
          both(`Ta bort ${word}.`, `Remove ${word}.`),
        );
      if (message === "Unexpected token '='" && /^\s*[\p{L}\p{N}_$"']+\s*=[^=>]/u.test(plain))
        return texts(
          both('Det står = inni et objekt.', 'There is a = inside an object.'),
          OBJECT_WHY,
          both('Skriv kolon i stedet for =.', 'Write a colon instead of =.'),
        );
      if (
        message === "Unexpected token ';'" &&
        /^\s*[\p{L}\p{N}_$"']+\s*:.*;$/u.test(plain) &&
        /\{$|^\s*[\p{L}\p{N}_$"']+\s*:/u.test(above)
      )
        return texts(
          both('Det står semikolon inni et objekt.', 'There is a semicolon inside an object.'),
          OBJECT_WHY,
          both('Skriv komma i stedet for semikolon.', 'Write a comma instead of the semicolon.'),
        );
      // More of them on a line are the items of a list.
      if (message === "Unexpected token ','" && /^\s*[\p{L}\p{N}_$"']+\s*,\s*["'`\d]+\s*,?$/u.test(plain))
        return texts(
          both('Det står komma der det skal være kolon.', 'There is a comma where a colon should be.'),
          OBJECT_WHY,
          both('Skriv kolon etter navnet.', 'Write a colon after the name.'),
        );
      if (
        /^\s*(?!(?:case|get|set|async|static|let|const|var|function|new|if|elif|else|for|while)\s)[\p{L}_$][\p{L}\p{N}_$]*(?: [\p{L}_$][\p{L}\p{N}_$]*)+\s*:/u.test(
          plain,
        )
      )
        return texts(
          both(
            'Et navn i et objekt kan ikke ha mellomrom når det står uten anførselstegn.',
            'A name in an object cannot have spaces when it has no quotes.',
          ),
          both(
            'JavaScript leser ordene som to navn etter hverandre.',
            'JavaScript reads the words as two names after each other.',
          ),
          both(
            'Skriv ordene sammen med stor bokstav: minAlder.',
            'Write the words together with a capital letter: myAge.',
          ),
        );
      const hasNoComma =
        (isAfterPart || /^\s*[\p{L}\p{N}_$"']+\s*:.*[^,{[(]$/u.test(above)) && /^\s*[\p{L}\p{N}_$"']+\s*:/u.test(plain);
      return hasNoComma && /^Unexpected (?:identifier|string)|^expecting '[,}]'/.test(message)
        ? texts(
            both('Det mangler et komma på slutten av linjen over.', 'A comma is missing at the end of the line above.'),
            OBJECT_WHY,
            both('Sett komma på slutten av linjen over.', 'Put a comma at the end of the line above.'),
          )
        : null;
    },
  },
  {
    id: 'object-shape',
    find: ({ syntax, message, column }, line) =>
      syntax &&
      message === "Unexpected token '='" &&
      // With what is before it on the line, a part of an object that is given to a function.
      /\(\s*\{(?:[^{}]*,)?\s*[\p{L}_$][\p{L}\p{N}_$]*\s*$/u.test(line.slice(0, (column ?? 1) - 1)) &&
      !/\bfunction\b|=>/.test(plainOf(line))
        ? texts(
            both('Det står = inni et objekt.', 'There is a = inside an object.'),
            OBJECT_WHY,
            both('Skriv kolon i stedet for =.', 'Write a colon instead of =.'),
          )
        : null,
  },
  {
    id: 'object-shape',
    find({ syntax, message, line: number, column }, line, source) {
      if (!syntax || !/^Unexpected (?:string|number)$/.test(message)) return null;
      const before = line.slice(0, (column ?? 1) - 1);
      // What is between { and } on the line, or on lines of its own, has another part with a colon.
      const isOnLine =
        /\{(?:[^{}]*,)?\s*[\p{L}_$][\p{L}\p{N}_$]*\s+$/u.test(before) &&
        /[{,]\s*[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.test(plainOf(line));
      const isOwnLine =
        /^\s*(?!(?:case|return|throw|typeof|else)\b)[\p{L}_$][\p{L}\p{N}_$]*\s+$/u.test(before) &&
        /^\s*[\p{L}\p{N}_$"']+\s*:.*,$|[=(:]\s*\{$/u.test(plainOf(lineAbove(source, number))) &&
        openAbove(source, number)?.bracket === '{';
      return isOnLine || isOwnLine
        ? texts(
            both('Det mangler et kolon i objektet.', 'A colon is missing in the object.'),
            OBJECT_WHY,
            both('Skriv kolon etter navnet.', 'Write a colon after the name.'),
          )
        : null;
    },
  },
  {
    id: 'comma-between-objects',
    find: ({ syntax, message, line: number }, line, source) =>
      syntax &&
      message === "Unexpected token '{'" &&
      /^\s*\{/.test(line) &&
      /\}$/.test(plainOf(lineAbove(source, number))) &&
      openAbove(source, number)?.bracket === '['
        ? texts(
            both('Det mangler et komma på slutten av linjen over.', 'A comma is missing at the end of the line above.'),
            both('Elementene i en liste skilles med komma.', 'The items of an array are separated by commas.'),
            both('Sett komma på slutten av linjen over.', 'Put a comma at the end of the line above.'),
          )
        : null,
  },
  byLine(
    'arrow-with-return',
    /=>\s*return\b/,
    both('Det står return rett etter pilen =>.', 'There is return right after the arrow =>.'),
    both(
      'Uten { og } er det som kommer etter pilen, selve svaret.',
      'Without { and } what comes after the arrow is the answer itself.',
    ),
    both('Ta bort return, eller skriv => { return … }.', 'Remove return, or write => { return … }.'),
  ),
  {
    // The parenthesis of the call is closed before the arrow.
    id: 'call-closed-before-arrow',
    find({ syntax }, line) {
      const [, called, given] =
        (syntax &&
          plainOf(line).match(
            /((?:[\p{L}\p{N}_$]+\.)+(?:map|filter|forEach|find|findIndex|findLast|some|every|flatMap|reduce|sort))\(\s*\(?\s*([\p{L}_$][\p{L}\p{N}_$]*(?:\s*,\s*[\p{L}_$][\p{L}\p{N}_$]*)*)\s*\)?\s*\)\s*=>/u,
          )) ||
        [];
      return called && given
        ? texts(
            both('Parentesen blir lukket før pilen =>.', 'The parenthesis is closed before the arrow =>.'),
            both(
              'Hele funksjonen, med pilen og det som kommer etter, står i parentesen.',
              'The whole function, with the arrow and what comes after it, is in the parentheses.',
            ),
            both(
              `Skriv ${called}((${given}) => … ), med en ) helt til slutt.`,
              `Write ${called}((${given}) => … ), with a ) at the very end.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'half-arrow',
    find({ syntax, line: number }, line, source) {
      const pattern = /[=(,]\s*\([^()]*\)\s*=\s*\{/;
      return syntax && (pattern.test(plainOf(line)) || pattern.test(plainOf(lineAbove(source, number))))
        ? texts(
            both('Pilen => er ikke hel.', 'The arrow => is not whole.'),
            both('Mellom parentesen og { står = og >.', 'Between the parentheses and { there are = and >.'),
            both('Skriv (a, b) => {', 'Write (a, b) => {'),
          )
        : null;
    },
  },
  {
    id: 'method-outside-class',
    find({ syntax, message }, line, source) {
      const name = line.match(/^\s*([\w$]+)\s*\([\p{L}\p{N}_$,\s]*\)\s*\{\s*$/u)?.[1];
      if (
        !syntax ||
        message !== "expecting ';'" ||
        !name ||
        // A number is no parameter.
        /[(,]\s*\d/.test(line) ||
        /^(?:if|else|for|while|switch|catch|function|repeat|gjenta|loop|until|unless)$/i.test(name) ||
        (name === 'constructor' && !/^\s*class\b/m.test(source)) ||
        new RegExp(`\\bfunction\\s+${escaped(name)}(?![\\w$])`).test(source)
      )
        return null;
      // Where the method above is not closed, this one is still inside the class.
      if (misspeltHead(line) || bracketIssue(source)?.kind === 'open') return null;
      const body = source.slice(source.indexOf(line)).split('\n}')[0] ?? '';
      const isMethod = name === 'constructor' || /^\s/.test(line) || /\bthis\b/.test(body);
      if (!isMethod && /^class\b/m.test(source))
        return texts(
          both(`JavaScript vet ikke hva ${name} er her.`, `JavaScript does not know what ${name} is here.`),
          both(
            'En metode står mellom { og } til klassen sin, og en funksjon begynner med ordet function.',
            'A method is between the { and } of its class, and a function begins with the word function.',
          ),
          both(
            `Er ${name} en metode, må } som lukker klassen, stå under den. Ellers: skriv function ${name}(…) {`,
            `If ${name} is a method, the } that closes the class must be below it. Otherwise write function ${name}(…) {`,
          ),
        );
      return /^\s*class\b/m.test(source)
        ? texts(
            both(`Metoden ${name} er utenfor klassen.`, `The method ${name} is outside the class.`),
            both(
              'En metode må være mellom { og } til klassen sin.',
              'A method must be between the { and } of its class.',
            ),
            both(
              'Flytt } som lukker klassen, ned under metoden.',
              'Move the } that closes the class down below the method.',
            ),
          )
        : texts(
            both(`Foran ${name} mangler ordet function.`, `The word function is missing before ${name}.`),
            both('En funksjon begynner med ordet function.', 'A function begins with the word function.'),
            both(`Skriv function ${name}(…) {`, `Write function ${name}(…) {`),
          );
    },
  },
  {
    id: 'extends-without-name',
    find({ syntax }, _line, source) {
      // The engine may read on to the end of the program.
      const place = source
        .split('\n')
        .findIndex((one) => /^\s*class\s+[\p{L}_$][\p{L}\p{N}_$]*\s+extends\s*\{/u.test(one));
      return syntax && place >= 0
        ? texts(
            both(
              `Etter extends på linje ${place + 1} mangler navnet på en klasse.`,
              `The name of a class is missing after extends on line ${place + 1}.`,
            ),
            both('extends sier hvilken klasse den nye bygger på.', 'extends says which class the new one builds on.'),
            both('Skriv navnet på klassen, eller ta bort extends.', 'Write the name of the class, or remove extends.'),
          )
        : null;
    },
  },
  {
    id: 'extends-misspelt',
    find({ syntax }, line) {
      const [, name, word = '', above] =
        (syntax &&
          plainOf(line).match(
            /^\s*class\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(\s\p{L}+\s|[:<(])\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*\)?\s*:?\s*\{?$/u,
          )) ||
        [];
      // In parentheses it may be a parameter, as of a function.
      const isClass = /^\p{Lu}/u.test(above ?? '');
      const isMeant = /^[:<(]$/.test(word.trim())
        ? isClass
        : /^(?:inherits|implements|arver|utvider)$/.test(word.trim()) || closest(word.trim(), ['extends'], 2);
      return name && isMeant
        ? texts(
            both(
              'Mellom navnene på de to klassene må det stå extends.',
              'Between the names of the two classes there must be extends.',
            ),
            both('extends sier hvilken klasse den nye bygger på.', 'extends says which class the new one builds on.'),
            both(`Skriv class ${name} extends ${above} {`, `Write class ${name} extends ${above} {`),
          )
        : null;
    },
  },
  {
    id: 'comma-in-class',
    find: ({ syntax, message, line: number }, line, source) =>
      syntax &&
      message === 'invalid property name' &&
      /^\s*\}\s*,|\}\s*,$/.test(plainOf(line)) &&
      isInClass(source, number, /^\s*\}/.test(line))
        ? texts(
            both(
              'Det står et komma mellom to metoder i klassen.',
              'There is a comma between two methods of the class.',
            ),
            both(
              'I et objekt skilles delene med komma, men ikke i en klasse.',
              'Commas separate the parts of an object, but not of a class.',
            ),
            both('Ta bort kommaet.', 'Remove the comma.'),
          )
        : null,
  },
  byMessage(
    'two-constructors',
    /^property constructor appears more than once$/,
    both('Klassen har to konstruktører.', 'The class has two constructors.'),
    both('I JavaScript kan en klasse bare ha én constructor.', 'In JavaScript a class can have only one constructor.'),
    both(
      'Behold én, og gi parameterne en startverdi: constructor(x = 0, y = 0) {',
      'Keep one, and give its parameters a start value: constructor(x = 0, y = 0) {',
    ),
  ),
  {
    id: 'super-outside-constructor',
    find({ message, line: number }, line, source) {
      if (!/^super\(\) is only valid in a derived class constructor$/.test(message)) return null;
      const above = [...source.split('\n').slice(0, (number ?? 1) - 1), line].map(plainOf);
      const head = above.findLast((one) => /^\s*class\b/.test(one)) ?? '';
      return /\bextends\b/.test(head)
        ? texts(
            both('super() kan bare kalles i konstruktøren.', 'super() can only be called in the constructor.'),
            both(
              'I en annen metode henter du metoden til klassen over med super og punktum.',
              'In another method you take the method of the class above with super and a dot.',
            ),
            both('Skriv super.navnet( ) med navnet på metoden.', 'Write super.name( ) with the name of the method.'),
          )
        : texts(
            both('super() kan ikke kalles her.', 'super() cannot be called here.'),
            both(
              'super() kaller konstruktøren til klassen som en klasse bygger på med extends.',
              'super() calls the constructor of the class that a class builds on with extends.',
            ),
            both(
              'Ta bort super() hvis klassen ikke skal bygge på en annen.',
              'Remove super() if the class should not build on another.',
            ),
          );
    },
  },
  {
    id: 'choice-without-colon',
    find({ syntax, message, column }, line) {
      const choice = line.search(/(?<=[^?])\?(?![?.])/);
      const isAfter = choice >= 0 && (column ?? 0) > choice + 1;
      return syntax && isAfter && /^Unexpected|^expecting ':'|'else'$/.test(message) && TWO_ANSWERS.test(plainOf(line))
        ? texts(
            both(
              'Etter ? mangler det et kolon mellom de to svarene.',
              'After ? a colon is missing between the two answers.',
            ),
            both(
              'Først kommer svaret når vilkåret er sant, så et kolon, og så det andre.',
              'First comes the answer for a true condition, then a colon, and then the other one.',
            ),
            both('Skriv vilkår ? "ja" : "nei".', 'Write condition ? "yes" : "no".'),
          )
        : null;
    },
  },
  {
    id: 'choice-without-else',
    find: ({ syntax, message }, line) =>
      syntax &&
      /^Unexpected token '[;)]'$/.test(message) &&
      /[^?]\?(?![?.])\s*(?:""|''|``|[\p{L}\p{N}_$.]+)\s*[;)]*$/u.test(plainOf(line))
        ? texts(
            both('Etter ? mangler det som gjelder ellers.', 'After ? the other possibility is missing.'),
            both(
              'Valget har alltid to svar, med kolon imellom.',
              'The choice always has two answers, with a colon between.',
            ),
            both('Skriv vilkår ? "ja" : "nei".', 'Write condition ? "yes" : "no".'),
          )
        : null,
  },
  byLine(
    'half-comparison',
    /(?:&&?|\|\|?)\s*(?:[<>]=?|[!=]==?)/,
    both(
      'Den ene siden av vilkåret mangler det som skal sammenlignes.',
      'One side of the condition lacks what is compared.',
    ),
    both(
      'På begge sider av && og || må det stå et helt vilkår.',
      'On both sides of && and || there must be a whole condition.',
    ),
    both('Gjenta det du sammenligner: x > 1 && x < 5.', 'Repeat what you compare: x > 1 && x < 5.'),
  ),
  byLine(
    'space-in-sign',
    // Joined, two equals signs compare: that is meant only inside a condition.
    /(?:[!<>+*/-]|(?<=\b(?:if|while)\b.*)=)\s+=(?!=?>)/,
    both('Det er et mellomrom inni et tegn.', 'There is a space inside a sign.'),
    both('Tegn som ===, <= og += skrives uten mellomrom.', 'Signs such as ===, <= and += are written without spaces.'),
    both('Ta bort mellomrommet.', 'Remove the space.'),
  ),
  byLine(
    'semicolon-in-loop',
    /^\s*for\s*\([^;]*;[^;]*;[^;()]*;\s*\)/,
    both('Det er et semikolon for mye i løkken.', 'There is one semicolon too many in the loop.'),
    both('Semikolon står bare mellom de tre delene.', 'Semicolons are only between the three parts.'),
    both('Ta bort det siste semikolonet før ).', 'Remove the last semicolon before ).'),
  ),
  byLine(
    'catch-without-parentheses',
    /\bcatch\s+[\p{L}_$][\p{L}\p{N}_$]*\s*\{/u,
    both('Det mangler parenteser etter catch.', 'Parentheses are missing after catch.'),
    both('Navnet på feilen må være i parentes.', 'The name of the error must be in parentheses.'),
    both('Skriv catch (feil) {', 'Write catch (error) {'),
  ),
  byLine(
    'list-with-semicolons',
    /\[[^[\](){}]*;[^[\]]*\]/,
    both('Det er semikolon inni en liste.', 'There are semicolons inside an array.'),
    both('Elementene i en liste skilles med komma.', 'The items of an array are separated by commas.'),
    both('Skriv komma i stedet for semikolon.', 'Write commas instead of semicolons.'),
  ),
  byLine(
    'half-increment',
    /^\s*for\s*\(.*;\s*[\w$]+\s*(?:\+|-)\s*\)/,
    both('Det mangler et tegn etter telleren i løkken.', 'A sign is missing after the counter of the loop.'),
    both('Telleren øker med ++ og minker med --.', 'The counter goes up with ++ and down with --.'),
    both('Skriv i++ til slutt i parentesen.', 'Write i++ at the end of the parentheses.'),
  ),
  byLineAnd(
    'unit-after-number',
    /^invalid number literal$/,
    /\d(?:cm|mm|km|m|kg|g|kr|l|dl|px|min|s|år|grader|NOK|USD)\b/,
    both('Det står en benevning rett etter tallet.', 'There is a unit right after the number.'),
    both(
      'En variabel kan holde et tall eller en tekst, ikke begge deler.',
      'A variable can hold a number or a string, not both.',
    ),
    both(
      'Ta bort benevningen, og skriv den heller i console.log.',
      'Remove the unit, and write it in console.log instead.',
    ),
  ),
  byLine(
    'percent-sign',
    /\d\s*%\s*(?:[;),]|$)/,
    both('% betyr ikke prosent i JavaScript.', '% does not mean percent in JavaScript.'),
    both('% gir resten når to tall deles.', '% gives the remainder when two numbers are divided.'),
    both('Skriv 25 / 100 for 25 prosent.', 'Write 25 / 100 for 25 percent.'),
  ),
  {
    id: 'percent-sign',
    find: ({ syntax, line: number }, line, source) =>
      syntax &&
      /^\s*(?:let|const|var|if|for|while|function|return|class|switch)\b/.test(line) &&
      /\d\s*%$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both(
              '% på linjen over betyr ikke prosent i JavaScript.',
              '% on the line above does not mean percent in JavaScript.',
            ),
            both('% gir resten når to tall deles.', '% gives the remainder when two numbers are divided.'),
            both('Skriv 25 / 100 for 25 prosent.', 'Write 25 / 100 for 25 percent.'),
          )
        : null,
  },
  byLine(
    'loop-of-another-language',
    /^\s*for\s?each\s*\(/i,
    both('JavaScript har ingen løkke som heter foreach.', 'JavaScript has no loop called foreach.'),
    both('Løkken som går gjennom en liste, heter for … of.', 'The loop that goes through an array is called for … of.'),
    both('Skriv for (const x of liste) {', 'Write for (const x of list) {'),
  ),
  byMessage(
    'name-used-twice',
    /^invalid redefinition of parameter name$/,
    both('Variabelen har samme navn som en parameter.', 'The variable has the same name as a parameter.'),
    both('Parameteren er allerede en variabel i funksjonen.', 'The parameter is a variable of the function already.'),
    both('Ta bort let eller const, eller velg et annet navn.', 'Remove let or const, or choose another name.'),
  ),
  byMessage(
    'name-used-twice',
    /^invalid redefinition of global identifier$/,
    both('Du lager en variabel med et navn som er i bruk.', 'You declare a variable with a name that is taken.'),
    both(
      'En funksjon eller en variabel i programmet heter det samme.',
      'A function or a variable of the program is called the same.',
    ),
    both('Gi den ene et annet navn.', 'Give one of them another name.'),
  ),
  byLineAnd(
    'else-if-without-condition',
    /^Unexpected token '\{'$/,
    /^\s*(?:\}\s*)?else\s+if\s*\{\s*$/,
    both('Det mangler et vilkår etter if.', 'A condition is missing after if.'),
    both(
      'else if trenger et vilkår i parentes. else alene gjelder resten.',
      'else if needs a condition in parentheses. else alone is for all the rest.',
    ),
    both(
      'Skriv vilkåret i parentes etter if, eller ta bort if.',
      'Write the condition in parentheses after if, or remove if.',
    ),
  ),
  byLineAnd(
    'case-with-semicolon',
    /^Unexpected token ';'$/,
    /^\s*(?:case\s+[^:;?]+|default\s*);\s*$/,
    both('Linjen slutter med semikolon.', 'The line ends with a semicolon.'),
    both(
      'Etter case og verdien, og etter default, kommer et kolon.',
      'After case and its value, and after default, comes a colon.',
    ),
    both('Skriv : i stedet for ;.', 'Write : instead of ;.'),
  ),
  byLine(
    'loop-with-colon',
    /^\s*for\s*\((?![^)]*[;?{])(?:\s*[\p{L}_$][\p{L}\p{N}_$]*){1,2}\s*:[^)<>=]+\)/u,
    both('Det står et kolon inni løkkens parentes.', 'There is a colon inside the parentheses of the loop.'),
    both(
      'I JavaScript står ordet of mellom navnet og listen.',
      'In JavaScript the word of is between the name and the list.',
    ),
    both('Skriv for (const x of liste) {', 'Write for (const x of list) {'),
  ),
  byLineAnd(
    'loop-without-semicolon',
    /^Unexpected identifier /,
    /^\s*for\s*\(\s*(?:(?:let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*[\p{L}\p{N}_$.]+\s+\1\s*[<>!=]|[^;()]*;[^;()]*[\p{L}\p{N}_$\])]\s+[\p{L}_$][\p{L}\p{N}_$]*\s*(?:\+\+|--|[-+*/]=)\s*\))/u,
    both('Det mangler et semikolon i løkkens parentes.', 'A semicolon is missing in the parentheses of the loop.'),
    both(
      'De tre delene i en for-løkke skilles med semikolon.',
      'The three parts of a for loop are separated by semicolons.',
    ),
    both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {'),
  ),
  byLineAnd(
    'loop-of-two-parts',
    /^Unexpected token '\)'$/,
    /^\s*for\s*\([^;,]*;[^;,]*\)\s*\{?$/,
    both('Løkken har bare to deler i parentesen.', 'The loop has only two parts in its parentheses.'),
    both('En for-løkke har tre deler, med semikolon imellom.', 'A for loop has three parts, with semicolons between.'),
    both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {'),
  ),
  {
    id: 'case-without-colon',
    find: ({ syntax, line: number }, _line, source) =>
      syntax && /^\s*(?:case\b[^:]*|default)$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both('Det mangler et kolon på linjen over.', 'A colon is missing on the line above.'),
            both(
              'Etter case og verdien, og etter default, kommer et kolon.',
              'After case and its value, and after default, comes a colon.',
            ),
            both('Skriv case 1: med kolon.', 'Write case 1: with a colon.'),
          )
        : null,
  },
  byLineAnd(
    'arrow-after-function',
    /^Unexpected token '=>'$|^expecting '\{'$/,
    /\bfunction\b[^=]*\)\s*=>/,
    both('Det står en pil etter parentesen til en function.', 'There is an arrow after the parentheses of a function.'),
    both('Bare en funksjon uten ordet function har en pil.', 'Only a function without the word function has an arrow.'),
    both('Ta bort =>.', 'Remove =>.'),
  ),
  byLineAnd(
    'arrow-after-method',
    /^Unexpected token '=>'$/,
    // What is not indented is no method.
    /^\s+(?:static\s+)?(?!if\b|while\b|for\b)[\w$]+\s*\([^()]*\)\s*=>/,
    both('Det står en pil etter parentesen til en metode.', 'There is an arrow after the parentheses of a method.'),
    both('En metode har { rett etter parentesen.', 'A method has { right after its parentheses.'),
    both('Ta bort =>, eller skriv navn: (…) => i et objekt.', 'Remove =>, or write name: (…) => in an object.'),
  ),
  byLine(
    'equals-before-arrow',
    /^(?:\s*(?:let|const|var)\s+)?[\p{L}_$][\p{L}\p{N}_$]*(?<!\b(?:if|for|while|function|async))\s*\([^()]*\)\s*=>/u,
    both('Det mangler = mellom navnet og parentesen.', 'A = is missing between the name and the parentheses.'),
    both('Funksjonen er en verdi, og navnet får den med =.', 'The function is a value, and the name gets it with =.'),
    both('Skriv const dobbel = (tall) => tall * 2.', 'Write const double = (number) => number * 2.'),
  ),
  {
    id: 'half-arrow',
    find({ type, message }, line) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      return name && new RegExp(`=\\s*\\(\\s*${escaped(name)}\\s*\\)\\s*=(?![=>])`).test(plainOf(line))
        ? texts(
            both('Pilen => er ikke hel.', 'The arrow => is not whole.'),
            both(
              `Uten > er ${name} en variabel, og ikke en parameter.`,
              `Without >, ${name} is a variable and not a parameter.`,
            ),
            both(`Skriv (${name}) => i stedet.`, `Write (${name}) => instead.`),
          )
        : null;
    },
  },
  byLine(
    'case-with-comparison',
    /^\s*case\s*(?:[<>]|[!=]=)/,
    both('Etter case må det stå en verdi.', 'After case there must be a value.'),
    both('switch spør bare om to verdier er like.', 'switch asks only whether two values are equal.'),
    both('Bruk if og else if for å sammenligne med < eller >.', 'Use if and else if to compare with < or >.'),
  ),
  byLine(
    'case-without-colon',
    /^\s*(?:case\s+[^:?]+|default)\s*\{$/,
    both('Det mangler et kolon foran {.', 'A colon is missing before {.'),
    both(
      'Etter case og verdien, og etter default, kommer et kolon.',
      'After case and its value, and after default, comes a colon.',
    ),
    both('Skriv case 1: med kolon.', 'Write case 1: with a colon.'),
  ),
  byLine(
    'arrow-missing',
    /^(?!\s*\}?\s*(?:else\s+)?(?:if|while|for|switch)\b).*=\s*\([\w$,\s]*\)\s*\{\s*$/,
    both('Det mangler en pil mellom parentesen og {.', 'An arrow is missing between the parentheses and {.'),
    both('En slik funksjon skrives med => foran {.', 'Such a function is written with => before {.'),
    both('Skriv (a, b) => {', 'Write (a, b) => {'),
  ),
  byLine(
    'dot-missing-after-console',
    /^\s*console\s+(?:log|error|table)\b/,
    both('Det mangler et punktum i console.log.', 'A dot is missing in console.log.'),
    both('log hører til console og hentes med punktum.', 'log belongs to console and is reached with a dot.'),
    both('Skriv console.log med punktum.', 'Write console.log with a dot.'),
  ),
  byLine(
    'word-before-this',
    /^\s*(?:let|const|var)\s+this\./,
    both('Foran this skal det ikke stå let, const eller var.', 'There is no let, const or var before this.'),
    both(
      'this.navn er en del av objektet, ikke en ny variabel.',
      'this.name is a part of the object, not a new variable.',
    ),
    both('Skriv bare this.navn = navn.', 'Write only this.name = name.'),
  ),
  {
    id: 'semicolon-in-template',
    find: ({ syntax }, line) =>
      syntax && /`[^`]*\$\{[^}`]*;\s*\}/.test(line)
        ? texts(
            both('Det er et semikolon inni en verdi i teksten.', 'There is a semicolon inside a value of the string.'),
            both('Mellom { og } skal det bare være en verdi.', 'Between { and } there should be only a value.'),
            both('Ta bort semikolonet.', 'Remove the semicolon.'),
          )
        : null,
  },
  {
    id: 'break-outside-loop',
    find({ syntax, message, line: number }, line, source) {
      const word = syntax ? message.match(/^(break|continue) must be inside/)?.[1] : undefined;
      const indent = line.search(/\S/);
      const around = source
        .split('\n')
        .slice(0, (number ?? 1) - 1)
        .findLast(
          (one) => one.trim() !== '' && one.search(/\S/) < indent && /\.forEach\s*\(|^\s*(?:for|while)\b/.test(one),
        );
      return word && around?.includes('.forEach')
        ? texts(
            both(`${word} virker ikke inni forEach.`, `${word} does not work inside forEach.`),
            both(
              'forEach kaller en funksjon for hvert element og er ingen vanlig løkke.',
              'forEach calls a function for each item and is no ordinary loop.',
            ),
            both('Bruk for (const x of liste) { i stedet.', 'Use for (const x of list) { instead.'),
          )
        : null;
    },
  },
  {
    id: 'dots-left',
    find: ({ syntax }, line) =>
      syntax && /^\s*\.{3}\s*;?\s*$/.test(plainOf(line))
        ? texts(
            both('Linjen har bare tre punktum.', 'The line has only three dots.'),
            both(
              'De viser ofte at noe er utelatt i et eksempel.',
              'They often show that something is left out of an example.',
            ),
            both(
              'Skriv koden som mangler, i stedet for punktumene.',
              'Write the code that is missing instead of the dots.',
            ),
          )
        : null,
  },
];

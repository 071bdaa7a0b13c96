import { lookUp } from '../../judge/look-up.ts';
import { both, byLine, escaped, type Mistake, plainOf, texts } from './mistake.ts';

/** Words and signs of other languages. */
export const FOREIGN: readonly Mistake[] = [
  byLine(
    'else-if',
    /(?:^|\})\s*(?:elif|elseif|elsif)\b/,
    both('«Ellers hvis» skrives med to ord i JavaScript.', '"Else if" is two words in JavaScript.'),
    both('elif og elseif hører til andre språk.', 'elif and elseif belong to other languages.'),
    both('Skriv else if.', 'Write else if.'),
  ),
  byLine(
    'function-of-python',
    /^\s*def\s+\w+\s*\(/,
    both('En funksjon begynner med ordet function.', 'A function begins with the word function.'),
    both('def hører til Python.', 'def belongs to Python.'),
    both('Skriv function navn() { … }.', 'Write function name() { … }.'),
  ),
  byLine(
    'loop-of-python',
    /^\s*for\s+(?:each\s+)?(?:(?:let|const|var)\s+)?\w+\s+(?:in|of)\b/,
    both('Etter for mangler det en parentes.', 'Parentheses are missing right after for.'),
    both(
      'I JavaScript står det som styrer løkken, i parentes, og det som gjentas, mellom { og }.',
      'In JavaScript what steers the loop is in parentheses, and what is repeated is between { and }.',
    ),
    both(
      'Skriv for (const x of liste) { eller for (let i = 0; i < 3; i++) {',
      'Write for (const x of list) { or for (let i = 0; i < 3; i++) {',
    ),
  ),
  byLine(
    'block-with-colon',
    /^\s*\}?\s*(?:if|else|while|for|function|switch|try|except|finally)\b.*:\s*$/,
    both('Linjen slutter med kolon.', 'The line ends with a colon.'),
    both('I JavaScript står en blokk mellom { og }.', 'In JavaScript a block is between { and }.'),
    both('Skriv { i stedet for kolonet, og } etter blokken.', 'Write { instead of the colon, and } after the block.'),
  ),
  {
    // `ord[0:3]`
    id: 'slice-of-python',
    find({ syntax, message }, line) {
      const [, name, from = '', to = ''] =
        (syntax &&
          /^(?:Unexpected token|unexpected token in expression:) ':'$/.test(message) &&
          plainOf(line).match(/([\p{L}_$][\p{L}\p{N}_$.]*)\[\s*(-?[\p{L}\p{N}_$]*)\s*:\s*(-?[\p{L}\p{N}_$]*)\s*\]/u)) ||
        [];
      return name
        ? texts(
            both('Det står kolon i hakeparentesen.', 'There is a colon in the square brackets.'),
            both(
              'Slik tar Python ut en del. Her gjør slice det.',
              'Python takes a part like this. Here slice does it.',
            ),
            both(
              `Skriv ${name}.slice(${from || '0'}${to ? `, ${to}` : ''}).`,
              `Write ${name}.slice(${from || '0'}${to ? `, ${to}` : ''}).`,
            ),
          )
        : null;
    },
  },
  {
    // `lag.sort(key=lambda l: l.poeng)`
    id: 'lambda',
    find({ syntax }, line) {
      const [, given, answer] =
        (syntax && plainOf(line).match(/\blambda\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*:\s*([^,()]+)/u)) || [];
      return given && answer
        ? texts(
            both('lambda hører til Python.', 'lambda belongs to Python.'),
            both('I JavaScript har en slik funksjon en pil.', 'In JavaScript such a function has an arrow.'),
            both(`Skriv (${given}) => ${answer.trim()} i stedet.`, `Write (${given}) => ${answer.trim()} instead.`),
          )
        : null;
    },
  },
  {
    id: 'operator-word',
    find({ syntax }, line) {
      const plain = plainOf(line);
      // A letter right after a text: a quote inside it ended it, and the words are part of what was meant as text.
      const word =
        syntax && !/(["'`])\1\p{L}/u.test(plain)
          ? (plain.match(/(?<=[\w)\]"'(]\s*)(?<![\w.])(and|or|not|AND|OR|NOT|og|eller|mod|div)(?=\s+[\w("'`!])/) ??
              plain.match(/(?<=[=,:]\s*)(not|NOT)(?=\s+[\p{L}_$])/u))?.[1]
          : undefined;
      // Words that belong together are another sign.
      if (word && /\b(?:is|er)\s+not\b|\bnot\s+in\b|\b(?:or\s+equal|eller\s+lik\b)/i.test(plain)) return null;
      const sign = word && SIGNS[word.toLowerCase()];
      return sign
        ? texts(
            both(`JavaScript kjenner ikke ordet ${word}.`, `JavaScript does not know the word ${word}.`),
            both('JavaScript bruker tegn i stedet for ord.', 'JavaScript uses signs instead of words.'),
            both(`Skriv ${sign}.`, `Write ${sign}.`),
          )
        : null;
    },
  },
  {
    id: 'operator-word',
    find({ syntax, message }, line) {
      const word = syntax
        ? plainOf(line).match(
            /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\([^()]*?[\p{L}\p{N}_$]\s+(is|equals|er|lik)\s+(?!in\b|lik\b)[^\s)]/u,
          )?.[1]
        : undefined;
      const sign = word && comparisonIn(plainOf(line).split(new RegExp(`\\s${word}\\s+`))[1] ?? '');
      return sign && message === `Unexpected identifier '${word}'`
        ? texts(
            both(`JavaScript kjenner ikke ordet ${word}.`, `JavaScript does not know the word ${word}.`),
            both('JavaScript bruker tegn i stedet for ord.', 'JavaScript uses signs instead of words.'),
            both(`Skriv ${sign}.`, `Write ${sign}.`),
          )
        : null;
    },
  },
  byLine(
    'condition-of-python',
    /^[^;{}]*(?:[=(,:]|\breturn)\s*[^;{}\s][^;{}]*\sif\b[^;{}]*\belse\b/,
    both('Valget mellom to verdier er skrevet som i Python.', 'The choice between two values is written as in Python.'),
    both(
      'I JavaScript kommer vilkåret først, så ? og verdien, og så : og den andre verdien.',
      'In JavaScript the condition comes first, then ? and the value, and then : and the other value.',
    ),
    both('Skriv for eksempel alder > 17 ? "voksen" : "barn".', 'Write for example age > 17 ? "adult" : "child".'),
  ),
  byLine(
    'sentence-as-code',
    /^\s*(?!(?:let|const|var|return|if|else|for|while|function|class|new|throw|typeof|await|async|import|export|case|default|do|switch|try|print|echo|set|sett|repeat|gjenta)\b)\p{L}+[!,.]?(?:\s+(?:[\p{L}’]+|\d+)[,.!?]?){3,}\s*[:.!?]?\s*$/iu,
    both('Linjen ser ut som en vanlig setning.', 'The line looks like an ordinary sentence.'),
    both('JavaScript leser hver linje som kode.', 'JavaScript reads every line as code.'),
    both(
      'Skriv // foran den hvis den er en kommentar, eller slett den hvis den ble med da du kopierte.',
      'Write // before it if it is a comment, or delete it if it came along when you copied.',
    ),
  ),
  byLine(
    'name-of-another-language',
    /^\s*(?:print|println|echo|puts|skriv)\s+["'`$\p{L}\d]/u,
    both('JavaScript viser ikke noe med dette ordet.', 'JavaScript does not show anything with this word.'),
    both('Det heter console.log, og har parenteser.', 'It is called console.log, and has parentheses.'),
    both('Skriv console.log("hei").', 'Write console.log("hi").'),
  ),
  byLine(
    'comment-with-hash',
    /^\s*#(?![\w-]+\s*[=;({])/,
    both('Linjen begynner med #.', 'The line begins with #.'),
    both('I JavaScript begynner en kommentar med //.', 'In JavaScript a comment begins with //.'),
    both('Skriv // i stedet for #.', 'Write // instead of #.'),
  ),
  byLine(
    'comment-with-one-slash',
    /(?:^|;)\s*\/\s*\p{L}[\p{L}\s]*$/u,
    both('Foran teksten er det én skråstrek.', 'There is one slash before the text.'),
    both('En kommentar begynner med to.', 'A comment begins with two.'),
    both('Skriv // foran kommentaren.', 'Write // before the comment.'),
  ),
  {
    id: 'f-text',
    find: ({ syntax }, line) =>
      syntax && /(?<![\w$])f["']/.test(plainOf(line))
        ? texts(
            both('f foran en tekst virker ikke i JavaScript.', 'f before a string does not work in JavaScript.'),
            both(
              'En tekst med verdier i står mellom skråstilte tegn (backtick), og verdien mellom krøllparenteser med $ foran.',
              'A string with values in it is between backticks, and the value between braces with $ before them.',
            ),
            /(?<![\w$])f(["'])(?:(?!\1).)*\{/.test(line)
              ? both(
                  'Ta bort f, bytt anførselstegnene og sett $ foran {.',
                  'Remove f, change the quotes and put $ before {.',
                )
              : both('Ta bort f.', 'Remove f.'),
          )
        : null,
  },
  {
    id: 'function-of-another-language',
    find({ syntax }, line) {
      // Indented it may be a method.
      const found =
        syntax &&
        plainOf(line).match(
          /^((?:public|private|protected|static|final)\s+)*(?:void|int|float|double|string|String|bool|boolean|char)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*\([^()]*\)\s*\{?\s*$/u,
        );
      return found
        ? texts(
            both('En funksjon begynner med ordet function.', 'A function begins with the word function.'),
            both(
              'JavaScript skriver ikke hva slags verdi den gir, og heller ikke hva slags verdier den tar imot.',
              'JavaScript does not write which kind of value it gives, nor which kinds it takes.',
            ),
            both(
              `Skriv function ${found[2]} og bare navnene i parentesen.`,
              `Write function ${found[2]} and only the names in the parentheses.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'type-before-name',
    find({ syntax }, line) {
      const found =
        syntax &&
        plainOf(line).match(
          /^\s*(?:for\s*\(\s*)?(?:(?:let|const|var)\s+)?(int|float|double|string|String|bool|boolean|char|number|auto|dim|Dim|val|local|my)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:=|;|$)/u,
        );
      return found
        ? texts(
            both(
              `Ordet ${found[1]} lager ingen variabel i JavaScript.`,
              `The word ${found[1]} makes no variable in JavaScript.`,
            ),
            both('En variabel lages med let eller const.', 'A variable is made with let or const.'),
            both(`Skriv let ${found[2]} = og så verdien.`, `Write let ${found[2]} = and then the value.`),
          )
        : null;
    },
  },
  byLine(
    'error-of-python',
    /^\s*raise\b/,
    both('JavaScript har ikke ordet raise.', 'JavaScript does not have the word raise.'),
    both('En feil blir kastet med throw.', 'An error is thrown with throw.'),
    both('Skriv throw new Error("…").', 'Write throw new Error("…").'),
  ),
  byLine(
    'until',
    /\buntil\s*\(/,
    both('JavaScript har ikke ordet until.', 'JavaScript does not have the word until.'),
    both('En løkke går så lenge vilkåret er sant.', 'A loop goes on as long as the condition is true.'),
    both('Skriv while, og snu vilkåret.', 'Write while, and turn the condition round.'),
  ),
  byLine(
    'arrow-of-another-language',
    /[\w$)]\s*->/,
    both('Pilen -> finnes ikke i JavaScript.', 'JavaScript has no arrow ->.'),
    both('Pilen i en funksjon har likhetstegn.', 'The arrow of a function has an equals sign.'),
    both('Skriv => i stedet.', 'Write => instead.'),
  ),
  {
    // `[x * 2 for x in tall]`
    id: 'list-of-python',
    find({ syntax }, line) {
      const [, value, name, list] =
        (syntax && line.match(/\[\s*([^[\]]+?)\s+for\s+([\p{L}_$][\p{L}\p{N}_$]*)\s+in\s+(.+?)\]\s*\)*;?\s*$/u)) || [];
      if (!value || !name || !list) return null;
      return texts(
        both('En liste med for inni hører til Python.', 'An array with for in it belongs to Python.'),
        both('I JavaScript lager map en ny liste av en annen.', 'In JavaScript map makes a new array of another one.'),
        /\brange\s*\(|\sif\s/.test(list)
          ? both(
              'Bruk en løkke: for (const x of liste) { … push( ) … }.',
              'Use a loop: for (const x of list) { … push( ) … }.',
            )
          : both(`Skriv ${list}.map((${name}) => ${value}).`, `Write ${list}.map((${name}) => ${value}).`),
      );
    },
  },
  byLine(
    'loop-of-another-language',
    /\.each\s+do\b/,
    both('each … do hører til Ruby.', 'each … do belongs to Ruby.'),
    both('Løkken som går gjennom en liste, heter for … of.', 'The loop that goes through an array is called for … of.'),
    both('Skriv for (const x of liste) {', 'Write for (const x of list) {'),
  ),
  {
    id: 'x-for-times',
    find: ({ syntax }, line, source) =>
      // Where x is made, it is a name.
      syntax &&
      /[\w)\]]\s+x\s+[\w(]/.test(plainOf(line)) &&
      (/\d\s+x\s+\d/.test(plainOf(line)) || !/\b(?:let|const|var)\s+x\b/.test(source))
        ? texts(
            both('x er ikke et gangetegn.', 'x is no multiplication sign.'),
            both('JavaScript ganger med stjerne.', 'JavaScript multiplies with a star.'),
            both('Skriv *.', 'Write *.'),
          )
        : null,
  },
  byLine(
    'then-after-if',
    /^\s*\}?\s*(?:else\s+)?if\s*\(.*\)\s*then\b/,
    both('JavaScript har ikke ordet then etter if.', 'JavaScript does not have the word then after if.'),
    both(
      'Det som skal skje, står rett etter parentesen, mellom { og }.',
      'What should happen comes right after the parentheses, between { and }.',
    ),
    both('Ta bort then.', 'Remove then.'),
  ),
  {
    id: 'sign-of-another-language',
    find({ syntax }, line) {
      const plain = plainOf(line);
      const sign = syntax
        ? plain.match(
            /<>|=<|[<>]==(?!=)|(?<=^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\([^()]*|[\p{L}\p{N}_$)\]]\.[\p{L}_$][\p{L}\p{N}_$]*\s+)=>/u,
          )?.[0]
        : undefined;
      const right = sign && { '<>': '!==', '=<': '<=', '=>': '>=', '>==': '>=', '<==': '<=' }[sign];
      return right
        ? texts(
            both(`JavaScript bruker ikke ${sign} til å sammenligne.`, `JavaScript does not use ${sign} to compare.`),
            sign === '<>'
              ? both('«Ikke lik» skrives med utropstegn.', '"Not equal" is written with an exclamation mark.')
              : /==$/.test(sign)
                ? both('Det er bare ett likhetstegn i <= og >=.', 'There is only one equals sign in <= and >=.')
                : both('Likhetstegnet står sist i <= og >=.', 'The equals sign is last in <= and >=.'),
            both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'name-of-another-language',
    find({ type, message }, line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      if (name === 'Console' && /Console\.Write/.test(line))
        return texts(
          both('JavaScript har ikke Console.Write.', 'JavaScript does not have Console.Write.'),
          both('Det heter noe annet her.', 'It is called something else here.'),
          LOG,
        );
      if (name === 'log' && /\bconsole\s*,\s*log\b/.test(line))
        return texts(
          both('Det står et komma mellom console og log.', 'There is a comma between console and log.'),
          both('log hører til console og hentes med punktum.', 'log belongs to console and is reached with a dot.'),
          both('Skriv console.log med punktum.', 'Write console.log with a dot.'),
        );
      if (name === 'log' && /\blog\.console\b/.test(line))
        return texts(
          both('Ordene i log.console er byttet om.', 'The words of log.console are the wrong way round.'),
          both('console kommer først, og log er en del av den.', 'console comes first, and log is a part of it.'),
          both('Skriv console.log( ).', 'Write console.log( ).'),
        );
      // That one is a part of Math.
      if (name === 'random' && /(?<![\w$.])random\s*\(\s*\)/.test(line)) return null;
      // `Print("hei")`: a capital letter more does not make it a name of the program.
      const known = name && /^print(?:ln)?$/i.test(name) && isCalled(name, line) ? name.toLowerCase() : (name ?? '');
      const tries = lookUp(OTHER_NAMES, known);
      const isOwn = new RegExp(`\\b(?:let|const|var|function|class)\\s+${escaped(known)}(?![\\w$])`, 'i').test(source);
      // A method of an object or a class of the program lacks its object.
      const isMethod = new RegExp(
        `^\\s*(?:async\\s+|static\\s+)*${escaped(known)}\\s*(?:\\([^)]*\\)\\s*\\{|:)`,
        'm',
      ).test(source);
      if (!tries || isOwn || isMethod || /\bnew\s+print/i.test(line)) return null;
      // A variable of the program may have that name as well.
      if (ONLY_CALLED.test(name ?? '') && !isCalled(name ?? '', line)) return null;
      if (name === 'basic' && !/\bbasic\.(?:show|clear|forever|pause)/.test(line)) return null;
      // Without a class there is no object that it could mean.
      if (name === 'self' && !/\bclass\b/.test(source)) return null;
      const asks = known === 'require' && line.match(/\brequire\(\s*["'](?:node:)?(prompt|readline)/)?.[1];
      if (asks)
        return texts(
          both('JavaScript har ikke require.', 'JavaScript does not have require.'),
          OF_NODE,
          asks === 'prompt'
            ? both('Ta bort linjen. prompt( ) finnes her uten den.', 'Remove the line. prompt( ) is here without it.')
            : both(
                'Spør med prompt( ), og ta bort linjene som bruker readline.',
                'Ask with prompt( ), and remove the lines that use readline.',
              ),
        );
      return PAGE_ONLY.includes(name ?? '')
        ? texts(
            both(`${name} finnes bare i en nettside.`, `${name} exists only in a web page.`),
            both(
              'Dette programmet kjører for seg selv, uten noen side.',
              'This program runs by itself, without a page.',
            ),
            tries,
          )
        : texts(
            both(`JavaScript har ikke ${name}.`, `JavaScript does not have ${name}.`),
            lookUp(BELONGS_TO, known) ?? both('Det heter noe annet her.', 'It is called something else here.'),
            known === '$' && /\$\(\s*(?:document\b|function\b|\()/.test(line) ? RIGHT_IN_PROGRAM : tries,
          );
    },
  },
  {
    id: 'loop-of-scratch',
    find({ syntax }, line) {
      const [, word, inside, after] =
        (syntax &&
          plainOf(line).match(
            /^\s*(repeat|gjenta|loop)\s*(?:\(\s*([\w$]+)\s*\)|\s([\w$]+))\s*(?:times\s*|ganger\s*)?[{:]?$/i,
          )) ||
        [];
      const times = inside ?? after;
      return word && times
        ? texts(
            both(`JavaScript har ikke ordet ${word}.`, `JavaScript does not have the word ${word}.`),
            both(
              'En for-løkke gjentar det som står mellom { og }, og teller rundene.',
              'A for loop repeats what is between { and }, and counts the rounds.',
            ),
            both(`Skriv for (let i = 0; i < ${times}; i++) {`, `Write for (let i = 0; i < ${times}; i++) {`),
          )
        : null;
    },
  },
  byLine(
    'time-without-quotes',
    /=\s*\d{1,2}:[0-5]\d\s*;?$/,
    both('Et klokkeslett er ikke et tall.', 'A time of day is no number.'),
    both('Med et kolon må det skrives som en tekst.', 'With a colon it has to be written as a string.'),
    both('Skriv "12:30" med anførselstegn.', 'Write "12:30" with quotes.'),
  ),
  byLine(
    'colon-as-division',
    /^(?!.*\?)[^{(]*=\s*(?:[\w$.]+\s+|[\d.]+):\s*[\w$.]+\s*;?$/,
    both('Kolon deler ikke i JavaScript.', 'A colon does not divide in JavaScript.'),
    both('Deling skrives med skråstrek.', 'Division is written with a slash.'),
    both('Skriv / i stedet for kolonet.', 'Write / instead of the colon.'),
  ),
  {
    id: 'math-missing',
    find({ type, message }, line) {
      const name = type === 'ReferenceError' ? message.match(/^(\w+) is not defined$/)?.[1] : undefined;
      const isMeant = name === 'PI' || (name !== undefined && isCalled(name, line));
      return isMeant && Object.hasOwn(Math, name)
        ? texts(
            both(`Foran ${name} mangler det Math.`, `Math is missing before ${name}.`),
            both(
              'Det som hører til matematikk, er deler av Math og hentes med punktum.',
              'What belongs to mathematics is a part of Math, and is fetched with a dot.',
            ),
            name === 'PI'
              ? both('Skriv Math.PI.', 'Write Math.PI.')
              : both(`Skriv Math.${name}( ).`, `Write Math.${name}( ).`),
          )
        : null;
    },
  },
];

const SIGNS: Readonly<Record<string, string>> = {
  and: '&&',
  og: '&&',
  or: '||',
  eller: '||',
  not: '!',
  mod: '%',
  div: 'Math.floor(a / b)',
};
const ONLY_CALLED = /^(?:str|int|float|input|range|len|sorted|sum|log)$/;

function isCalled(name: string, line: string): boolean {
  return new RegExp(`(?<![\\w$.])${escaped(name)}\\s*\\(`).test(line);
}

const PAGE_ONLY = ['document', 'window', 'localStorage'];
const LOG = both('Skriv console.log( ) rundt det som skal vises.', 'Write console.log( ) around what should be shown.');
const RANDOM = both(
  'Skriv Math.floor(Math.random() * 6) + 1 for et tall fra 1 til 6.',
  'Write Math.floor(Math.random() * 6) + 1 for a number from 1 to 6.',
);
const OF_NODE = both(
  'Det hører til Node, og programmene her kjører uten Node.',
  'It belongs to Node, and the programs here run without Node.',
);
const BELONGS_TO: Readonly<Record<string, ReturnType<typeof both>>> = {
  $: both('Det hører til jQuery, som ikke er med her.', 'It belongs to jQuery, which is not included here.'),
  require: OF_NODE,
  process: OF_NODE,
  module: OF_NODE,
  __dirname: OF_NODE,
};
const RIGHT_IN_PROGRAM = both(
  'Skriv koden rett i programmet, uten $( … ) rundt.',
  'Write the code right in the program, without $( … ) around it.',
);
const OTHER_NAMES: Readonly<Record<string, ReturnType<typeof both>>> = {
  process: both(
    'Skriv verdiene i programmet, eller spør etter dem med prompt( ).',
    'Write the values in the program, or ask for them with prompt( ).',
  ),
  module: both('Ta bort linjen.', 'Remove the line.'),
  __dirname: both('Skriv det du trenger selv.', 'Write what you need yourself.'),
  $: both(
    'Skriv document.querySelector( ) i stedet. $ hører til jQuery.',
    'Write document.querySelector( ) instead. $ belongs to jQuery.',
  ),
  print: LOG,
  printf: LOG,
  println: LOG,
  echo: LOG,
  System: LOG,
  cout: LOG,
  consolelog: both('Skriv console.log med punktum.', 'Write console.log with a dot.'),
  log: both('Skriv console. foran: console.log( ).', 'Write console. before it: console.log( ).'),
  sorted: both('Skriv .sort( ) etter navnet på listen.', 'Write .sort( ) after the name of the array.'),
  self: both('Skriv this.', 'Write this.'),
  sum: both('Legg sammen i en løkke, med sum += x.', 'Add up in a loop, with sum += x.'),
  random: RANDOM,
  randint: RANDOM,
  len: both('Skriv .length etter navnet, uten parenteser.', 'Write .length after the name, without parentheses.'),
  True: both('Skriv true med liten t.', 'Write true with a small t.'),
  False: both('Skriv false med liten f.', 'Write false with a small f.'),
  None: both('Skriv null.', 'Write null.'),
  sant: both('Skriv true.', 'Write true.'),
  sann: both('Skriv true.', 'Write true.'),
  usant: both('Skriv false.', 'Write false.'),
  usann: both('Skriv false.', 'Write false.'),
  nil: both('Skriv null.', 'Write null.'),
  NULL: both('Skriv null med små bokstaver.', 'Write null with small letters.'),
  str: both('Skriv String( ).', 'Write String( ).'),
  int: both(
    'Skriv Number( ) for å lese et tall, eller Math.floor( ) for å runde ned.',
    'Write Number( ) to read a number, or Math.floor( ) to round down.',
  ),
  float: both('Skriv Number( ).', 'Write Number( ).'),
  input: both('Skriv prompt( ) for å spørre.', 'Write prompt( ) to ask.'),
  range: both('Skriv en løkke: for (let i = 0; i < 3; i++) {', 'Write a loop: for (let i = 0; i < 3; i++) {'),
  basic: both(
    'Skriv console.log( ) for å vise noe. basic hører til micro:bit.',
    'Write console.log( ) to show something. basic belongs to micro:bit.',
  ),
  ArrayList: both('Skriv [ ] for en tom liste.', 'Write [ ] for an empty array.'),
  HashMap: both('Skriv new Map( ).', 'Write new Map( ).'),
  Dictionary: both('Skriv new Map( ).', 'Write new Map( ).'),
  HashSet: both('Skriv new Set( ).', 'Write new Set( ).'),
  Exception: both('Skriv new Error( ).', 'Write new Error( ).'),
  readline: both('Skriv prompt( ) for å spørre.', 'Write prompt( ) to ask.'),
  require: both(
    'Skriv det du trenger selv. Hvert program her kjører alene.',
    'Write what you need yourself. Each program here runs on its own.',
  ),
  document: both('Bruk console.log( ) for å vise noe.', 'Use console.log( ) to show something.'),
  window: both('Bruk console.log( ) for å vise noe.', 'Use console.log( ) to show something.'),
  localStorage: both('Bruk en variabel i stedet.', 'Use a variable instead.'),
};

/** `greater than 60`, after is: null where the words are those of no single sign. */
function comparisonIn(words: string): string | null {
  const isWord = (pattern: string) => new RegExp(`^(?:${pattern})(?![\\p{L}])`, 'iu').test(words);
  const or = /^[^)]*\b(?:or equal|eller lik)/i.test(words) ? '=' : '';
  if (isWord('between|mellom|in|i')) return null;
  if (isWord('not|ikke')) return /^\S+\s+(?:greater|bigger|less|smaller|større|mindre)/i.test(words) ? null : '!==';
  if (isWord('greater|bigger|larger|more|higher|over|above|større|mer|høyere')) return `>${or}`;
  return isWord('less|smaller|lower|fewer|under|below|mindre|lavere|færre') ? `<${or}` : '===';
}

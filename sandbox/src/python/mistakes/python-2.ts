import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { isCalled, namesIn, unknownName } from './names.ts';

const OF_PYTHON_2 = both(
  'Slik var det i Python 2. Her brukes Python 3.',
  'This is how it was in Python 2. Here it is Python 3.',
);

/** What old books and answers on the web still have. print without parentheses and except with a comma have their own. */
export const PYTHON_2: readonly Mistake[] = [
  {
    id: 'raise-with-comma',
    find({ syntax, says, text }) {
      const [, name, value] =
        (syntax &&
          says(/^invalid syntax/) &&
          text.match(new RegExp(`^\\s*raise\\s+(${CODE_NAME})\\s*,\\s*((["']).*\\3|${CODE_NAME})\\s*$`, 'u'))) ||
        [];
      return name
        ? texts(
            both(`Det står et komma etter raise ${name}.`, `There is a comma after raise ${name}.`),
            OF_PYTHON_2,
            both(`Skriv raise ${name}(${value}).`, `Write raise ${name}(${value}).`),
          )
        : null;
    },
  },
  {
    id: 'print-with-arrows',
    find({ type, says, text }) {
      const [, file, value = ''] =
        (type === 'TypeError' &&
          says(/operand type\(s\) for >>: 'builtin_function_or_method'/) &&
          text.match(/^\s*print\s*>>\s*([\p{L}\p{N}_.]+)\s*(?:,\s*(.*?)\s*,?\s*)?$/u)) ||
        [];
      const right = `print(${value}${value === '' ? '' : ', '}file=${file})`;
      return file
        ? texts(
            both('Etter print står det >>.', 'After print there is >>.'),
            OF_PYTHON_2,
            both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'long-number',
    find({ syntax, says, plain, source }) {
      const [, number, letter = ''] =
        (syntax &&
          says(/^invalid decimal literal/) &&
          plain.match(/(?<![\p{L}\p{N}_.])(\d+)([lL])(?![\p{L}\p{N}_])/u)) ||
        [];
      return number && !namesIn(source, '').includes(letter)
        ? texts(
            both(`Det står ${letter} etter tallet ${number}.`, `There is ${letter} after the number ${number}.`),
            both(
              'I Python 3 kan et heltall være så stort som det må, uten noen bokstav etter seg.',
              'In Python 3 a whole number can be as large as it needs to be, without a letter after it.',
            ),
            both(`Skriv ${number}.`, `Write ${number}.`),
          )
        : null;
    },
  },
  {
    id: 'value-in-backticks',
    find({ syntax, text, source }) {
      const name = syntax && text.match(new RegExp(`\`\\s*(${CODE_NAME})\\s*\``, 'u'))?.[1];
      return name && namesIn(source, '').includes(name)
        ? texts(
            both('Python 3 bruker ikke tegnet `.', 'Python 3 does not use the sign `.'),
            both('I Python 2 gjorde det en verdi om til en tekst.', 'In Python 2 it turned a value into a text.'),
            both(`Skriv str(${name}), eller bare ${name}.`, `Write str(${name}), or just ${name}.`),
          )
        : null;
    },
  },
  {
    id: 'function-of-python-2',
    find(problem) {
      const name = unknownName(problem);
      const tries = name && (name === 'basestring' || isCalled(problem, name)) && lookUp(FUNCTIONS, name);
      return tries && !namesIn(problem.source, '').includes(name)
        ? texts(
            both(`Python 3 har ikke ${name} slik.`, `Python 3 does not have ${name} like this.`),
            OF_PYTHON_2,
            tries,
          )
        : null;
    },
  },
  {
    id: 'no-list-any-more',
    find({ type, says, failed, source }) {
      const [, kind = '', method = ''] =
        (type === 'AttributeError' &&
          says(
            /'(dict_keys|dict_values|dict_items|map|filter|zip|range)' object has no attribute '(sort|append|remove|reverse|pop|insert|extend|index|count)'/,
          )) ||
        [];
      if (!kind) return null;
      const name = failed.match(new RegExp(`^(${CODE_NAME})\\.`, 'u'))?.[1];
      const given = failed.endsWith(`).${method}`) ? failed.slice(0, -method.length - 1) : null;
      const [, value] =
        (name && !given && source.match(new RegExp(`^\\s*${name}\\s*=\\s*([^#\\n]*\\S)[ \\t]*$`, 'mu'))) || [];
      const what = kind.replace('dict_', '');
      return texts(
        both(`${what}( ) gir ikke en liste.`, `${what}( ) does not give a list.`),
        both(`Det er en liste som har ${method}.`, `It is a list that has ${method}.`),
        given
          ? method === 'sort'
            ? both(`Skriv sorted(${given}).`, `Write sorted(${given}).`)
            : both(`Lag en liste først: list(${given}).`, `Make a list first: list(${given}).`)
          : name && value
            ? both(`Lag en liste: ${name} = list(${value}).`, `Make a list: ${name} = list(${value}).`)
            : both('Gjør det om til en liste først, med list( ).', 'Turn it into a list first, with list( ).'),
      );
    },
  },
  {
    id: 'text-method-in-string',
    find({ type, says }) {
      const name =
        type === 'AttributeError' &&
        says(/module 'string' has no attribute '(join|split|replace|upper|lower|strip|find|count)'/)?.[1];
      return name
        ? texts(
            both(`Modulen string har ikke ${name}.`, `The module string does not have ${name}.`),
            OF_PYTHON_2,
            name === 'join'
              ? both('Skriv skilletegnet først: ", ".join(liste).', 'Write the separator first: ", ".join(items).')
              : both(`Skriv teksten først: tekst.${name}( ).`, `Write the text first: text.${name}( ).`),
          )
        : null;
    },
  },
];

const FUNCTIONS: Readonly<Record<string, Both>> = {
  unicode: both('Bruk str( ).', 'Use str( ).'),
  basestring: both('Bruk str.', 'Use str.'),
  long: both('Bruk int( ).', 'Use int( ).'),
  unichr: both('Bruk chr( ).', 'Use chr( ).'),
  reduce: both(
    'Skriv from functools import reduce øverst i programmet.',
    'Write from functools import reduce at the top of the program.',
  ),
};

import type { AnyNode } from 'acorn';
import { parseProgram } from '../program.ts';
import { both, byMessage, type Mistake, type Texts, texts } from './mistake.ts';
import { noArray } from './page.ts';
import { askedOfUndefined, hasPart, LIST_METHODS, membersAt } from './parts.ts';

type Needed = { why: Texts['why']; tries: Texts['tries'] };

/** What the methods need that beginners leave something out of. */
const NEEDED: Readonly<Record<string, Needed>> = {
  addEventListener: {
    why: both(
      'Først kommer navnet på hendelsen, så funksjonen som skal kjøres.',
      'First comes the name of the event, then the function to run.',
    ),
    tries: both('Skriv addEventListener("click", () => { … }).', 'Write addEventListener("click", () => { … }).'),
  },
  removeEventListener: {
    why: both(
      'Først kommer navnet på hendelsen, så funksjonen som ikke skal kjøres mer.',
      'First comes the name of the event, then the function that should not run any more.',
    ),
    tries: both(
      'Skriv removeEventListener("click", navnet på funksjonen).',
      'Write removeEventListener("click", the name of the function).',
    ),
  },
  setAttribute: {
    why: both(
      'Først kommer navnet på attributtet, så verdien.',
      'First comes the name of the attribute, then its value.',
    ),
    tries: both(
      'Skriv setAttribute("navn", "verdi"). Et attributt uten verdi får en tom tekst: "".',
      'Write setAttribute("name", "value"). An attribute without a value gets an empty text: "".',
    ),
  },
  insertBefore: {
    why: both(
      'Først kommer det nye elementet, så det elementet som skal stå etter det.',
      'First comes the new element, then the element that should come after it.',
    ),
    tries: both(
      'Skriv append( ) i stedet for å legge elementet sist.',
      'Write append( ) instead to put the element at the end.',
    ),
  },
  insertAdjacentHTML: {
    why: both('Først kommer stedet, så HTML-en.', 'First comes the place, then the HTML.'),
    tries: both(
      'Skriv insertAdjacentHTML("beforeend", …) for å legge HTML-en sist i elementet.',
      'Write insertAdjacentHTML("beforeend", …) to put the HTML at the end of the element.',
    ),
  },
  createElement: {
    why: both('Den må vite hva slags element det skal være.', 'It must know what kind of element to make.'),
    tries: both('Skriv for eksempel createElement("li").', 'Write for example createElement("li").'),
  },
  getElementById: {
    why: both('Den må vite hvilken id den skal lete etter.', 'It must know which id to look for.'),
    tries: both('Skriv id-en i anførselstegn mellom parentesene.', 'Write the id in quotes between the parentheses.'),
  },
};
for (const name of ['querySelector', 'querySelectorAll', 'closest', 'matches'])
  (NEEDED as Record<string, Needed>)[name] = {
    why: both('Den må vite hva den skal lete etter.', 'It must know what to look for.'),
    tries: both(
      'Skriv en velger i anførselstegn: "#id", ".klasse" eller "p".',
      'Write a selector in quotes: "#id", ".class" or "p".',
    ),
  };
const OTHERS: Needed = {
  why: both('Det som mangler, skulle stått mellom parentesene.', 'What is missing belongs between the parentheses.'),
  tries: both('Skriv det som mangler, mellom parentesene.', 'Write what is missing between the parentheses.'),
};

const LISTS = ['children', 'childNodes', 'options', 'elements', 'rows', 'cells'];
/** The names that nothing else in a page can have. */
const TAKEN = /^(?:redeclaration of|cannot define variable|Identifier) '(document|window|location|top)'/;

/** What browsers refuse a program that changes its page, and say in an error of their own. */
export const REFUSED_BY_PAGE: readonly Mistake[] = [
  {
    id: 'class-with-space',
    find({ message }, _line, source) {
      const [, method = '', token = ''] =
        message.match(/execute '(\w+)' on 'DOMTokenList': The token provided \('([\s\S]*)'\) contains HTML space/) ??
        [];
      if (method === '') return null;
      const words = token.split(/\s+/).filter((word) => word !== '');
      const list = words.map((word) => `"${word}"`).join(', ');
      const isWritten = source.includes(`"${token}"`) || source.includes(`'${token}'`);
      return texts(
        both(`«${token}» er ikke navnet på én klasse.`, `"${token}" is not the name of one class.`),
        both('Navnet på en klasse har ikke mellomrom.', 'The name of a class has no spaces.'),
        !isWritten || words.length === 0
          ? both('Ta bort mellomrommene før du bruker teksten.', 'Remove the spaces before you use the text.')
          : method === 'add' || method === 'remove' || words.length === 1
            ? both(`Skriv classList.${method}(${list}).`, `Write classList.${method}(${list}).`)
            : both(`Bruk ${method} én gang for hver klasse.`, `Use ${method} once for each class.`),
      );
    },
  },
  byMessage(
    'class-empty',
    /^Failed to execute '\w+' on 'DOMTokenList': The token provided must not be empty/,
    both('Navnet på klassen er tomt.', 'The name of the class is empty.'),
    both('classList trenger minst ett tegn.', 'classList needs at least one character.'),
    both(
      'Skriv navnet på klassen, eller test at teksten ikke er tom først.',
      'Write the name of the class, or test first that the text is not empty.',
    ),
  ),
  {
    id: 'tag-name-not-valid',
    find({ message }) {
      const name = message.match(
        /^Failed to execute 'createElement'.*: The tag name provided \('([\s\S]*)'\) is not/,
      )?.[1];
      if (name === undefined) return null;
      const tag = name.match(/^<\/?\s*([a-z][a-z0-9-]*)/i)?.[1];
      return texts(
        name === ''
          ? both('createElement fikk en tom tekst.', 'createElement got an empty text.')
          : both(`«${name}» er ikke navnet på en tagg.`, `"${name}" is not the name of a tag.`),
        both(
          'createElement tar bare navnet, uten < og > og uten det som skal stå i elementet.',
          'createElement takes only the name, without < and > and without what should be in the element.',
        ),
        tag
          ? both(`Skriv createElement("${tag}").`, `Write createElement("${tag}").`)
          : both('Skriv for eksempel createElement("li").', 'Write for example createElement("li").'),
      );
    },
  },
  byMessage(
    'selector-not-valid',
    /The provided selector is empty|: '' is not a valid selector/,
    both('Velgeren er tom.', 'The selector is empty.'),
    both('Den sier ikke hva det skal letes etter.', 'It does not say what to look for.'),
    both(
      'Skriv en velger mellom anførselstegnene: "#id", ".klasse" eller "p".',
      'Write a selector between the quotes: "#id", ".class" or "p".',
    ),
  ),
  {
    id: 'selector-not-valid',
    find({ message }) {
      const [, sign, name] = message.match(/'([#.])(\d[\w-]*)' is not a valid selector/) ?? [];
      if (name === undefined) return null;
      return texts(
        both(`«${sign}${name}» er ikke en velger.`, `"${sign}${name}" is no selector.`),
        sign === '#'
          ? both('I en velger kan ikke en id begynne med et siffer.', 'In a selector an id cannot begin with a digit.')
          : both(
              'I en velger kan ikke en klasse begynne med et siffer.',
              'In a selector a class cannot begin with a digit.',
            ),
        sign === '#'
          ? both(`Skriv document.getElementById("${name}").`, `Write document.getElementById("${name}").`)
          : both('Gi klassen et navn som begynner med en bokstav.', 'Give the class a name that begins with a letter.'),
      );
    },
  },
  {
    id: 'attribute-name-not-valid',
    find({ message }) {
      const name = message.match(/Attribute'.*: '([\s\S]*)' is not a valid attribute name/)?.[1];
      return name === undefined
        ? null
        : texts(
            name === ''
              ? both('Navnet på attributtet er tomt.', 'The name of the attribute is empty.')
              : both(`Et attributt kan ikke hete «${name}».`, `An attribute cannot be called "${name}".`),
            both(
              'Navnet har ikke mellomrom, anførselstegn eller tegn som <, > og =.',
              'The name has no spaces, quotes or signs such as <, > and =.',
            ),
            both(
              'Skriv navnet og verdien hver for seg: setAttribute("title", "Hei").',
              'Write the name and the value separately: setAttribute("title", "Hi").',
            ),
          );
    },
  },
  {
    id: 'node-inside-itself',
    find: ({ message }) =>
      /The new child element contains the parent/.test(message)
        ? texts(
            both('Et element kan ikke ligge inni seg selv.', 'An element cannot be inside itself.'),
            both(
              'Det du legger inn, er elementet selv eller noe som det ligger inni.',
              'What you put in is the element itself or something that it is inside.',
            ),
            both(
              'Finn ut hvilket av de to som skal ligge i det andre.',
              'Find out which of the two should be inside the other.',
            ),
          )
        : null,
  },
  byMessage(
    'node-inside-itself',
    /Only one element on document allowed|may not be inserted inside nodes of type '#document'/,
    both('Ingenting kan legges rett i document.', 'Nothing can be put right into document.'),
    both('document har bare ett element: html.', 'document has only one element: html.'),
    both('Skriv document.body.append( … ).', 'Write document.body.append( … ).'),
  ),
  {
    id: 'not-a-child',
    find({ message }) {
      const method = message.match(
        /^Failed to execute '(insertBefore|replaceChild)'.*is not a child of this node/,
      )?.[1];
      return method === undefined
        ? null
        : texts(
            both(
              `Det andre elementet i ${method} ligger ikke rett inni dette.`,
              `The second element of ${method} is not directly inside this one.`,
            ),
            both(`${method} finner bare det som ligger rett inni.`, `${method} finds only what is directly inside.`),
            method === 'insertBefore'
              ? both('Skriv element.before(nytt) i stedet.', 'Write element.before(newOne) instead.')
              : both('Skriv element.replaceWith(nytt) i stedet.', 'Write element.replaceWith(newOne) instead.'),
          );
    },
  },
  {
    id: 'place-not-known',
    find({ message }) {
      const [, method = '', place = ''] =
        message.match(/^Failed to execute '(insertAdjacent\w+)'.*: The value provided \('([\s\S]*)'\) is not one of/) ??
        [];
      if (method === '') return null;
      return texts(
        both(`«${place}» er ikke et sted.`, `"${place}" is not a place.`),
        both(
          'Stedet kommer først, og er beforebegin, afterbegin, beforeend eller afterend.',
          'The place comes first, and is beforebegin, afterbegin, beforeend or afterend.',
        ),
        both(
          `Skriv ${method}("beforeend", …) for å legge det sist i elementet.`,
          `Write ${method}("beforeend", …) to put it at the end of the element.`,
        ),
      );
    },
  },
  byMessage(
    'place-not-known',
    /^Failed to execute 'insertAdjacentHTML'.*: The element has no parent/,
    both('Elementet ligger ikke på siden ennå.', 'The element is not on the page yet.'),
    both('Da er det ingenting foran eller etter det.', 'Then nothing is before or after it.'),
    both('Legg elementet på siden med append( ) først.', 'Put the element on the page with append( ) first.'),
  ),
  {
    id: 'dataset-with-dash',
    find({ message }) {
      const name = message.match(/'([\w-]+)' on 'DOMStringMap'/)?.[1];
      if (name === undefined || !/-[a-z]/.test(name)) return null;
      const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return texts(
        both(`dataset har ingen «${name}».`, `dataset has no "${name}".`),
        both(
          'I dataset står en stor bokstav der attributtet har en strek.',
          'In dataset there is a capital letter where the attribute has a dash.',
        ),
        both(`Skriv dataset.${camel}.`, `Write dataset.${camel}.`),
      );
    },
  },
  {
    id: 'argument-missing',
    find({ message }) {
      const [, method = '', needed = '', given = ''] =
        message.match(/^Failed to execute '(\w+)' on '\w+': (\d) arguments? required, but only (\d) present\.$/) ?? [];
      if (method === '') return null;
      const { why, tries } = (Object.hasOwn(NEEDED, method) ? NEEDED[method] : undefined) ?? OTHERS;
      const no = needed === '1' ? 'noe mellom parentesene' : `${needed} ting mellom parentesene`;
      const eng = needed === '1' ? 'something between the parentheses' : `${needed} things between the parentheses`;
      const got = given === '0' ? both('ingenting', 'nothing') : both(given, given);
      return texts(
        both(`${method} trenger ${no}, og fikk ${got._no}.`, `${method} needs ${eng}, and got ${got._eng}.`),
        why,
        tries,
      );
    },
  },
  byMessage(
    'form-missing',
    /^Failed to construct 'FormData': parameter 1 is not of type 'HTMLFormElement'/,
    both('FormData trenger et skjema, og fikk noe annet.', 'FormData needs a form, and got something else.'),
    both(
      'Skjemaet er selve elementet form, ikke navnet på det eller en knapp i det.',
      'The form is the form element itself, not its name or a button in it.',
    ),
    both('Skriv new FormData(document.querySelector("form")).', 'Write new FormData(document.querySelector("form")).'),
  ),
  byMessage(
    'address-not-whole',
    /^Failed to construct 'URL': Invalid URL/,
    both('new URL fikk ikke en hel adresse.', 'new URL got no whole address.'),
    both('En hel adresse begynner med https:// og et navn.', 'A whole address begins with https:// and a name.'),
    both('Skriv adressen med https:// først.', 'Write the address with https:// first.'),
  ),
  {
    id: 'name-of-browser',
    find({ message }) {
      const name = message.match(TAKEN)?.[1];
      return name === undefined
        ? null
        : texts(
            both(`Navnet ${name} er opptatt på en nettside.`, `The name ${name} is taken in a web page.`),
            both(
              'document, window, location og top har nettleseren laget, og de kan ikke lages på nytt.',
              'The browser has made document, window, location and top, and they cannot be made once more.',
            ),
            both('Velg et annet navn.', 'Choose another name.'),
          );
    },
  },
  {
    // A list of the page that is a property of an element.
    id: 'list-of-elements',
    find({ message, line }, _line, source) {
      if (message !== 'not a function' || !isOfPage(source)) return null;
      for (const method of LIST_METHODS)
        for (const { object } of membersAt(source, line, method)) {
          const list = listOf(object);
          if (list === null || (list === 'childNodes' && method === 'forEach')) continue;
          return noArray(both(`.${list} har ingen ${method}.`, `.${list} has no ${method}.`), method);
        }
      return null;
    },
  },
  {
    id: 'place-not-there',
    find({ message }) {
      const [, method, place] =
        message.match(/'((?:insert|delete)(?:Row|Cell))' on .*\((-?\d+)(?:\)| is outside)/) ?? [];
      const [_no, _eng] = method?.endsWith('Cell') ? ['celler', 'cells'] : ['rader', 'rows'];
      return method && place
        ? texts(
            both(
              `Det er ikke nok ${_no} til plassen ${place}.`,
              `There are not enough ${_eng} for the place ${place}.`,
            ),
            both('Plassene begynner på 0.', 'The places begin at 0.'),
            method.startsWith('insert')
              ? both(`Skriv ${method}() for å legge til sist.`, `Write ${method}() to add at the end.`)
              : both(
                  `Skriv ut hvor mange ${_no} det er, på linjen over.`,
                  `Print how many ${_eng} there are on the line above.`,
                ),
          )
        : null;
    },
  },
  {
    id: 'element-not-found',
    find(error, _line, source) {
      for (const object of isOfPage(source) ? askedOfUndefined(error, source) : []) {
        const list = object.type === 'MemberExpression' && object.computed ? listOf(object.object) : null;
        if (list !== null && list !== 'elements' && list !== 'options' && list !== 'rows' && list !== 'cells')
          return texts(
            both(`.${list} har ikke så mange elementer.`, `.${list} does not have that many elements.`),
            both('En plass som listen ikke har, er undefined.', 'A place that the list does not have is undefined.'),
            both('Sammenlign med HTML-en. Plassene begynner på 0.', 'Compare with the HTML. The places begin at 0.'),
          );
      }
      return null;
    },
  },
];

/** No object of the program itself has a list of one of these names. */
function isOfPage(source: string): boolean {
  const program = /\bdocument\b/.test(source) ? parseProgram(source) : null;
  return program !== null && !LISTS.some((name) => hasPart(program, name));
}

/** `ul.children`: the name of the list. */
function listOf(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  return LISTS.includes(node.property.name) ? node.property.name : null;
}

import type { Both, Explanation } from '../judge/explanation.ts';
import type { ProgramError } from '../judge/observation.ts';
import { PROBLEM_TYPES, type ProblemType } from './problem/problem.ts';

type Texts = { what: Both; why: Both; tries: Both };

/** What happened, why, and what to try, for the mistakes that beginners make in HTML and CSS. */
export function explain(error: ProgramError & { names?: readonly string[] }): Explanation | null {
  const type = PROBLEM_TYPES.find((one) => one === error.type);
  if (!type) return null;
  const [first = '', second = '', third = ''] = error.names ?? [];
  return { id: type, ...TEXTS[type](first, second, third), line: error.line };
}

function both(_no: string, _eng: string): Both {
  return { _no, _eng };
}

const SILENT = both(
  'Nettleseren sier ikke fra om slikt. Den hopper bare over det den ikke forstår.',
  'The browser does not complain about this. It just skips what it does not understand.',
);

const TEXTS: Readonly<Record<ProblemType, (first: string, second: string, third: string) => Texts>> = {
  'element-not-closed': (name) => ({
    what: both(`<${name}> blir åpnet her, men aldri lukket.`, `<${name}> is opened here but never closed.`),
    why: both(
      'Alt som kommer etterpå havner da inni elementet, og kan få feil utseende.',
      'Everything after it then ends up inside the element, and may look wrong.',
    ),
    tries: both(`Skriv </${name}> der elementet skal slutte.`, `Write </${name}> where the element should end.`),
  }),
  'elements-cross': (outer, inner) => ({
    what: both(
      `<${inner}> begynner inni <${outer}>, men slutter utenfor.`,
      `<${inner}> starts inside <${outer}> but ends outside it.`,
    ),
    why: both(
      'Elementer ligger inni hverandre som esker. Den du åpnet sist, må lukkes først.',
      'Elements lie inside each other like boxes. The one you opened last must be closed first.',
    ),
    tries: both(`Flytt </${inner}> foran </${outer}>.`, `Move </${inner}> before </${outer}>.`),
  }),
  'end-without-start': (name) => ({
    what: both(`</${name}> lukker noe som ikke er åpent.`, `</${name}> closes something that is not open.`),
    why: both(
      'Hver lukketagg trenger en åpningstagg foran seg. Kanskje er elementet lukket to ganger?',
      'Every closing tag needs an opening tag before it. Perhaps the element is closed twice?',
    ),
    tries: both(
      `Fjern </${name}>, eller skriv <${name}> der det skal begynne.`,
      `Remove </${name}>, or write <${name}> where it should start.`,
    ),
  }),
  'wrong-end': (name, written) => ({
    what: both(`<${name}> blir lukket med </${written}>.`, `<${name}> is closed with </${written}>.`),
    why: both(
      'Åpningstaggen og lukketaggen må ha samme navn.',
      'The opening tag and the closing tag must have the same name.',
    ),
    tries: both(`Skriv </${name}> i stedet.`, `Write </${name}> instead.`),
  }),
  'block-in-paragraph': (name) => ({
    what: both(`<${name}> står inni et avsnitt, <p>.`, `<${name}> is inside a paragraph, <p>.`),
    why: both(
      `Et avsnitt kan bare inneholde tekst og små elementer. Nettleseren avslutter avsnittet rett før <${name}>.`,
      `A paragraph can only hold text and small elements. The browser ends the paragraph right before <${name}>.`,
    ),
    tries: both(`Lukk avsnittet med </p> før <${name}>.`, `Close the paragraph with </p> before <${name}>.`),
  }),
  'quote-missing': () => ({
    what: both('Det mangler et anførselstegn i et attributt her.', 'A quote is missing in an attribute here.'),
    why: both(
      'Uten tegnet tror nettleseren at verdien fortsetter, og resten av siden kan forsvinne inn i den.',
      'Without it the browser thinks that the value goes on, and the rest of the page may disappear into it.',
    ),
    tries: both(
      'Sett " både foran og bak verdien, slik: class="knapp".',
      'Put " both before and after the value: class="button".',
    ),
  }),
  'bracket-missing': (name) => ({
    what: both(
      `Det mangler en > etter ${name ? `<${name}` : 'en tagg'}.`,
      `A > is missing after ${name ? `<${name}` : 'a tag'}.`,
    ),
    why: both('En tagg begynner med < og må slutte med >.', 'A tag starts with < and must end with >.'),
    tries: both('Skriv > der taggen slutter.', 'Write > where the tag ends.'),
  }),
  'html-comment-not-closed': () => ({
    what: both('En kommentar begynner her, men den slutter aldri.', 'A comment starts here but never ends.'),
    why: both(
      'Alt etter <!-- er skjult helt til nettleseren finner -->.',
      'Everything after <!-- is hidden until the browser finds -->.',
    ),
    tries: both('Skriv --> der kommentaren skal slutte.', 'Write --> where the comment should end.'),
  }),
  'element-misspelt': (name, meant) => ({
    what: both(`Det finnes ikke noe element som heter <${name}>.`, `There is no element called <${name}>.`),
    why: both(
      'Nettleseren viser teksten likevel, men uten å vite hva den er.',
      'The browser shows the text anyway, without knowing what it is.',
    ),
    tries: both(`Mente du <${meant}>?`, `Did you mean <${meant}>?`),
  }),
  'attribute-misspelt': (name, meant) => ({
    what: both(`Attributtet ${name} finnes ikke i HTML.`, `The attribute ${name} does not exist in HTML.`),
    why: SILENT,
    tries: both(`Mente du ${meant}?`, `Did you mean ${meant}?`),
  }),
  'attribute-twice': (name) => ({
    what: both(
      `Attributtet ${name} står to ganger i samme tagg.`,
      `The attribute ${name} is written twice in the same tag.`,
    ),
    why: both('Bare det første teller.', 'Only the first one counts.'),
    tries: both(
      name === 'class' ? 'Skriv begge navnene i ett: class="stor rød".' : 'Behold bare det ene.',
      name === 'class' ? 'Write both names in one: class="large red".' : 'Keep only one of them.',
    ),
  }),
  'sign-in-class': (attribute, name, sign) => ({
    what: both(`Det står ${sign} i navnet ${sign}${name}.`, `There is a ${sign} in the name ${sign}${name}.`),
    why: both(
      'Punktum og # hører bare hjemme i CSS, der de forteller at navnet er en klasse eller en id.',
      'The dot and # belong in CSS only, where they tell that the name is a class or an id.',
    ),
    tries: both(`Skriv ${attribute}="${name}".`, `Write ${attribute}="${name}".`),
  }),
  'image-without-address': (written) => ({
    what: both('Bildet vet ikke hvilken fil det skal vise.', 'The picture does not know which file to show.'),
    why: both(
      written === 'href'
        ? 'Et bilde får adressen sin fra src. href er for lenker.'
        : 'Et bilde får adressen sin fra src.',
      written === 'href'
        ? 'A picture gets its address from src. href is for links.'
        : 'A picture gets its address from src.',
    ),
    tries: both(
      'Skriv for eksempel <img src="katt.png" alt="En katt">.',
      'Write for example <img src="cat.png" alt="A cat">.',
    ),
  }),
  'image-without-alt': () => ({
    what: both('Bildet mangler en beskrivelse.', 'The picture has no description.'),
    why: both(
      'Den som ikke ser bildet, får lest opp det som står i alt. Det vises også når bildet ikke kan hentes.',
      'Anyone who cannot see the picture hears what alt says. It also shows when the picture cannot be loaded.',
    ),
    tries: both('Legg til alt="…" og si hva bildet viser.', 'Add alt="…" and say what the picture shows.'),
  }),
  'id-twice': (id, line) => ({
    what: both(
      `Id-en ${id} er brukt to ganger, også på linje ${line}.`,
      `The id ${id} is used twice, on line ${line} as well.`,
    ),
    why: both(
      'En id er som et fødselsnummer: Bare ett element kan ha den.',
      'An id is like a passport number: only one element can have it.',
    ),
    tries: both(
      'Gi det ene et annet navn, eller bruk class når flere skal ha det samme.',
      'Give one of them another name, or use class when several should share it.',
    ),
  }),
  'semicolon-missing': (declaration, next) => ({
    what: both('Det mangler et semikolon her.', 'A semicolon is missing here.'),
    why: both(
      next
        ? `CSS tror at «${next}» hører til verdien foran, og hopper over begge linjene.`
        : `CSS forstår ikke hvor «${declaration}» slutter, og hopper over den.`,
      next
        ? `CSS thinks that "${next}" belongs to the value before it, and skips both lines.`
        : `CSS does not understand where "${declaration}" ends, and skips it.`,
    ),
    tries: both('Skriv ; bak verdien.', 'Write ; after the value.'),
  }),
  'colon-missing': (name) => ({
    what: both(`Det mangler et kolon etter ${name}.`, `A colon is missing after ${name}.`),
    why: both('CSS leser først et navn, så et kolon og så en verdi.', 'CSS reads a name, then a colon, then a value.'),
    tries: both(`Skriv ${name}: og så verdien.`, `Write ${name}: and then the value.`),
  }),
  'equals-for-colon': (name) => ({
    what: both(`Etter ${name} står det = i stedet for kolon.`, `After ${name} there is a = instead of a colon.`),
    why: both('I HTML skriver du =, men i CSS skriver du :.', 'In HTML you write =, but in CSS you write :.'),
    tries: both(`Skriv ${name}: og så verdien.`, `Write ${name}: and then the value.`),
  }),
  'brace-missing': (selector) => ({
    what: both(
      selector ? `Regelen for ${selector} blir aldri lukket.` : 'En regel blir aldri lukket.',
      selector ? `The rule for ${selector} is never closed.` : 'A rule is never closed.',
    ),
    why: both(
      'Alt etter { hører til regelen helt til det kommer en }.',
      'Everything after { belongs to the rule until there is a }.',
    ),
    tries: both('Skriv } der regelen skal slutte.', 'Write } where the rule should end.'),
  }),
  'brace-too-many': () => ({
    what: both('Her står det en } for mye.', 'There is one } too many here.'),
    why: both(
      'Den lukker noe som ikke er åpent, og ødelegger regelen etter.',
      'It closes something that is not open, and spoils the rule after it.',
    ),
    tries: both('Fjern den, eller finn ut hvor en { mangler.', 'Remove it, or find where a { is missing.'),
  }),
  'parenthesis-missing': (name) => ({
    what: both(`Det mangler en parentes i verdien til ${name}.`, `A parenthesis is missing in the value of ${name}.`),
    why: both(
      'Hver ( må ha sin ), ellers leser CSS videre inn i neste linje.',
      'Every ( needs its ), or CSS reads on into the next line.',
    ),
    tries: both(
      'Tell parentesene, og sett inn den som mangler.',
      'Count the parentheses, and add the one that is missing.',
    ),
  }),
  'css-quote-missing': () => ({
    what: both('En tekst begynner her, men den slutter aldri.', 'A text starts here but never ends.'),
    why: both(
      'En tekst i CSS må slutte på samme linje, med det samme tegnet.',
      'A text in CSS must end on the same line, with the same quote.',
    ),
    tries: both('Sett inn anførselstegnet som mangler.', 'Add the quote that is missing.'),
  }),
  'slash-comment': () => ({
    what: both('// er ikke en kommentar i CSS.', '// is not a comment in CSS.'),
    why: both(
      'CSS prøver å lese linjen, og hopper over det som kommer etter den.',
      'CSS tries to read the line, and skips what comes after it.',
    ),
    tries: both('Skriv kommentaren slik: /* kommentar */.', 'Write the comment like this: /* comment */.'),
  }),
  'css-comment-not-closed': () => ({
    what: both('En kommentar begynner her, men den slutter aldri.', 'A comment starts here but never ends.'),
    why: both('Alt etter /* er skjult helt til det kommer */.', 'Everything after /* is hidden until there is a */.'),
    tries: both('Skriv */ der kommentaren skal slutte.', 'Write */ where the comment should end.'),
  }),
  'html-in-css': () => ({
    what: both('Her står det en HTML-tagg midt i CSS-en.', 'There is an HTML tag in the middle of the CSS.'),
    why: both(
      '<style> trengs bare når CSS skrives inni en HTML-side.',
      '<style> is only needed when CSS is written inside an HTML page.',
    ),
    tries: both(
      'Fjern <style> og </style>, og behold bare reglene.',
      'Remove <style> and </style>, and keep only the rules.',
    ),
  }),
  'property-misspelt': (name, meant) => ({
    what: both(`CSS har ingen egenskap som heter ${name}.`, `CSS has no property called ${name}.`),
    why: SILENT,
    tries: both(
      meant ? `Mente du ${meant}?` : 'Se etter skrivefeil. Navnene er på engelsk, med bindestrek mellom ordene.',
      meant ? `Did you mean ${meant}?` : 'Look for a typing mistake. Names have a hyphen between their words.',
    ),
  }),
  'unit-missing': (name, _value, meant) => ({
    what: both(`Verdien til ${name} mangler en enhet.`, `The value of ${name} has no unit.`),
    why: both(
      'Et tall alene sier ikke om du mener piksler, prosent eller noe annet. Bare 0 klarer seg uten.',
      'A number alone does not say whether you mean pixels, per cent or something else. Only 0 can do without.',
    ),
    tries: both(`Skriv for eksempel ${name}: ${meant}.`, `Write for example ${name}: ${meant}.`),
  }),
  'space-before-unit': (name, _value, meant) => ({
    what: both(
      `Det er et mellomrom mellom tallet og enheten i ${name}.`,
      `There is a space between the number and the unit in ${name}.`,
    ),
    why: both('Tallet og enheten er ett ord for CSS.', 'To CSS the number and the unit are one word.'),
    tries: both(`Skriv ${name}: ${meant}.`, `Write ${name}: ${meant}.`),
  }),
  'decimal-comma': (name, _value, meant) => ({
    what: both(`Det står et komma i tallet i ${name}.`, `There is a comma in the number in ${name}.`),
    why: both(
      'CSS skriver desimaltall med punktum, slik man gjør på engelsk.',
      'CSS writes decimal numbers with a point.',
    ),
    tries: both(`Skriv ${name}: ${meant}.`, `Write ${name}: ${meant}.`),
  }),
  'hash-missing': (name, _value, meant) => ({
    what: both(`Det mangler # foran fargen i ${name}.`, `A # is missing before the colour in ${name}.`),
    why: both(
      'Farger med seks eller tre tegn begynner alltid med #.',
      'Colours of six or three digits always start with #.',
    ),
    tries: both(`Skriv ${name}: ${meant}.`, `Write ${name}: ${meant}.`),
  }),
  'value-in-quotes': (property, _written, meant) => ({
    what: both(`Verdien til ${property} er i anførselstegn.`, `The value of ${property} is in quotes.`),
    why: both(
      'I HTML har verdier anførselstegn rundt seg, men i CSS står de alene.',
      'In HTML values have quotes around them, but in CSS they are on their own.',
    ),
    tries: both(`Skriv ${property}: ${meant}.`, `Write ${property}: ${meant}.`),
  }),
  'comma-in-value': (property, _written, meant) => ({
    what: both(`Det er komma mellom verdiene til ${property}.`, `There are commas between the values of ${property}.`),
    why: both('Her skilles verdiene med mellomrom.', 'The values are separated by spaces here.'),
    tries: both(`Skriv ${property}: ${meant}.`, `Write ${property}: ${meant}.`),
  }),
  'value-misspelt': (name, value, meant) => ({
    what: both(`${name} kan ikke være «${value}».`, `${name} cannot be "${value}".`),
    why: SILENT,
    tries: both(`Mente du ${meant}?`, `Did you mean ${meant}?`),
  }),
  'var-missing': (name, value, meant) => ({
    what: both(`Verdien til ${name} er bare navnet ${value}.`, `The value of ${name} is just the name ${value}.`),
    why: both('En egen variabel hentes med var( ).', 'A variable of your own is fetched with var( ).'),
    tries: both(`Skriv ${name}: ${meant}.`, `Write ${name}: ${meant}.`),
  }),
  'dash-missing': (name) => ({
    what: both(`${name} begynner med bare én bindestrek.`, `${name} begins with just one dash.`),
    why: both('En egen variabel i CSS begynner med to.', 'A variable of your own in CSS begins with two.'),
    tries: both(`Skriv -${name}.`, `Write -${name}.`),
  }),
  'value-not-possible': (name, value) => ({
    what: both(
      value ? `${name} kan ikke være «${value}».` : `CSS forstår ikke «${name}».`,
      value ? `${name} cannot be "${value}".` : `CSS does not understand "${name}".`,
    ),
    why: SILENT,
    tries: both(
      value
        ? `Sjekk hvilke verdier ${name} kan ha, og om alt er skrevet riktig.`
        : 'En linje i en regel ser slik ut: color: red.',
      value
        ? `Check which values ${name} can have, and whether all is spelt right.`
        : 'A line in a rule looks like this: color: red.',
    ),
  }),
  'dot-missing': (name, meant) => ({
    what: both(`${name} er ikke et element.`, `${name} is not an element.`),
    why: both(
      `På siden er ${name} ${meant.startsWith('#') ? 'en id. Foran en id skriver du #.' : 'en klasse. Foran en klasse skriver du punktum.'}`,
      `On the page ${name} is ${meant.startsWith('#') ? 'an id. Before an id you write #.' : 'a class. Before a class you write a dot.'}`,
    ),
    tries: both(`Skriv ${meant} i stedet.`, `Write ${meant} instead.`),
  }),
  'wrong-sign': (written, meant) => ({
    what: both(`${written} finner ingenting på siden.`, `${written} finds nothing on the page.`),
    why: both(
      meant.startsWith('#')
        ? 'Navnet er en id på siden, og foran en id skriver du #.'
        : 'Navnet er en klasse på siden, og foran en klasse skriver du punktum.',
      meant.startsWith('#')
        ? 'On the page the name is an id, and before an id you write #.'
        : 'On the page the name is a class, and before a class you write a dot.',
    ),
    tries: both(`Skriv ${meant} i stedet.`, `Write ${meant} instead.`),
  }),
  'selector-finds-nothing': (written, meant) => ({
    what: both(`${written} finner ingenting på siden.`, `${written} finds nothing on the page.`),
    why: both(
      'Navnet må være skrevet likt i HTML og CSS, også store og små bokstaver.',
      'The name must be spelt the same in HTML and CSS, capitals too.',
    ),
    tries: both(`Mente du ${meant}?`, `Did you mean ${meant}?`),
  }),
  'selector-not-possible': (written) => ({
    what: both(`CSS forstår ikke velgeren «${written}».`, `CSS does not understand the selector "${written}".`),
    why: both(
      'Når velgeren er feil, hopper nettleseren over hele regelen.',
      'When the selector is wrong, the browser skips the whole rule.',
    ),
    tries: selectorTries(written),
  }),
};

function selectorTries(written: string): Both {
  if (/,\s*$/.test(written))
    return both('Ta bort kommaet etter den siste velgeren.', 'Remove the comma after the last selector.');
  if (/:\s*$/.test(written)) return both('Ta bort kolonet foran {.', 'Remove the colon before {.');
  if (/[.#]\s/.test(written))
    return both('Skriv punktumet eller # rett foran navnet.', 'Write the dot or # right before the name.');
  if (/[.#]\d/.test(written)) {
    return both(
      'Navnet på en klasse eller en id kan ikke begynne med et siffer her. La det begynne med en bokstav.',
      'The name of a class or an id cannot begin with a digit here. Let it begin with a letter.',
    );
  }
  return both('En regel ser slik ut: p { color: red; }', 'A rule looks like this: p { color: red; }');
}

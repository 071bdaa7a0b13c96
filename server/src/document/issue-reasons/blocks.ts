import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What is wrong inside one block: its texts, its code, its settings. */

const THE_TEXT: Record<HumanLang, Translated> = {
  _no: { _no: 'den norske teksten', _eng: 'the Norwegian text' },
  _eng: { _no: 'den engelske teksten', _eng: 'the English text' },
};

export const textMissing = (lang: HumanLang, slug: string, marker: string): Translated => ({
  _no: `${THE_TEXT[lang]._no} mangler: blokken «${slug}» må ha en seksjon [${marker}]`,
  _eng: `${THE_TEXT[lang]._eng} is missing: block "${slug}" needs a section [${marker}]`,
});

export const textEmpty = (lang: HumanLang): Translated => ({
  _no: `${THE_TEXT[lang]._no} er tom`,
  _eng: `${THE_TEXT[lang]._eng} is empty`,
});

export const sectionUnasked = (type: string): Translated => ({
  _no: `en blokk av typen ${type} har ikke denne seksjonen, eller har den to ganger`,
  _eng: `a block of type ${type} does not have this section, or has it twice`,
});

export const noBlockType = (type: string, types: readonly string[]): Translated => ({
  _no: `blokktypen «${type}» finnes ikke; bruk en av disse: ${types.join(', ')}`,
  _eng: `there is no block type "${type}": ${types.join(', ')}`,
});

export const headingsDiffer = (shapes: Translated): Translated => ({
  _no: `overskriftene er ulike: norsk har (${shapes._no}), engelsk har (${shapes._eng})`,
  _eng: `the headings differ: Norwegian has (${shapes._no}), English has (${shapes._eng})`,
});

export const HEADING_LEVEL: Translated = {
  _no: 'overskrifter i en tekst er ## eller ###',
  _eng: 'headings in a text are ## or ###',
};

export const PICTURE_IN_TEXT: Translated = {
  _no: 'bilder hører hjemme i en image-blokk',
  _eng: 'pictures belong in an image block',
};

export const fenceWithoutLanguage = (languages: readonly string[]): Translated => ({
  _no: `kode må ha et språk rett etter \`\`\`: ${languages.join(', ')}`,
  _eng: `code needs a language after the fence: ${languages.join(', ')}`,
});

export const linkForbidden = (address: string): Translated => ({
  _no: `lenker til ${address} er ikke tillatt`,
  _eng: `links to ${address} are not allowed`,
});

export const MARKER_IN_TEXT: Translated = {
  _no: 'denne linjen ville ha begynt en ny del; sett en \\ foran den',
  _eng: 'this line would start a new part: put a \\ before it',
};

export const projectPartTaken = (slug: string): Translated => ({
  _no: `utkastene til prosjektet lagres under «${slug}», og det er en annen blokk i dokumentet som heter det`,
  _eng: `drafts of the project are stored as "${slug}", and another block of the document is called that`,
});

export const projectSlugLong = (max: number): Translated => ({
  _no: `navnet på et prosjekt kan ha høyst ${max} tegn, for utkastene til det har lengre navn`,
  _eng: `the slug of a project has at most ${max} characters, since its drafts have longer ones`,
});

export const aimIdTwice = (id: string): Translated => ({
  _no: `to mål heter «${id}»`,
  _eng: `two aims are called "${id}"`,
});

export const questionIdTwice = (id: string): Translated => ({
  _no: `to spørsmål heter «${id}»`,
  _eng: `two questions are called "${id}"`,
});

export const LEVEL_EMPTY: Translated = {
  _no: 'et prosjekt har mål på hvert nivå: start, more og most',
  _eng: 'a project has aims at each level: start, more and most',
};

export const ONLY_CODE_HERE: Translated = {
  _no: 'her skal det stå kode, og ingenting annet, mellom ``` og ```',
  _eng: 'only code belongs here, between ``` and ```',
};

export const codeLanguagesDiffer = (languages: readonly string[]): Translated => ({
  _no: `koden må være i ett språk, ikke i ${languages.join(' og ')}`,
  _eng: `the code must be in one language, not in ${languages.join(' and ')}`,
});

export const checkIdTwice = (id: string): Translated => ({
  _no: `to sjekker har id-en «${id}»`,
  _eng: `two checks have the id "${id}"`,
});

export const checkDoesNotFit = (id: string, kind: string, language: string): Translated => ({
  _no: `sjekken «${id}»: ${kind} passer ikke til ${language}`,
  _eng: `check "${id}": ${kind} does not fit ${language}`,
});

export const checkAfterUnknown = (id: string, other: string): Translated => ({
  _no: `sjekken «${id}» venter på «${other}», som ikke er en av sjekkene før den`,
  _eng: `check "${id}" waits for "${other}", which is none of the checks before it`,
});

export const checksAlike = (ids: readonly string[]): Translated => ({
  _no: `disse sjekkene spør om det samme: ${ids.join(', ')}`,
  _eng: `these checks ask the same thing: ${ids.join(', ')}`,
});

export const continuesUnknown = (slug: string): Translated => ({
  _no: `«${slug}» er ingen oppgave før denne i leksjonen, i samme språk og med en side hvis denne har en`,
  _eng: `"${slug}" is no exercise before this one in the lesson, in the same language and with a page if this one has one`,
});

export const eventsWithoutPage = (id: string): Translated => ({
  _no: `sjekken «${id}» har events, men oppgaven er ikke et program med en side ([page _no] og [page _eng])`,
  _eng: `check "${id}" has events, but the exercise is not a program with a page ([page _no] and [page _eng])`,
});

export const pageUnused = (language: string): Translated => ({
  _no: `en oppgave i ${language} kan ikke ha en side`,
  _eng: `an exercise in ${language} cannot have a page`,
});

export const fileNameRefused = (name: string): Translated => ({
  _no: `«${name}» kan ikke være navnet på en fil: bruk a–z, tall, - og _, og .csv, .json eller .txt til slutt`,
  _eng: `"${name}" cannot be the name of a file: use a–z, digits, - and _, and .csv, .json or .txt at the end`,
});

export const filesUnused = (language: string): Translated => ({
  _no: `kode i ${language} leser ingen filer: bare programmer har dem`,
  _eng: `code in ${language} reads no files: only programs have them`,
});

export const filesDiffer = (no: number, eng: number): Translated => ({
  _no: `språkene har ikke like mange filer: norsk har ${no}, engelsk har ${eng}`,
  _eng: `the languages do not have the same number of files: Norwegian has ${no}, English has ${eng}`,
});

export const filesTooLong = (lang: HumanLang, characters: number, most: number): Translated => ({
  _no: `filene har ${characters} tegn til sammen på ${lang === '_no' ? 'norsk' : 'engelsk'}; det kan være ${most}`,
  _eng: `the files have ${characters} characters together in ${lang === '_no' ? 'Norwegian' : 'English'}; there may be ${most}`,
});

export const PAGE_WITH_SCRIPT: Translated = {
  _no: 'siden til et program har ingen <script>: programmet er det som eleven skriver',
  _eng: 'the page of a program has no <script>: the program is what the learner writes',
};

export const PAGE_MISSING: Translated = {
  _no: 'CSS trenger en side å gjelde for: en seksjon [page _no] og en [page _eng]',
  _eng: 'CSS needs a page to style: a section [page _no] and one [page _eng]',
};

export const TARGET_WITHOUT_PAGE: Translated = {
  _no: 'bare oppgaver i HTML og CSS har en side å vise som mål',
  _eng: 'only exercises in HTML and CSS have a page to show as the target',
};

export const rightIdTwice = (id: string): Translated => ({
  _no: `to riktige forsøk har id-en «${id}»`,
  _eng: `two right attempts have the id "${id}"`,
});

export const wrongIdTwice = (id: string): Translated => ({
  _no: `to gale forsøk har id-en «${id}»`,
  _eng: `two wrong attempts have the id "${id}"`,
});

export const attemptWithoutCheck = (id: string, check: string): Translated => ({
  _no: `det gale forsøket «${id}» skal stoppes av sjekken «${check}», som ikke finnes`,
  _eng: `the wrong attempt "${id}" should be stopped by check "${check}", which does not exist`,
});

export const quizLacks = (kind: string, part: string): Translated => ({
  _no: `et spørsmål av typen ${kind} må ha ${part}`,
  _eng: `a question of kind ${kind} needs ${part}`,
});

export const quizNotAsked = (kind: string, part: string): Translated => ({
  _no: `et spørsmål av typen ${kind} har ikke ${part}`,
  _eng: `a question of kind ${kind} has no ${part}`,
});

export const indentUneven = (id: string, indent: number): Translated => ({
  _no: `linjen «${id}» er rykket inn med noe annet enn hele nivåer på ${indent} mellomrom`,
  _eng: `the line "${id}" is not indented by whole levels of ${indent} spaces`,
});

export const differsByIndent = (id: string): Translated => ({
  _no: `linjen «${id}» skiller seg fra en annen bare ved innrykket, som leseren ikke får se`,
  _eng: `the line "${id}" differs from another only by its indentation, which readers do not see`,
});

export const gapsDiffer = (gaps: number): Translated => ({
  _no: `koden må ha ${gaps} hull, skrevet ___, på begge språk`,
  _eng: `the code must have ${gaps} gaps, written ___, in both languages`,
});

export const answerIdTwice = (id: string): Translated => ({
  _no: `to svar har id-en «${id}»`,
  _eng: `two answers have the id "${id}"`,
});

export const NO_ANSWER_CORRECT: Translated = {
  _no: 'ingen av svarene er riktige',
  _eng: 'no answer is correct',
};

export const LINK_TARGET: Translated = {
  _no: 'en lenke har enten doc_slug eller url',
  _eng: 'a link has either doc_slug or url',
};

export const BLOCK_OF_NO_DOCUMENT: Translated = {
  _no: 'blokk_slug trenger en doc_slug',
  _eng: 'blokk_slug needs a doc_slug',
};

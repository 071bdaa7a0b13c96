import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What a lesson lacks of what our guide for lessons asks for. */

const IN: Record<HumanLang, Translated> = {
  _no: { _no: 'på norsk', _eng: 'in Norwegian' },
  _eng: { _no: 'på engelsk', _eng: 'in English' },
};

export const LK20_MISSING: Translated = {
  _no: 'en leksjon sier hvilke læreplaner den hører til, med lk20',
  _eng: 'a lesson says which curricula it belongs to, with lk20',
};

const NEEDED = {
  exercise: { _no: 'oppgaver', _eng: 'exercises' },
  quiz: { _no: 'spørsmål', _eng: 'questions' },
  public: { _no: 'åpne sjekker', _eng: 'public checks' },
  hidden: { _no: 'skjulte sjekker', _eng: 'hidden checks' },
  wrong: { _no: 'gale forsøk', _eng: 'wrong attempts' },
  hints: { _no: 'hint', _eng: 'hints' },
} as const satisfies Record<string, Translated>;

export const lessonLacks = (type: 'exercise' | 'quiz', least: number): Translated => ({
  _no: `en leksjon har minst ${least} ${NEEDED[type]._no}`,
  _eng: `a lesson has at least ${least} ${NEEDED[type]._eng}`,
});

export const tooFew = (what: 'public' | 'hidden' | 'wrong' | 'hints', count: number, least: number): Translated => ({
  _no: `oppgaven har ${count} ${NEEDED[what]._no}; det skal være minst ${least}`,
  _eng: `the exercise has ${count} ${NEEDED[what]._eng}; there should be at least ${least}`,
});

export const DRILL_BEFORE_OTHERS: Translated = {
  _no: 'oppgaver med drill er de siste blokkene i leksjonen; denne blokka hører hjemme før dem',
  _eng: 'exercises with drill are the last blocks of the lesson; this block belongs before them',
};

export const DRILL_OUT_OF_ORDER: Translated = {
  _no: 'oppgaver med drill: more kommer før dem med drill: review',
  _eng: 'exercises with drill: more come before those with drill: review',
};

export const drillPoints = (points: number, right: number): Translated => ({
  _no: `oppgaven har drill og gir ${points} poeng; det skal være ${right}`,
  _eng: `the exercise has drill and gives ${points} points; there should be ${right}`,
});

export const lessonWords = (
  lang: HumanLang,
  words: number,
  { wordsMin, wordsMax }: { wordsMin: number; wordsMax: number },
): Translated => ({
  _no: `leksjonen har ${words} ord ${IN[lang]._no}; det skal være ${wordsMin}–${wordsMax}`,
  _eng: `the lesson has ${words} words ${IN[lang]._eng}; there should be ${wordsMin}–${wordsMax}`,
});

export const sentenceTooLong = (words: number, most: number, sentence: string): Translated => ({
  _no: `setningen har ${words} ord, høyst ${most} er lov: «${sentence}»`,
  _eng: `the sentence has ${words} words, at most ${most} are allowed: "${sentence}"`,
});

export const sentencesLong = (lang: HumanLang, average: number, most: number): Translated => ({
  _no: `setningene ${IN[lang]._no} har ${average.toFixed(1)} ord i snitt; høyst ${most} er lov`,
  _eng: `the sentences ${IN[lang]._eng} have ${average.toFixed(1)} words on average; at most ${most} are allowed`,
});

const PART = {
  links: { _no: 'lenkene', _eng: 'the links' },
  code: { _no: 'antall kodebiter', _eng: 'the number of code samples' },
  items: { _no: 'antall punkter i lister', _eng: 'the number of list items' },
  rows: { _no: 'antall rader i tabeller', _eng: 'the number of table rows' },
} as const satisfies Record<string, Translated>;

export const structureDiffers = (part: keyof typeof PART, no: string, eng: string): Translated => ({
  _no: `${PART[part]._no} er ulike: norsk har (${no}), engelsk har (${eng})`,
  _eng: `${PART[part]._eng} differ: Norwegian has (${no}), English has (${eng})`,
});

export const attemptWithoutHelp = (id: string, check: string, reason: string): Translated => ({
  _no: `det gale forsøket «${id}» får ingen hjelp: sjekken «${check}» trenger help for «${reason}»`,
  _eng: `the wrong attempt "${id}" gets no help: check "${check}" needs help for "${reason}"`,
});

export const nextNotLinked = (slug: string): Translated => ({
  _no: `den siste teksten skal lenke til neste leksjon, /doc/${slug}, på begge språk`,
  _eng: `the last text should link to the next lesson, /doc/${slug}, in both languages`,
});

export const termNeverLinked = (term: string): Translated => ({
  _no: `ingen leksjon lenker til ordet «${term}»`,
  _eng: `no lesson links to the term "${term}"`,
});

export const termLinkedAgain = (term: string): Translated => ({
  _no: `kurset lenker til ordet «${term}» fra før; bare leksjonen som forklarer det, gjør det`,
  _eng: `the course already links to the term "${term}"; only the lesson that explains it does`,
});

export const termBoldBeforeLink = (term: string): Translated => ({
  _no: `ordet «${term}» er uthevet her, men kurset har ikke lenket til det i ordlisten ennå`,
  _eng: `the term "${term}" is in bold here, but the course has not linked to it in the glossary yet`,
});

export const ROW_WITHOUT_LESSON: Translated = {
  _no: 'en rad i en oversikt lenker til leksjonen som lærer det bort',
  _eng: 'a row of a reference page links to the lesson that teaches it',
};

export const lessonNotInReference = (slug: string): Translated => ({
  _no: `oversikten mangler leksjonen «${slug}»`,
  _eng: `the reference page lacks the lesson "${slug}"`,
});

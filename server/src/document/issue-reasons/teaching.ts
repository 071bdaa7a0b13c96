import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What is wrong with what a lesson has for its teacher. */

const IN: Record<HumanLang, Translated> = {
  _no: { _no: 'på norsk', _eng: 'in Norwegian' },
  _eng: { _no: 'på engelsk', _eng: 'in English' },
};

export const TEACHING_WITHOUT_LESSON: Translated = {
  _no: 'opplegg for lærere hører til en leksjon i et kurs',
  _eng: 'material for teachers belongs to a lesson of a course',
};

export const teachingTwice = (slug: string): Translated => ({
  _no: `to filer har opplegg for «${slug}»`,
  _eng: `two files have the material for "${slug}"`,
});

export const teachingElsewhere = (file: string): Translated => ({
  _no: `denne filen skal hete «${file}»`,
  _eng: `this file must be called ${file}`,
});

export const teachingLacks = (part: string): Translated => ({
  _no: `delen «::: ${part}» mangler`,
  _eng: `the part "::: ${part}" is missing`,
});

export const teachingUnasked = (part: string, parts: readonly string[]): Translated => ({
  _no: `«::: ${part}» hører ikke hjemme her, eller kommer to ganger; delene er «${parts.join('», «')}»`,
  _eng: `"::: ${part}" does not belong here, or comes twice; the parts are ${parts.join(', ')}`,
});

export const minutesTooFew = (whole: number, sum: number): Translated => ({
  _no: `whole er ${whole}, men reading og exercises er ${sum} til sammen`,
  _eng: `whole is ${whole}, but reading and exercises make ${sum}`,
});

export const minutesUnlike = (whole: number, counted: number): Translated => ({
  _no: `whole er ${whole} minutter, men leksjonen er regnet til ${counted}; oppgi mellom ¾ og 3 ganger så mange`,
  _eng: `whole is ${whole} minutes, but the lesson counts as ${counted}; say between ¾ and 3 times as many`,
});

export const MINUTES_IN_FIVES: Translated = {
  _no: 'minuttene oppgis i hele femmere',
  _eng: 'minutes are given in fives',
};

export const ANSWER_MISSING: Translated = {
  _no: 'spørsmålet har verken [answer …] eller [output …]',
  _eng: 'the question has neither [answer …] nor [output …]',
};

export const OUTPUT_WITHOUT_PROGRAM: Translated = {
  _no: 'en utskrift trenger et program i [code …] som kan kjøres',
  _eng: 'an output needs a program in [code …] that can be run',
};

export const codeTooLong = (lines: number, max: number): Translated => ({
  _no: `koden har ${lines} linjer; på arket er det plass til ${max}`,
  _eng: `the code has ${lines} lines; the sheet has room for ${max}`,
});

export const questionTwice = (slug: string): Translated => ({
  _no: `to spørsmål har slugen «${slug}»`,
  _eng: `two questions have the slug "${slug}"`,
});

export const outputDiffers = (lang: HumanLang, printed: string): Translated => ({
  _no: `programmet ${IN[lang]._no} skriver ut noe annet: «${printed}»`,
  _eng: `the program ${IN[lang]._eng} prints something else: "${printed}"`,
});

export const partsDiffer = (no: number, eng: number): Translated => ({
  _no: `punktlistene har ${no} punkter på norsk og ${eng} på engelsk`,
  _eng: `the lists have ${no} items in Norwegian and ${eng} in English`,
});

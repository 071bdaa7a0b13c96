import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What is wrong with the programs of a block, found by running them. */

const IN: Record<HumanLang, Translated> = {
  _no: { _no: 'på norsk', _eng: 'in Norwegian' },
  _eng: { _no: 'på engelsk', _eng: 'in English' },
};

export const STOPPED: Record<'time' | 'memory' | 'output' | 'crash', Translated> = {
  time: { _no: 'tiden gikk ut', _eng: 'time ran out' },
  memory: { _no: 'minnet tok slutt', _eng: 'memory ran out' },
  output: { _no: 'for mye utskrift', _eng: 'too much output' },
  crash: { _no: 'krasj', _eng: 'crash' },
};

/** An error in the words of the language that the program is written in. */
export const endedWith = (error: string, line: number | null): Translated => ({
  _no: `${error}${line === null ? '' : ` (linje ${line})`}`,
  _eng: `${error}${line === null ? '' : ` (line ${line})`}`,
});

export const solutionFails = (lang: HumanLang, check: string, why: Translated): Translated => ({
  _no: `løsningen ${IN[lang]._no} feiler i sjekken «${check}»: ${why._no}`,
  _eng: `the solution ${IN[lang]._eng} fails in check "${check}": ${why._eng}`,
});

export const solutionNotComparable = (lang: HumanLang, check: string): Translated => ({
  _no: `sjekken «${check}» gir med løsningen ${IN[lang]._no} noe som ikke kan sammenlignes: for mye, eller noe uten innhold (en funksjon, private felt). Spør om en mindre del. Bruker den shuffle, må løsningen gi ulike svar, og among eller range må si hva som kan skje`,
  _eng: `check "${check}" gets something from the solution ${IN[lang]._eng} that cannot be compared: too much, or something without content (a function, private fields). Ask for a smaller part. If it uses shuffle, the solution must give different answers, and among or range must say what can happen`,
});

export const variableMissing = (lang: HumanLang, check: string): Translated => ({
  _no: `sjekken «${check}» endrer en variabel (vary) som løsningen ${IN[lang]._no} ikke gir en fast verdi på øverste nivå`,
  _eng: `check "${check}" changes a variable (vary) that the solution ${IN[lang]._eng} does not give a fixed value at its top level`,
});

export const eventFindsNothing = (lang: HumanLang, check: string, event: string): Translated => ({
  _no: `sjekken «${check}»: ${event} finner ingenting på siden som løsningen ${IN[lang]._no} lager`,
  _eng: `check "${check}": ${event} finds nothing on the page that the solution ${IN[lang]._eng} makes`,
});

export const starterPasses = (lang: HumanLang): Translated => ({
  _no: `startkoden ${IN[lang]._no} består alle sjekkene allerede`,
  _eng: `the starter ${IN[lang]._eng} passes every check already`,
});

export const rightFails = (lang: HumanLang, id: string, found: string): Translated => ({
  _no: `det riktige forsøket «${id}» ${IN[lang]._no} stoppes av ${found}`,
  _eng: `the right attempt "${id}" ${IN[lang]._eng} is stopped by ${found}`,
});

export const wrongPasses = (lang: HumanLang, id: string): Translated => ({
  _no: `det gale forsøket «${id}» ${IN[lang]._no} består alle sjekkene`,
  _eng: `the wrong attempt "${id}" ${IN[lang]._eng} passes every check`,
});

export const wrongFailsElsewhere = (lang: HumanLang, id: string, requested: string, found: string): Translated => ({
  _no: `det gale forsøket «${id}» ${IN[lang]._no} skulle stoppes av ${requested}, men stoppes av ${found}`,
  _eng: `the wrong attempt "${id}" ${IN[lang]._eng} should be stopped by ${requested}, but is stopped by ${found}`,
});

export const programFails = (lang: HumanLang, why: Translated): Translated => ({
  _no: `programmet ${IN[lang]._no} feiler: ${why._no}`,
  _eng: `the program ${IN[lang]._eng} fails: ${why._eng}`,
});

export const programSucceeds = (lang: HumanLang, error: string): Translated => ({
  _no: `programmet ${IN[lang]._no} skulle vise ${error}, men går uten feil`,
  _eng: `the program ${IN[lang]._eng} should show ${error}, but runs without an error`,
});

export const printsNothing = (lang: HumanLang): Translated => ({
  _no: `programmet ${IN[lang]._no} skriver ikke ut noe`,
  _eng: `the program ${IN[lang]._eng} prints nothing`,
});

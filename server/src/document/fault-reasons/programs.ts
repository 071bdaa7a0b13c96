import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What is wrong with the programs of a block, found by running them. */

const IN: Record<HumanLang, Translated> = {
  _no: { _no: 'på norsk', _eng: 'in Norwegian' },
  _eng: { _no: 'på engelsk', _eng: 'in English' },
};

export const solutionFails = (lang: HumanLang, check: string, why: string): Translated => ({
  _no: `løsningen ${IN[lang]._no} feiler i sjekken «${check}»: ${why}`,
  _eng: `the solution ${IN[lang]._eng} fails in check "${check}": ${why}`,
});

export const starterPasses = (lang: HumanLang): Translated => ({
  _no: `startkoden ${IN[lang]._no} består alle sjekkene allerede`,
  _eng: `the starter ${IN[lang]._eng} passes every check already`,
});

export const wrongPasses = (lang: HumanLang, id: string): Translated => ({
  _no: `det gale forsøket «${id}» ${IN[lang]._no} består alle sjekkene`,
  _eng: `the wrong attempt "${id}" ${IN[lang]._eng} passes every check`,
});

export const wrongFailsElsewhere = (lang: HumanLang, id: string, wanted: string, found: string): Translated => ({
  _no: `det gale forsøket «${id}» ${IN[lang]._no} skulle stoppes av ${wanted}, men stoppes av ${found}`,
  _eng: `the wrong attempt "${id}" ${IN[lang]._eng} should be stopped by ${wanted}, but is stopped by ${found}`,
});

export const programFails = (lang: HumanLang, why: string): Translated => ({
  _no: `programmet ${IN[lang]._no} feiler: ${why}`,
  _eng: `the program ${IN[lang]._eng} fails: ${why}`,
});

export const programSucceeds = (lang: HumanLang, error: string): Translated => ({
  _no: `programmet ${IN[lang]._no} skulle vise ${error}, men går uten feil`,
  _eng: `the program ${IN[lang]._eng} should show ${error}, but runs without an error`,
});

export const printsNothing = (lang: HumanLang): Translated => ({
  _no: `programmet ${IN[lang]._no} skriver ikke ut noe`,
  _eng: `the program ${IN[lang]._eng} prints nothing`,
});

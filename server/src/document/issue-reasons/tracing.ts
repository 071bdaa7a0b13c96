import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What is wrong with a table of values to fill in. */

const IN: Record<HumanLang, Translated> = {
  _no: { _no: 'på norsk', _eng: 'in Norwegian' },
  _eng: { _no: 'på engelsk', _eng: 'in English' },
};

export const TRACE_IN_PYTHON: Translated = {
  _no: 'et spørsmål av typen trace må ha et Python-program',
  _eng: 'a question of kind trace needs a Python program',
};

export const traceLineMissing = (line: number): Translated => ({
  _no: `rows nevner linje ${line}, som ikke finnes eller er tom i programmet`,
  _eng: `rows names line ${line}, which the program does not have or which is empty`,
});

export const traceRowsDiffer = (lang: HumanLang, found: readonly number[], given: readonly number[]): Translated => ({
  _no: `programmet ${IN[lang]._no} går gjennom disse linjene slik: rows: [${found.join(', ')}]. Det står [${given.join(', ')}]`,
  _eng: `the program ${IN[lang]._eng} runs these lines as rows: [${found.join(', ')}]. It says [${given.join(', ')}]`,
});

export const traceNeverChanges = (lang: HumanLang, name: string): Translated => ({
  _no: `variabelen «${name}» har ingen verdi i noen rad når programmet kjører ${IN[lang]._no}`,
  _eng: `the variable "${name}" has no value in any row when the program runs ${IN[lang]._eng}`,
});

export const traceRowEmpty = (lang: HumanLang, row: number): Translated => ({
  _no: `rad ${row} har ingenting å fylle ut, ${IN[lang]._no}`,
  _eng: `row ${row} has nothing to fill in, ${IN[lang]._eng}`,
});

import type { HumanLang, Translated } from '@kodestien/contract/language';

/** What an exercise asks in a way that a learner cannot know or answer. */

const IN: Record<HumanLang, Translated> = {
  _no: { _no: 'på norsk', _eng: 'in Norwegian' },
  _eng: { _no: 'på engelsk', _eng: 'in English' },
};

export const sourceHidden = (check: string): Translated => ({
  _no: `sjekken «${check}» ser på hvordan koden er skrevet, og kan ikke være skjult`,
  _eng: `check "${check}" looks at how the code is written, and cannot be hidden`,
});

export const sourceWithoutHelp = (check: string): Translated => ({
  _no: `sjekken «${check}» ser på hvordan koden er skrevet, og trenger help`,
  _eng: `check "${check}" looks at how the code is written, and needs help`,
});

export const sourceNotNamed = (check: string, construct: string, lang: HumanLang): Translated => ({
  _no: `sjekken «${check}» krever «${construct}», som oppgaveteksten ${IN[lang]._no} ikke nevner`,
  _eng: `check "${check}" asks for "${construct}", which the task ${IN[lang]._eng} does not name`,
});

export const hiddenWithoutClue = (check: string): Translated => ({
  _no: `den skjulte sjekken «${check}» trenger en clue: hva slags verdi den prøver`,
  _eng: `the hidden check "${check}" needs a clue: which kind of input it tries`,
});

export const hiddenWithHelp = (check: string): Translated => ({
  _no: `den skjulte sjekken «${check}» har help som ingen får se; det eleven får se, er clue`,
  _eng: `the hidden check "${check}" has help that nobody sees; what the learner sees is its clue`,
});

export const clueTellsValue = (check: string, value: string, lang: HumanLang): Translated => ({
  _no: `clue til «${check}» ${IN[lang]._no} røper verdien «${value}»`,
  _eng: `the clue of "${check}" ${IN[lang]._eng} tells the value "${value}"`,
});

export const hiddenUnlikePublic = (check: string, asked: string): Translated => ({
  _no: `den skjulte sjekken «${check}» spør om noe som ingen åpen sjekk viser: «${asked}»`,
  _eng: `the hidden check "${check}" asks for something that no public check shows: "${asked}"`,
});

export const tooFewRight = (count: number, least: number): Translated => ({
  _no: `oppgaven har ${count} riktige forsøk; det skal være minst ${least}`,
  _eng: `the exercise has ${count} right attempts; there should be at least ${least}`,
});

export const gotImpossible = (check: string, got: string): Translated => ({
  _no: `help i sjekken «${check}» har en got som ingen svar gir: «${got}»`,
  _eng: `help of check "${check}" has a got that no answer gives: "${got}"`,
});

export const reasonImpossible = (check: string, reason: string, kind: string): Translated => ({
  _no: `help i sjekken «${check}» er for «${reason}», som en sjekk av typen «${kind}» aldri gir`,
  _eng: `help of check "${check}" is for "${reason}", which a check of kind "${kind}" never gives`,
});

export const nameNotGiven = (check: string, name: string, lang: HumanLang): Translated => ({
  _no: `sjekken «${check}» bruker navnet «${name}», som verken oppgaveteksten eller startkoden ${IN[lang]._no} gir`,
  _eng: `check "${check}" uses the name "${name}", which neither the task nor the starter ${IN[lang]._eng} gives`,
});

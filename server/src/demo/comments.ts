import type { HumanLang } from '@kodestien/contract/language';

/** Remarks that fit under any block of a lesson. */
export const REMARKS: Record<HumanLang, readonly string[]> = {
  _no: [
    'Endelig en forklaring jeg skjønte på første forsøk.',
    'Jeg satt fast her lenge. Det hjalp å lese feilmeldingen sakte.',
    'Fint eksempel! Jeg prøvde å bytte ut tallene, og da så jeg mønsteret.',
    'Er det noen som har en annen måte å gjøre dette på?',
    'Tips: Kjør koden etter hver linje du legger til.',
    'Husk innrykket. Det brukte jeg en hel kveld på å finne ut av.',
    'Takk for at dere skriver på norsk!',
    'Denne gjorde vi sammen i klassen i dag.',
    'Jeg leste denne to ganger, og så løsnet det.',
  ],
  _eng: [
    'This finally made sense after I changed the numbers and ran it again.',
    'Small tip: read the last line of the error first.',
    'I like that the example is short enough to remember.',
    'Did anyone else solve this with a loop instead?',
    'Took me three tries, and the third one felt great.',
  ],
};

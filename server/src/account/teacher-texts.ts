import { type HumanLang, LOCALE } from '@kodestien/contract/language';
import type { AccountMailTexts } from './mail-texts.ts';

export const TEACHER_GRANTED_TEXTS: AccountMailTexts = {
  _no: ({ username, link }) => ({
    subject: 'Du har fått lærertilgang på Kodestien',
    heading: `Hei, ${username}!`,
    paragraphs: ['Du kan nå lage klasser, følge med på det elevene gjør, og se fasiten til alle oppgavene.'],
    button: { label: 'Lag en klasse', link },
    footer: 'Du får denne e-posten fordi du ba om lærertilgang på Kodestien.',
  }),
  _eng: ({ username, link }) => ({
    subject: 'You have teacher access on Kodestien',
    heading: `Hello, ${username}!`,
    paragraphs: ['You can now make classes, follow what your pupils do, and see the solutions to every exercise.'],
    button: { label: 'Make a class', link },
    footer: 'You’re getting this email because you asked for teacher access on Kodestien.',
  }),
};

export const CLASS_DELETE_TEXTS: AccountMailTexts = {
  _no: ({ username, link, params }) => ({
    subject: `Klassen ${params.name ?? '10B'} slettes ${day(params.until, '_no')}`,
    heading: `Hei, ${username}!`,
    paragraphs: [
      `Klassen ${params.name ?? '10B'} er arkivert, og ${day(params.until, '_no')} slettes den med alt som er i den.`,
      'Elevkontoer som ble laget for klassen og ikke har fått en e-postadresse, slettes også. Vil du beholde klassen, kan du hente den frem fra arkivet.',
    ],
    button: { label: 'Se klassene dine', link },
    footer: 'Du får denne e-posten fordi du er lærer i klassen.',
  }),
  _eng: ({ username, link, params }) => ({
    subject: `The class ${params.name ?? '10B'} will be deleted on ${day(params.until, '_eng')}`,
    heading: `Hello, ${username}!`,
    paragraphs: [
      `The class ${params.name ?? '10B'} is archived, and on ${day(params.until, '_eng')} it will be deleted with everything in it.`,
      'Pupil accounts that were made for the class and have no email address will be deleted too. To keep the class, bring it back from the archive.',
    ],
    button: { label: 'See your classes', link },
    footer: 'You’re getting this email because you teach the class.',
  }),
};

function day(time: string | number | undefined, lang: HumanLang): string {
  const format = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'Europe/Oslo' });
  return format.format(Number(time ?? Date.now()));
}

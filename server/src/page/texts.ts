import type { Translated } from '@kodestien/contract/language';
import type { PageName, PageWithParts, PartOf, RenderedPage } from '@kodestien/contract/pages';

type PageText = { title: Translated; description: Translated };

export const SITE: PageText = {
  title: { _no: 'Kodestien', _eng: 'Kodestien' },
  description: {
    _no: 'Lær å programmere i Python, JavaScript, HTML og CSS, én varde om gangen. På norsk og engelsk.',
    _eng: 'Learn to program in Python, JavaScript, HTML and CSS, one cairn at a time. In Norwegian and English.',
  },
};

/** For those whose browser runs no scripts: on a page that can be read all the same, and on one that cannot. */
export const NO_SCRIPT_READING: Translated = {
  _no: 'Du kan lese her uten JavaScript. For å kjøre programmer, få svar på oppgaver og logge inn må nettleseren tillate det.',
  _eng: 'You can read here without JavaScript. To run programs, have exercises checked and sign in, your browser must allow it.',
};
export const NO_SCRIPT_NOTHING: Translated = {
  _no: 'Denne siden trenger JavaScript. Kursene kan leses uten: <a href="/doc">alle kurs</a>.',
  _eng: 'This page needs JavaScript. The courses can be read without it: <a href="/doc?lang=en">all courses</a>.',
};

/** For those whose browser is older than docs/browsers.md says: on a page that can be read, and on one that cannot. */
export const OLD_BROWSER_READING: Translated = {
  _no: 'Du kan lese her. For å kjøre programmer, få svar på oppgaver og logge inn trenger du en nyere nettleser.',
  _eng: 'You can read here. To run programs, have exercises checked and sign in, you need a newer browser.',
};
export const OLD_BROWSER_NOTHING: Translated = {
  _no: 'Denne siden trenger en nyere nettleser. Kursene kan du lese: <a href="/doc">alle kurs</a>.',
  _eng: 'This page needs a newer browser. You can read the courses: <a href="/doc?lang=en">all courses</a>.',
};

const SIGN_IN: PageText = { title: { _no: 'Logg inn', _eng: 'Sign in' }, description: SITE.description };

/** What search engines and link previews show. Each page that the server renders has its own; others may have one. */
export const PAGE_TEXTS: Record<Exclude<RenderedPage, 'landing' | PageWithParts>, PageText> &
  Partial<Record<PageName, PageText>> = {
  doc: {
    title: { _no: 'Kurs', _eng: 'Courses' },
    description: {
      _no: 'Alle kursene på Kodestien: Python, JavaScript, HTML og CSS, fra første linje.',
      _eng: 'All the courses on Kodestien: Python, JavaScript, HTML and CSS, from the first line.',
    },
  },
  user_profil_list: {
    title: { _no: 'Folk på stien', _eng: 'People on the trail' },
    description: { _no: 'De som lærer å programmere her.', _eng: 'The people learning to program here.' },
  },
  plan: {
    title: { _no: 'Plan for en termin', _eng: 'Plan for a term' },
    description: {
      _no: 'For lærere: leksjonene til et fag eller et mål i LK20, uke for uke, til å skrive ut eller kopiere.',
      _eng: 'For teachers: the lessons for a subject or an aim of LK20, week by week, to print or copy.',
    },
  },
  kladd: {
    title: { _no: 'Kladd', _eng: 'Scratchpad' },
    description: {
      _no: 'Skriv og kjør Python, JavaScript, HTML og CSS i nettleseren, og del programmet med en lenke.',
      _eng: 'Write and run Python, JavaScript, HTML and CSS in your browser, and share the program with a link.',
    },
  },
  kursbevis: {
    title: { _no: 'Kursbevis', _eng: 'Certificate' },
    description: {
      _no: 'Beviset på at du har fullført et kurs.',
      _eng: 'Proof that you have finished a course.',
    },
  },
  signin: SIGN_IN,
  // Where links from mails lead.
  signin_email_confirm: SIGN_IN,
  signin_glemt_passord: SIGN_IN,
  signin_glemt_passord_confirm: SIGN_IN,
  signup: {
    title: { _no: 'Lag en konto', _eng: 'Create an account' },
    description: { _no: 'Gratis, og du er i gang på et minutt.', _eng: 'Free, and you are on your way in a minute.' },
  },
};

const PART_TEXTS: { [Name in RenderedPage & PageWithParts]: Record<PartOf<Name>, PageText> } = {
  footer: {
    terms: {
      title: { _no: 'Vilkår og personvern', _eng: 'Terms and privacy' },
      description: {
        _no: 'Hva Kodestien lagrer om deg, hvorfor, og hvordan du får det slettet.',
        _eng: 'What Kodestien stores about you, why, and how to have it deleted.',
      },
    },
    courses: {
      title: { _no: 'Om kursene', _eng: 'About the courses' },
      description: { _no: 'Hva kursene lærer deg, og hvordan.', _eng: 'What the courses teach you, and how.' },
    },
    about: {
      title: { _no: 'Om Kodestien', _eng: 'About Kodestien' },
      description: {
        _no: 'Hva Kodestien er, og hvem det er laget for.',
        _eng: 'What Kodestien is, and who it is for.',
      },
    },
  },
};

export const NOT_FOUND: PageText = {
  title: { _no: 'Her slutter stien', _eng: 'The trail ends here' },
  description: { _no: 'Det finnes ingenting på denne adressen.', _eng: 'There is nothing at this address.' },
};

/** The text of a page, or of a part of it; of the product where it has none, which then is its title too. */
export function textOf(name: PageName, part: string | undefined): { title?: Translated; description: Translated } {
  const parts: Partial<Record<PageName, Readonly<Record<string, PageText>>>> = PART_TEXTS;
  const text = part === undefined ? PAGE_TEXTS[name] : parts[name]?.[part];
  return text ?? { description: SITE.description };
}

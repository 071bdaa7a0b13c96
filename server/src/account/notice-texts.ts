import { type HumanLang, LOCALE } from '@kodestien/contract/language';
import type { AccountMailTexts } from './mail-texts.ts';

export const PASSWORD_CHANGED_TEXTS: AccountMailTexts = {
  _no: ({ username, link }) => ({
    subject: 'Passordet ditt på Kodestien er byttet',
    heading: `Hei, ${username}!`,
    paragraphs: [
      'Passordet ditt er nettopp byttet, og alle andre enheter er logget ut.',
      'Var det deg? Da trenger du ikke gjøre noe. Var det ikke deg, bør du lage et nytt passord med en gang.',
    ],
    button: { label: 'Det var ikke meg', link },
    footer: 'Du får alltid beskjed når passordet ditt blir byttet.',
  }),
  _eng: ({ username, link }) => ({
    subject: 'Your Kodestien password was changed',
    heading: `Hello, ${username}!`,
    paragraphs: [
      'Your password has just been changed, and all other devices have been signed out.',
      'Was it you? Then you need not do anything. If it wasn’t you, set a new password right away.',
    ],
    button: { label: 'It wasn’t me', link },
    footer: 'You are always told when your password is changed.',
  }),
};

export const EMAIL_CHANGE_CONFIRM_TEXTS: AccountMailTexts = {
  _no: ({ username, link }) => ({
    subject: 'Bekreft den nye e-postadressen din',
    heading: `Hei, ${username}!`,
    paragraphs: ['Du har bedt om å bruke denne adressen på Kodestien. Bekreft den, så flytter vi kontoen din hit.'],
    button: { label: 'Bekreft e-postadressen', link },
    note: 'Lenken virker i 48 timer og kan brukes én gang. Frem til du bekrefter, gjelder den gamle adressen.',
    footer: `Du får denne e-posten fordi noen oppga adressen din for kontoen ${username} på Kodestien. Var det ikke deg? Da kan du se bort fra e-posten.`,
  }),
  _eng: ({ username, link }) => ({
    subject: 'Confirm your new e-mail address',
    heading: `Hello, ${username}!`,
    paragraphs: ['You asked to use this address on Kodestien. Confirm it, and we will move your account here.'],
    button: { label: 'Confirm e-mail address', link },
    note: 'The link works for 48 hours and can be used once. Until you confirm, your old address stays in use.',
    footer: `You are getting this e-mail because someone gave your address for the account ${username} on Kodestien. Wasn’t it you? Then just ignore this e-mail.`,
  }),
};

export const EMAIL_CHANGE_NOTICE_TEXTS: AccountMailTexts = {
  _no: ({ username, link, params }) => ({
    subject: 'Noen vil bytte e-postadressen din på Kodestien',
    heading: `Hei, ${username}!`,
    paragraphs: [
      `Noen som kjenner passordet ditt, har bedt om å bytte e-postadressen din til ${params.email}. Byttet skjer når den nye adressen er bekreftet.`,
      'Var det deg? Da trenger du ikke gjøre noe her. Var det ikke deg, bør du lage et nytt passord med en gang.',
    ],
    button: { label: 'Det var ikke meg', link },
    footer: 'Du får denne e-posten fordi kontoen din er knyttet til denne adressen.',
  }),
  _eng: ({ username, link, params }) => ({
    subject: 'Someone wants to change your Kodestien e-mail address',
    heading: `Hello, ${username}!`,
    paragraphs: [
      `Someone who knows your password has asked to change your e-mail address to ${params.email}. It changes when the new address is confirmed.`,
      'Was it you? Then you need not do anything here. If it wasn’t you, set a new password right away.',
    ],
    button: { label: 'It wasn’t me', link },
    footer: 'You are getting this e-mail because your account is tied to this address.',
  }),
};

export const USER_DELETE_TEXTS: AccountMailTexts = {
  _no: ({ username, link, params }) => ({
    subject: 'Kontoen din på Kodestien er slettet',
    heading: `Ha det, ${username}!`,
    paragraphs: [
      'Kontoen din er skjult for alle, og du er logget ut overalt.',
      `Angrer du? Logg inn før ${day(params.until, '_no')}, så er alt som før. Etter det er opplysningene dine borte for godt.`,
    ],
    button: { label: 'Logg inn og behold kontoen', link },
    footer: 'Var det ikke deg som slettet kontoen? Logg inn, og bytt passord med en gang.',
  }),
  _eng: ({ username, link, params }) => ({
    subject: 'Your Kodestien account is deleted',
    heading: `Goodbye, ${username}!`,
    paragraphs: [
      'Your account is hidden from everyone, and you are signed out everywhere.',
      `Changed your mind? Sign in before ${day(params.until, '_eng')}, and all is as before. After that, your data is gone for good.`,
    ],
    button: { label: 'Sign in and keep the account', link },
    footer: 'Wasn’t it you who deleted the account? Sign in, and change your password right away.',
  }),
};

function day(time: string | number | undefined, lang: HumanLang): string {
  const format = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'Europe/Oslo' });
  return format.format(Number(time));
}

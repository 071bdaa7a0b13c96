import { type HumanLang, LOCALE } from '@kodestien/contract/language';
import type { AccountMailTexts } from './mail-texts.ts';

export const PASSWORD_CHANGED_TEXTS: AccountMailTexts = {
  _no: ({ username, link, contact }) => ({
    subject: 'Passordet ditt på Kodestien er byttet',
    heading: `Hei, ${username}!`,
    paragraphs: [
      'Passordet ditt er nettopp byttet. Alle andre enheter er logget ut, og den gamle nøkkelen for skript virker ikke lenger.',
      'Var det deg? Da trenger du ikke gjøre noe. Var det ikke deg, bør du lage et nytt passord med en gang.',
    ],
    button: { label: 'Det var ikke meg', link },
    footer: `Du får alltid beskjed når passordet ditt blir byttet.${help(contact, '_no')}`,
  }),
  _eng: ({ username, link, contact }) => ({
    subject: 'Your Kodestien password was changed',
    heading: `Hello, ${username}!`,
    paragraphs: [
      'Your password has just been changed. All other devices have been signed out, and the old key for scripts no longer works.',
      'If this was you, you don’t need to do anything. If it wasn’t, set a new password right away.',
    ],
    button: { label: 'It wasn’t me', link },
    footer: `We always tell you when your password is changed.${help(contact, '_eng')}`,
  }),
};

export const USERNAME_CHANGED_TEXTS: AccountMailTexts = {
  _no: ({ link, params, contact }) => ({
    subject: 'Brukernavnet ditt på Kodestien er byttet',
    heading: `Hei, ${params.after}!`,
    paragraphs: [
      `Brukernavnet ditt er byttet fra ${params.before} til ${params.after}, og du er logget ut overalt. Logg inn med det nye.`,
      'Var det deg? Da trenger du ikke gjøre noe. Var det ikke deg, bør du lage et nytt passord med en gang.',
    ],
    button: { label: 'Det var ikke meg', link },
    footer: `Du får alltid beskjed når brukernavnet ditt blir byttet.${help(contact, '_no')}`,
  }),
  _eng: ({ link, params, contact }) => ({
    subject: 'Your Kodestien username was changed',
    heading: `Hello, ${params.after}!`,
    paragraphs: [
      `Your username was changed from ${params.before} to ${params.after}, and you’ve been signed out everywhere. Sign in with the new one.`,
      'If this was you, you don’t need to do anything. If it wasn’t, set a new password right away.',
    ],
    button: { label: 'It wasn’t me', link },
    footer: `We always tell you when your username is changed.${help(contact, '_eng')}`,
  }),
};

export const EMAIL_CHANGE_CONFIRM_TEXTS: AccountMailTexts = {
  _no: ({ username, link }) => ({
    subject: 'Bekreft den nye e-postadressen din',
    heading: `Hei, ${username}!`,
    paragraphs: ['Du har bedt om å bruke denne adressen på Kodestien. Bekreft den, så flytter vi kontoen din hit.'],
    button: { label: 'Bekreft e-postadressen', link },
    note: 'Lenken virker i 48 timer og kan brukes én gang. Frem til du bekrefter, gjelder den gamle adressen.',
    footer: `Du får denne e-posten fordi noen oppga adressen din for kontoen ${username} på Kodestien. Var det ikke deg? Da trenger du ikke gjøre noe.`,
  }),
  _eng: ({ username, link }) => ({
    subject: 'Confirm your new email address',
    heading: `Hello, ${username}!`,
    paragraphs: ['You asked to use this address on Kodestien. Confirm it, and we’ll move your account here.'],
    button: { label: 'Confirm email address', link },
    note: 'The link works for 48 hours and can be used once. Until you confirm, your old address stays in use.',
    footer: `You’re getting this email because someone gave your address for the account ${username} on Kodestien. If this wasn’t you, you don’t need to do anything.`,
  }),
};

export const EMAIL_CHANGE_NOTICE_TEXTS: AccountMailTexts = {
  _no: ({ username, link, params, contact }) => ({
    subject: 'Noen vil bytte e-postadressen din på Kodestien',
    heading: `Hei, ${username}!`,
    paragraphs: [
      `Noen som kjenner passordet ditt, har bedt om å bytte e-postadressen din til ${params.email}. Byttet skjer når den nye adressen er bekreftet.`,
      'Var det deg? Da trenger du ikke gjøre noe her. Var det ikke deg, bør du lage et nytt passord med en gang. Da stopper også byttet.',
    ],
    button: { label: 'Det var ikke meg', link },
    footer: `Du får denne e-posten fordi kontoen din er knyttet til denne adressen.${help(contact, '_no')}`,
  }),
  _eng: ({ username, link, params, contact }) => ({
    subject: 'Someone wants to change your Kodestien email address',
    heading: `Hello, ${username}!`,
    paragraphs: [
      `Someone who knows your password has asked to change your email address to ${params.email}. It changes when the new address is confirmed.`,
      'If this was you, you don’t need to do anything here. If it wasn’t, set a new password right away. That also stops the change.',
    ],
    button: { label: 'It wasn’t me', link },
    footer: `You’re getting this email because your account is tied to this address.${help(contact, '_eng')}`,
  }),
};

export const USER_DELETE_TEXTS: AccountMailTexts = {
  _no: ({ username, link, params, contact }) => ({
    subject: `Kontoen din slettes ${day(params.until, '_no')}`,
    heading: `Hei, ${username}!`,
    paragraphs: [
      'Du har bedt oss slette kontoen din på Kodestien. Den er skjult for alle, og du er logget ut overalt.',
      `Angrer du? Logg inn før ${day(params.until, '_no')}, så er alt som før. Etter det er opplysningene dine borte for godt.`,
    ],
    button: { label: 'Logg inn og behold kontoen', link },
    footer: `Var det ikke deg som slettet kontoen? Logg inn, og bytt passord med en gang.${help(contact, '_no')}`,
  }),
  _eng: ({ username, link, params, contact }) => ({
    subject: `Your account will be deleted on ${day(params.until, '_eng')}`,
    heading: `Hello, ${username}!`,
    paragraphs: [
      'You asked us to delete your Kodestien account. It is hidden from everyone, and you’ve been signed out everywhere.',
      `Changed your mind? Sign in before ${day(params.until, '_eng')}, and everything is restored. After that, your data is gone for good.`,
    ],
    button: { label: 'Sign in and keep the account', link },
    footer: `If it wasn’t you who deleted the account, sign in and change your password right away.${help(contact, '_eng')}`,
  }),
};

/** A new password does not end this way in: only the settings do. */
export const OIDC_LINKED_TEXTS: AccountMailTexts = {
  _no: ({ username, link, params, contact }) => ({
    subject: `Kontoen din på Kodestien er koblet til ${params.provider}`,
    heading: `Hei, ${username}!`,
    paragraphs: [
      `Kontoen din er nettopp koblet til en bruker hos ${params.provider}. Den som har den brukeren, kan nå logge inn på kontoen din.`,
      'Var det deg? Da trenger du ikke gjøre noe. Var det ikke deg, bør du fjerne koblingen i innstillingene og lage et nytt passord med en gang. Et nytt passord alene fjerner ikke koblingen.',
    ],
    button: { label: 'Åpne innstillingene', link },
    footer: `Du får alltid beskjed når kontoen din får en ny måte å logge inn på.${help(contact, '_no')}`,
  }),
  _eng: ({ username, link, params, contact }) => ({
    subject: `Your Kodestien account was linked to ${params.provider}`,
    heading: `Hello, ${username}!`,
    paragraphs: [
      `Your account has just been linked to a user of ${params.provider}. Anyone with that user can now sign in to your account.`,
      'If this was you, you don’t need to do anything. If it wasn’t, remove the link in your settings and set a new password right away. A new password alone doesn’t remove the link.',
    ],
    button: { label: 'Open settings', link },
    footer: `We always tell you when your account gets a new way to sign in.${help(contact, '_eng')}`,
  }),
};

/** Anyone who has lost the account to someone else needs a person to write to. */
function help(contact: string, lang: HumanLang): string {
  if (contact === '') return '';
  return lang === '_no' ? ` Trenger du hjelp? Ta kontakt: ${contact}` : ` Need help? Get in touch: ${contact}`;
}

function day(time: string | number | undefined, lang: HumanLang): string {
  const format = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'Europe/Oslo' });
  return format.format(Number(time));
}

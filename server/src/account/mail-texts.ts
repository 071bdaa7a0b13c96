import type { HumanLang } from '@kodestien/contract/language';
import type { MailContent } from '../mail/render.ts';

type Facts = {
  username: string;
  link: string;
  params: Readonly<Record<string, string | number>>;
  /** Where those who run the product are reached; empty where nobody has said. */
  contact: string;
};
export type AccountMailTexts = Record<HumanLang, (facts: Facts) => MailContent>;

export const USER_CONFIRM_TEXTS: AccountMailTexts = {
  _no: ({ username, link }) => ({
    subject: 'Bekreft kontoen din på Kodestien',
    heading: `Velkommen, ${username}!`,
    paragraphs: ['Kontoen din er nesten klar. Bekreft e-postadressen din, så kan du logge inn og begynne å kode.'],
    button: { label: 'Bekreft e-postadressen', link },
    note: 'Lenken virker i 48 timer og kan brukes én gang.',
    footer: `Du får denne e-posten fordi noen opprettet kontoen ${username} på Kodestien med adressen din. Var det ikke deg? Da trenger du ikke gjøre noe: Ingen kan bruke kontoen før adressen er bekreftet.`,
  }),
  _eng: ({ username, link }) => ({
    subject: 'Confirm your Kodestien account',
    heading: `Welcome, ${username}!`,
    paragraphs: ['Your account is almost ready. Confirm your email address, and you can sign in and start coding.'],
    button: { label: 'Confirm email address', link },
    note: 'The link works for 48 hours and can be used once.',
    footer: `You’re getting this email because someone created the account ${username} on Kodestien with your address. If this wasn’t you, you don’t need to do anything. Nobody can use the account until the address is confirmed.`,
  }),
};

export const RESET_TEXTS: AccountMailTexts = {
  _no: ({ username, link }) => ({
    subject: 'Lag nytt passord på Kodestien',
    heading: `Hei, ${username}!`,
    paragraphs: ['Har du glemt passordet? Det går fint. Her kan du lage et nytt.'],
    button: { label: 'Lag nytt passord', link },
    note: 'Lenken virker i 1 time fra du ba om den, og kan brukes én gang. Når du har byttet passord, blir du logget ut overalt.',
    footer: `Du får denne e-posten fordi noen ba om nytt passord for ${username} på Kodestien. Var det ikke deg? Da trenger du ikke gjøre noe: Passordet ditt er det samme som før.`,
  }),
  _eng: ({ username, link }) => ({
    subject: 'Set a new password on Kodestien',
    heading: `Hello, ${username}!`,
    paragraphs: ['Forgot your password? No worries. Here you can set a new one.'],
    button: { label: 'Set a new password', link },
    note: 'The link works for 1 hour from when you asked for it, and can be used once. Changing your password signs you out everywhere.',
    footer: `You’re getting this email because someone asked for a new password for ${username} on Kodestien. If this wasn’t you, you don’t need to do anything. Your password is the same as before.`,
  }),
};

import type { Translated } from '../language.ts';
import { EMAIL_MAX, TEXT_LONG_MAX, TEXT_MEDIUM_MAX, TEXT_SHORT_MAX } from '../limits.ts';

/** How a text is written: in one line, in several, as the address of a page or of a mailbox. */
export type ProfileItemKind = 'line' | 'lines' | 'url' | 'email';

type Item = {
  kind: ProfileItemKind;
  /** How many characters it may have. */
  max: number;
  /** In the form of the settings. */
  label: Translated;
  hint: Translated;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** On the profile, if it has another name there. */
  shownAs?: Translated;
};

/**
 * The texts of the public profile, in the order of its form. Each is a column of `player` with the same name; calls,
 * rules, form, profile, data export, dump and local storage are derived from this.
 */
export const PROFILE_ITEMS = {
  full_name: {
    kind: 'line',
    max: TEXT_SHORT_MAX,
    autoComplete: 'name',
    label: { _no: 'Navn', _eng: 'Name' },
    hint: { _no: 'Slik du vil at andre skal se det.', _eng: 'As you want others to see it.' },
  },
  bio_public: {
    kind: 'lines',
    max: TEXT_LONG_MAX,
    label: { _no: 'Om deg', _eng: 'About you' },
    hint: { _no: 'Hva lærer du, og hva vil du lage?', _eng: 'What are you learning, and what do you want to make?' },
  },
  company_public: {
    kind: 'line',
    max: TEXT_SHORT_MAX,
    autoComplete: 'organization',
    label: { _no: 'Skole eller arbeidsplass', _eng: 'School or workplace' },
    hint: { _no: 'Der du er om dagen.', _eng: 'Where you spend your days.' },
  },
  url_public: {
    kind: 'url',
    max: TEXT_MEDIUM_MAX,
    autoComplete: 'url',
    label: { _no: 'Nettside', _eng: 'Website' },
    hint: { _no: 'For eksempel example.no/deg', _eng: 'For example example.com/you' },
  },
  email_public: {
    kind: 'email',
    max: EMAIL_MAX,
    autoComplete: 'off',
    shownAs: { _no: 'E-post', _eng: 'Email' },
    label: { _no: 'E-post på profilen', _eng: 'Email on your profile' },
    hint: {
      _no: 'Alle kan se denne. Den trenger ikke å være adressen du logger inn med.',
      _eng: "Everyone can see this one. It doesn't have to be the address you sign in with.",
    },
  },
} as const satisfies Record<string, Item>;

export type ProfileItem = keyof typeof PROFILE_ITEMS;
export const PROFILE_ITEM_NAMES = Object.keys(PROFILE_ITEMS) as ProfileItem[];

export function profileItem(item: ProfileItem): Item {
  return PROFILE_ITEMS[item];
}

/** Something for each of them. */
export function eachProfileItem<Value>(make: (item: ProfileItem) => Value): Record<ProfileItem, Value> {
  return Object.fromEntries(PROFILE_ITEM_NAMES.map((item) => [item, make(item)])) as Record<ProfileItem, Value>;
}

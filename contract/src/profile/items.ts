import { EMAIL_MAX, TEXT_LONG_MAX, TEXT_MEDIUM_MAX, TEXT_SHORT_MAX } from '../limits.ts';

/** How a text is written: in one line, in several, as the address of a page or of a mailbox. */
export type ProfileItemKind = 'line' | 'lines' | 'url' | 'email';

/** `max`: how many characters it may have. */
type Item = { kind: ProfileItemKind; max: number };

/**
 * The texts of the public profile, in the order of its form. Each is a column of `player` with the same name; calls,
 * rules, form, profile, data export, dump and local storage are derived from this. What they are called is in
 * item-labels.ts: every page has the names of the items, and only the profile their labels.
 */
export const PROFILE_ITEMS = {
  full_name: { kind: 'line', max: TEXT_SHORT_MAX },
  bio_public: { kind: 'lines', max: TEXT_LONG_MAX },
  company_public: { kind: 'line', max: TEXT_SHORT_MAX },
  url_public: { kind: 'url', max: TEXT_MEDIUM_MAX },
  email_public: { kind: 'email', max: EMAIL_MAX },
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

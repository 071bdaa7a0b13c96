import type { FieldErrorCode } from '@kodestien/contract/errors';
import { type ProfileItem, profileItem } from '@kodestien/contract/profile/items';
import { profileText } from '@kodestien/contract/profile/rules';
import { characterCount } from '@kodestien/contract/text';

/** What has been typed and not yet saved. */
export type Drafts = Partial<Record<ProfileItem, string>>;

export type TextState = {
  /** The text as it would be stored. */
  txt: string;
  isChanged: boolean;
  issue: FieldErrorCode | null;
  used: number;
  max: number;
};

/** How a typed text is to the one that is stored. */
export function textState(item: ProfileItem, typed: string, stored: string): TextState {
  const { kind, max } = profileItem(item);
  const completed = kind === 'url' ? withScheme(typed) : typed;
  const outcome = profileText(item, completed);
  const issue = 'issue' in outcome ? outcome.issue : null;
  const txt = 'txt' in outcome ? outcome.txt : completed;
  return { txt, isChanged: issue !== null || txt !== stored, issue, used: characterCount(typed.trim()), max };
}

/** People write example.no; what they mean is a page on the web. Anything that names a scheme is left as it is. */
function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(address) ? `https://${address}` : address;
}

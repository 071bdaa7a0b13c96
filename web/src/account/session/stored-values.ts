import { type HumanLang, isHumanLang } from '@kodestien/contract/language';
import { PROFILE_ITEM_NAMES } from '@kodestien/contract/profile/items';
import type { Player } from '@kodestien/contract/profile/player';
import type { UserProfilState } from '../../store/user_profil.ts';

export type Tokens = { access: string; refresh: string };
/** The part of Storage that we use, so that a test can bring its own. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const TEXT_FIELDS = [
  'username_current',
  'img_profil',
  ...PROFILE_ITEM_NAMES,
  'api_tok',
] as const satisfies (keyof Player)[];

/** Everything in local storage: the tokens, when they were renewed, and each profile field by its name. */
export function storedValues(storage: KeyValueStorage) {
  return {
    tokens(): Tokens | null {
      const access = storage.getItem('access');
      const refresh = storage.getItem('refresh');
      return access && refresh ? { access, refresh } : null;
    },

    /** When the tokens were last renewed, by this machine's clock; 0 when never. */
    refreshedAt: (): number => Number(storage.getItem('refreshed_at')) || 0,

    storeTokens({ access, refresh }: Tokens, now: number): void {
      storage.setItem('access', access);
      storage.setItem('refresh', refresh);
      // Last, since other tabs read the pair when this one changes.
      storage.setItem('refreshed_at', String(now));
    },

    storeProfile(player: Partial<Player>): void {
      for (const [field, value] of Object.entries(player)) {
        storage.setItem(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
      }
    },

    /** Without both tokens nobody is signed in, whatever else has been left behind: only the language counts then. */
    profile(): Partial<UserProfilState> {
      const profile: Partial<UserProfilState> = {};
      const lang = storage.getItem('human_lang');
      if (isHumanLang(lang)) profile.human_lang = lang;
      if (!this.tokens()) return profile;
      for (const field of TEXT_FIELDS) {
        const text = storage.getItem(field);
        if (text !== null) profile[field] = text;
      }
      const user = readUser(storage.getItem('user'));
      if (user) {
        profile.user = user;
        profile.poeng = Number(storage.getItem('poeng')) || 0;
        profile.is_superuser = storage.getItem('is_superuser') === 'true';
      }
      return profile;
    },

    /** Before another person's profile arrives; the language is the visitor's and stays. */
    clearProfile(lang: HumanLang): void {
      for (const field of [...TEXT_FIELDS, 'user', 'poeng', 'is_superuser']) storage.removeItem(field);
      storage.setItem('human_lang', lang);
    },

    clear: (): void => storage.clear(),
  };
}

export type StoredValues = ReturnType<typeof storedValues>;

/** Anyone can write anything into local storage; only what has the right shape is believed. */
function readUser(json: string | null): Player['user'] | null {
  try {
    const user: unknown = JSON.parse(json ?? 'null');
    if (typeof user !== 'object' || user === null || !('id' in user) || !('username' in user)) return null;
    const { id, username } = user;
    return typeof id === 'number' && typeof username === 'string' ? { id, username } : null;
  } catch {
    return null;
  }
}

/** Every constant of the specification (point 9), once. */

export const VERSION = '25.2';
export const COPYRIGHT_YEAR = 2025;

/** The browser renews its tokens this often, well inside the access token's life. */
export const TOKEN_REFRESH_INTERVAL_MS = 240_000;
export const ACCESS_TOKEN_LIFETIME_MS = 5 * 60_000;
export const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** A refresh token used twice within this time (two tabs, a lost answer) gets the same successor. */
export const REFRESH_GRACE_MS = 30_000;

export const USERNAME_MAX = 15;
export const USERNAME_MAX_LENGTH_FLAG = 14;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;
export const PASSWORD_WEAK_UP_TO = 3;
export const PASSWORD_MEDIUM_UP_TO = 6;

export const EMAIL_MAX = 254;

export const TEXT_LONG_MAX = 500;
export const TEXT_MEDIUM_MAX = 200;
export const TEXT_SHORT_MAX = 100;

export const CONFIRM_LINK_LIFETIME_MS = 48 * 60 * 60_000;
export const RESET_LINK_LIFETIME_MS = 60 * 60_000;

/** A name that someone has given up is not given to others for this long. */
export const USERNAME_KEPT_MS = 90 * 24 * 60 * 60_000;
/** So many names may one person have given up in that time, or names could be hoarded. */
export const USERNAME_CHANGES_MAX = 10;
/** Signing in before this time is over brings a deleted account back. */
export const DELETION_REGRET_MS = 14 * 24 * 60 * 60_000;

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** A photo of a modern phone. Fewer where the whole picture must be held in memory at once to be read. */
export const IMAGE_MAX_PIXELS = 50_000_000;
export const IMAGE_MAX_PIXELS_PROGRESSIVE = 24_000_000;
export const IMAGE_MAX_PIXELS_AVIF = 12_000_000;

export const BREAKPOINT_MOBILE = 701;
export const BREAKPOINT_MOBILE_COMPACT = 530;
export const BREAKPOINT_TABLET = 1024;

export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const LOGIN_RETRY_NAVIGATION_MS = 100;
export const SCROLL_RECALCULATION_MS = 100;

/** Side of the square in pixels. */
export const IMAGE_SIZES = {
  mini: 24,
  mikro: 48,
  liten: 96,
  norm: 192,
  medium: 384,
  stor: 768,
} as const;
export type ImageSize = keyof typeof IMAGE_SIZES;

/** A certificate's code with the longest name is half as long; pasted from paper it also has line breaks. */
export const CERTIFICATE_CODE_MAX = 2000;

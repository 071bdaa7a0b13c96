/** The header shows this long after the list of documents has come, so that it appears once and whole. */
export const HEADER_SHOW_DELAY_MS = 60;
/** A list that takes longer than this is no longer waited for: the header shows what it has, the menu follows. */
export const HEADER_TIMEOUT_MS = 4_000;
/** A list that failed is requested again after these pauses, the last one for as long as it takes. */
export const LIST_RETRY_PAUSES_MS = [2_000, 5_000, 15_000, 60_000] as const;

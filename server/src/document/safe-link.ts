/**
 * Addresses that a text may link to: our own pages, a block on the same page, other sites, mail.
 * Everything else (javascript:, data:, //elsewhere) stays plain text. The list says what is allowed,
 * because nobody can list everything that is dangerous.
 */
const OWN_PAGE = /^\/(?![/\\])[^\s\\]*$/;
const SAME_PAGE = /^#[^\s]*$/;
const ELSEWHERE = /^(?:https?:\/\/|mailto:)[^\s]+$/i;

export function isSafeLink(address: string): boolean {
  return OWN_PAGE.test(address) || SAME_PAGE.test(address) || ELSEWHERE.test(address);
}

export function isElsewhere(address: string): boolean {
  return ELSEWHERE.test(address);
}

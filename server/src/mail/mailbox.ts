import { emailKey } from '@kodestien/contract/account/rules';

/** Where dots in the name make no difference; the first is what the others are called too. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address leads to, for counting mails: kari+1@, kari+2@ and kari@ are one person's. Each may still
 * have an account of its own.
 */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@');
  const name = local.split('+')[0] || local;
  return DOTLESS.includes(domain) ? `${name.replaceAll('.', '')}@${DOTLESS[0]}` : `${name}@${domain}`;
}

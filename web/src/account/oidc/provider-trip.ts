import type { AnswerOf } from '@kodestien/contract/calls';
import { tabStorage } from '../session/browser-storage.ts';

const FROM = 'kodestien-oidc-from';
const TICKET = 'kodestien-oidc-ticket';
/** A little less than the server's own ten minutes. */
const TICKET_LIFETIME_MS = 9 * 60_000;
/** A browser that has not left by then is not going to. */
const LEAVING_MS = 10_000;

/**
 * Leaves for the provider. Where to go afterwards stays in this tab: it is never part of an address, so nobody else can
 * choose it.
 */
export async function goToProvider(start: () => Promise<AnswerOf<'POST oidc_start'>>, from: string | null) {
  const { url } = await start();
  if (from === null) tabStorage().removeItem(FROM);
  else tabStorage().setItem(FROM, from);
  window.location.assign(url);
  await stillHere();
}

/** Until the page is left, so that nobody presses twice; or until the person comes back to it with the back button. */
function stillHere(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, LEAVING_MS);
  });
}

/** Where the person was when they left for the provider; what a sign-in page has in its history entry. */
export function storedOrigin(): { from: string } | undefined {
  const from = tabStorage().getItem(FROM);
  return from === null ? undefined : { from };
}

/** That this person has just confirmed with the provider, for forms that ask others for a password. */
export function storeTicket(ticket: string): void {
  tabStorage().setItem(TICKET, `${Date.now() + TICKET_LIFETIME_MS} ${ticket}`);
}

export function storedTicket(): string | null {
  const [until = '', ticket = ''] = (tabStorage().getItem(TICKET) ?? '').split(' ');
  return ticket !== '' && Number(until) > Date.now() ? ticket : null;
}

export function dropTicket(): void {
  tabStorage().removeItem(TICKET);
}

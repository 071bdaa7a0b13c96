import type { OidcChoice } from '@kodestien/contract/account/oidc';
import type { InputOf } from '@kodestien/contract/calls';

export type ProviderAnswer = InputOf<'POST oidc_finish'>;

/** What the provider has put into the address; null when the page was opened without. */
export function answerIn(search: string): ProviderAnswer | null {
  const said = new URLSearchParams(search);
  const state = said.get('state');
  if (!state) return null;
  const [code, iss, error] = [said.get('code'), said.get('iss'), said.get('error')];
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
}

/** How far this visit has come, in its history entry: a reload finds it there. */
export type Step = { step: 'working' } | { step: 'linked' } | { step: 'choose'; choice: OidcChoice };

export function stepIn(historyState: unknown): Step | null {
  const isStep = typeof historyState === 'object' && historyState !== null && 'step' in historyState;
  return isStep ? (historyState as Step) : null;
}

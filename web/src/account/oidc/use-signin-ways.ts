import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { publicConfig } from '../../public-config.ts';

/** Whether one has a password and is linked to the provider. Nothing is asked where there is no provider. */
export function useSigninWays() {
  const key = publicConfig.oidc_name === '' ? null : '';
  return useAnswer(key, (signal) => call('GET oidc_identity', {}, { signal }), { asksOnReturn: true });
}

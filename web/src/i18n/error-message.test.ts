import 'messages:app';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api-client/errors.ts';
import { errorMessage } from './error-message.ts';

test('an error that we know is explained in the chosen language, whatever language the server answered in', () => {
  const error = new ApiError({ status: 403, code: 'forbidden', detail: 'server text' });
  expect(errorMessage(error, '_no')).toBe('Du har ikke tilgang til dette.');
  expect(errorMessage(error, '_eng')).toBe("You don't have access to this.");
});

test('too many attempts say how long to wait', () => {
  const error = (retryAfter: number) =>
    new ApiError({ status: 429, code: 'too_many_requests', detail: '', retryAfter });
  expect(errorMessage(error(20), '_eng')).toContain('20 seconds');
  expect(errorMessage(error(290), '_eng')).toContain('5 minutes');
});

test('no answer and an answer from a stranger each have their own words', () => {
  expect(errorMessage(new NetworkError('gone'), '_eng')).toContain("can't reach the server");
  expect(errorMessage(new ApiError({ status: 502, code: null, detail: '' }), '_eng')).toContain('502');
});

test('a code that a stranger made up is an unknown answer, also when it is called like something every object has', () => {
  const code = 'constructor' as 'forbidden';
  expect(errorMessage(new ApiError({ status: 418, code, detail: '' }), '_eng')).toContain('418');
});

import { expect, test } from 'vitest';
import {
  account,
  accountFormLeft,
  confirmationEdited,
  passwordEdited,
  passwordUpdateClicked,
  passwordUpdateFailed,
  passwordUpdateSucceeded,
  usernameEdited,
  usernameUpdateClicked,
  usernameUpdateFailed,
  usernameUpdateSucceeded,
} from './account.ts';
import { signedOut } from './session-events.ts';

const empty = account(undefined, { type: 'start' });
const typed = [usernameEdited('kari'), passwordEdited('hemmelig'), confirmationEdited('hemmelig')].reduce(
  account,
  empty,
);

test('what is typed is held, and gone once the form is left or the person signs out', () => {
  expect(typed).toMatchObject({ username: 'kari', password: 'hemmelig', confirmation: 'hemmelig' });
  expect(account(typed, accountFormLeft())).toEqual(empty);
  expect(account(typed, signedOut())).toEqual(empty);
});

test('a password update is clicked, then succeeds or fails, never two of them at once', () => {
  const clicked = account(typed, passwordUpdateClicked());
  expect(clicked.password_update).toEqual({ clicked: true, success: false, fail: false });
  const failed = account(clicked, passwordUpdateFailed());
  expect(failed.password_update).toEqual({ clicked: false, success: false, fail: true });
  expect(failed.password).toBe('hemmelig');
  const done = account(clicked, passwordUpdateSucceeded());
  expect(done.password_update).toEqual({ clicked: false, success: true, fail: false });
  expect(done).toMatchObject({ password: '', confirmation: '' });
});

test('a username update has the same three flags', () => {
  const clicked = account(empty, usernameUpdateClicked());
  expect(clicked.username_update.clicked).toBe(true);
  expect(account(clicked, usernameUpdateFailed()).username_update).toEqual({
    clicked: false,
    success: false,
    fail: true,
  });
  expect(account(clicked, usernameUpdateSucceeded()).username_update.success).toBe(true);
});

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
import { signedIn, signedOut } from './session-events.ts';
import { profileEdited } from './user_profil.ts';

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

test('a new username is shown on the sign-in page, until the person has signed in with it', () => {
  const renamed = account(account(typed, signedOut()), usernameUpdateSucceeded());
  const onSigninPage = account(renamed, accountFormLeft());
  expect(onSigninPage).toMatchObject({ username: '', password: '', username_update: { success: true } });
  expect(account(onSigninPage, signedIn()).username_update.success).toBe(false);
});

test('a new key for scripts replaces the old one; other changes of the profile leave it', () => {
  const renewed = account(empty, profileEdited({ api_tok: 'new' }));
  expect(renewed.api_tok).toBe('new');
  expect(account(renewed, profileEdited({ full_name: 'Kari' })).api_tok).toBe('new');
});

import { describe, expect, test } from 'vitest';
import { isEmail } from '../patterns.ts';
import { confirmationState, isPassword, isReservedUsername, passwordStrength, usernameShape } from './rules.ts';

describe('a username', () => {
  test.each([
    ['a', 'valid'],
    ['Kari2', 'valid'],
    ['abcdefghijklm', 'valid'],
    ['abcdefghijklmn', 'valid_max_length'],
    ['abcdefghijklmno', 'valid_max_length'],
    ['abcdefghijklmnop', 'invalid'],
    ['', 'invalid'],
    ['2kari', 'invalid'],
    ['kari_n', 'invalid'],
    ['kåre', 'invalid'],
    ['kari ', 'invalid'],
    ['kari\n', 'invalid'],
  ])('%j is %s', (username, state) => {
    expect(usernameShape(username)).toBe(state);
  });

  test('the product keeps some names for itself, whatever their case', () => {
    expect(isReservedUsername('Admin')).toBe(true);
    expect(isReservedUsername('kari')).toBe(false);
  });
});

describe('a password', () => {
  test.each([
    [0, 'empty'],
    [1, 'weak'],
    [3, 'weak'],
    [4, 'medium'],
    [6, 'medium'],
    [7, 'strong'],
    [19, 'strong'],
    [20, 'strong_max_length'],
    [21, 'too_long'],
  ])('of %i characters reads %s', (length, strength) => {
    expect(passwordStrength('x'.repeat(length))).toBe(strength);
  });

  test('is accepted from 6 to 20 characters as a person counts them', () => {
    expect([5, 6, 20, 21].map((length) => isPassword('x'.repeat(length)))).toEqual([false, true, true, false]);
    expect(isPassword('🦊'.repeat(20))).toBe(true);
    expect(isPassword('abc\u0000def')).toBe(false);
  });

  test('its confirmation matches when it is the same and at least 6 characters', () => {
    expect(confirmationState('hemmelig', '')).toBe('empty');
    expect(confirmationState('hemmelig', 'hemmeli')).toBe('differs');
    expect(confirmationState('hemmelig', 'hemmelig')).toBe('matches');
    expect(confirmationState('kort', 'kort')).toBe('differs');
  });
});

describe('an e-mail address', () => {
  test.each(['kari@example.no', 'k.a+b@sub.example.co.uk', "o'brien@example.ie"])('%s is accepted', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    'kari',
    'kari@',
    '@example.no',
    'kari@example',
    'kari@@example.no',
    'kari@example..no',
    'kari@-example.no',
    'ka ri@example.no',
    'kari@example.no\n',
    `${'k'.repeat(65)}@example.no`,
    `k@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.no`,
  ])('%j is refused', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

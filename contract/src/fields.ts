import { Type } from 'typebox';
import { HUMAN_LANGS } from './language.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from './limits.ts';
import { EMAIL_PATTERN, PRINTABLE_PATTERN, USERNAME_PATTERN } from './patterns.ts';

/** Schemas of the fields that many calls share. `x-error` is the field error that a breach answers with. */
export const Username = Type.String({
  pattern: USERNAME_PATTERN,
  maxLength: USERNAME_MAX,
  'x-error': 'username_invalid',
  examples: ['kari'],
});
export const Password = Type.String({
  pattern: PRINTABLE_PATTERN,
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX,
  'x-error': 'password_invalid',
});
export const Email = Type.String({
  pattern: EMAIL_PATTERN,
  maxLength: EMAIL_MAX,
  'x-error': 'email_invalid',
  examples: ['kari@example.no'],
});
/** What someone claims (a password to check, a name to look up): any short text, judged elsewhere. */
export const Claim = Type.String({ minLength: 1, maxLength: EMAIL_MAX });
export const Token = Type.String({ minLength: 1, maxLength: 2000 });

export const HumanLangSchema = Type.Union(
  HUMAN_LANGS.map((lang) => Type.Literal(lang)) as [Type.TLiteral<'_no'>, Type.TLiteral<'_eng'>],
);

export const Nothing = Type.Object({}, { additionalProperties: false });

/** A request body takes the fields that it names and no others. */
export function Fields<T extends Type.TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

/** A text in both languages, shown as it is: also where a rule has become stricter since it was written. */
export const Words = Type.Object({ _no: Type.String(), _eng: Type.String() });

export const Time = Type.Integer({ description: 'Milliseconds since 1970' });

export function OrNull<T extends Type.TSchema>(schema: T, options: { description?: string } = {}) {
  return Type.Union([schema, Type.Null()], options);
}

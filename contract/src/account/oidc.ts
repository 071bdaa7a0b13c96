import { type Static, Type } from 'typebox';
import { Claim, Fields, HumanLangSchema, Nothing, Token, Username } from '../fields.ts';
import { TEXT_SHORT_MAX } from '../limits.ts';
import { operation } from '../operation.ts';
import { Tokens } from './operations.ts';

/** Where to go with the browser. What ties the answer to this browser is in a cookie. */
const Start = Type.Object({ url: Type.String() });

export const oidcStart = operation({
  method: 'POST',
  path: 'oidc_start',
  summary: 'Begin to sign in with the provider (Feide): the address to go to',
  body: Nothing,
  success: { status: 200, body: Start },
  errors: ['oidc_off', 'oidc_unavailable'],
});

export const oidcStartLink = operation({
  method: 'POST',
  path: 'oidc_start_link',
  summary: 'Begin to link your account to the provider, so that you can sign in there',
  body: Fields({ password: Claim }),
  success: { status: 200, body: Start },
  errors: ['oidc_off', 'oidc_unavailable', 'oidc_taken', 'wrong_credentials'],
});

export const oidcStartConfirm = operation({
  method: 'POST',
  path: 'oidc_start_confirm',
  summary: 'Begin to confirm with the provider that it is you, where your account has no password',
  body: Nothing,
  success: { status: 200, body: Start },
  errors: ['oidc_off', 'oidc_unavailable', 'oidc_not_linked'],
});

const OidcOffer = Type.Object({ username: Type.String(), klasse: Type.String(), teacher: Type.String() });

/** The person is known to the provider and not to us: an account is made, or an existing one linked. */
const Choice = {
  outcome: Type.Literal('choose'),
  ticket: Type.String({ description: 'Shows for ten minutes, in this browser, what the provider has said' }),
  username: Type.String({ description: 'A username that is free' }),
  full_name: Type.String(),
  can_sign_up: Type.Boolean(),
  offers: Type.Array(OidcOffer, { description: 'Accounts that a teacher has made for this person' }),
};

/** One shape with all that any outcome has: which fields are there follows from the outcome. */
export const OidcOutcome = Type.Union([
  Type.Object({ outcome: Type.Literal('signed_in'), ...Tokens.properties }),
  Type.Object(Choice),
  Type.Object({ outcome: Type.Literal('linked') }),
  Type.Object({
    outcome: Type.Literal('confirmed'),
    ticket: Type.String({ description: 'Accepted in place of the password, in this browser, for ten minutes' }),
  }),
]);
export type OidcOutcome = Static<typeof OidcOutcome>;
export type OidcChoice = Extract<OidcOutcome, { outcome: 'choose' }>;

/** What a provider puts into an address is of any length that an address can have. */
const Answered = Type.String({ minLength: 1, maxLength: 4000 });

export const oidcFinish = operation({
  method: 'POST',
  path: 'oidc_finish',
  summary: 'What the provider answered in the address that it sent the browser back to',
  body: Fields({
    state: Answered,
    code: Type.Optional(Answered),
    iss: Type.Optional(Answered),
    error: Type.Optional(Answered),
  }),
  success: { status: 200, body: OidcOutcome },
  errors: [
    'oidc_off',
    'oidc_unavailable',
    'oidc_refused',
    'oidc_failed',
    'oidc_expired',
    'oidc_taken',
    'oidc_not_linked',
    'account_locked',
    'user_not_found',
    'not_signed_in',
    'session_ended',
  ],
});

export const oidcAccount = operation({
  method: 'POST',
  path: 'oidc_account',
  summary: 'Make an account without a password for someone whom the provider knows, and sign in',
  body: Fields({
    ticket: Token,
    username: Username,
    full_name: Type.Optional(Type.String({ maxLength: TEXT_SHORT_MAX })),
    human_lang: Type.Optional(HumanLangSchema),
  }),
  success: { status: 201, body: Tokens },
  errors: ['oidc_off', 'oidc_expired', 'oidc_taken', 'signup_closed', 'username_taken'],
});

export const oidcLink = operation({
  method: 'POST',
  path: 'oidc_link',
  summary: 'Link an account that you have the password of to what the provider has said, and sign in',
  body: Fields({ ticket: Token, username: Claim, password: Claim }),
  success: { status: 200, body: Tokens },
  errors: ['oidc_off', 'oidc_expired', 'oidc_taken', 'wrong_credentials', 'email_not_confirmed', 'account_locked'],
});

export const oidcOffer = operation({
  method: 'POST',
  path: 'oidc_offer',
  summary: 'Take the account that a teacher has made for you, and sign in',
  body: Fields({ ticket: Token, username: Username }),
  success: { status: 200, body: Tokens },
  errors: ['oidc_off', 'oidc_expired', 'oidc_taken', 'account_locked'],
});

export const oidcIdentity = operation({
  method: 'GET',
  path: 'oidc_identity',
  summary: 'The ways in which you can sign in to your account',
  success: {
    status: 200,
    body: Type.Object({ linked: Type.Boolean(), has_password: Type.Boolean(), has_email: Type.Boolean() }),
  },
  errors: [],
});

export const oidcUnlink = operation({
  method: 'POST',
  path: 'oidc_unlink',
  summary: 'You no longer sign in with the provider',
  body: Fields({ password: Claim }),
  success: { status: 200, body: Nothing },
  errors: ['oidc_off', 'oidc_not_linked', 'oidc_only_way', 'wrong_credentials'],
});

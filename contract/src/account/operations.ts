import { Type } from 'typebox';
import { Claim, Email, Fields, HumanLangSchema, Nothing, Password, Token, Username } from '../fields.ts';
import { operation } from '../operation.ts';
import { Player } from '../profile/player.ts';
import { USERNAME_STATES } from './rules.ts';

export const Tokens = Type.Object({ access: Type.String(), refresh: Type.String() });

export const token = operation({
  method: 'POST',
  path: 'token/',
  summary: 'Sign in with username (or email address) and password',
  body: Fields({ username: Claim, password: Claim }),
  success: { status: 200, body: Tokens },
  errors: ['wrong_credentials', 'email_not_confirmed', 'account_locked'],
});

export const tokenRefresh = operation({
  method: 'POST',
  path: 'token/refresh/',
  summary: 'Exchange a refresh token for a new pair of tokens; the old one can no longer be used',
  body: Fields({ refresh: Token }),
  success: { status: 200, body: Tokens },
  errors: ['session_ended'],
});

export const tokenBlacklist = operation({
  method: 'POST',
  path: 'token/blacklist/',
  summary: 'Sign out: end the session that this refresh token belongs to',
  body: Fields({ refresh: Token }),
  success: { status: 200, body: Nothing },
  errors: [],
});

export const getPlayer = operation({
  method: 'POST',
  path: 'get_player/',
  summary: 'Your own profile, by Bearer token, username and api_tok, or username and password',
  body: Fields({
    username: Type.Optional(Type.String({ maxLength: 254 })),
    password: Type.Optional(Type.String({ maxLength: 254 })),
    email: Type.Optional(Type.String({ maxLength: 254, description: 'The browser sends it empty' })),
    api_tok: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  success: { status: 200, body: Player },
  errors: ['wrong_credentials', 'email_not_confirmed', 'account_locked', 'not_signed_in', 'session_ended'],
});

export const isUsernameOpptatt = operation({
  method: 'POST',
  path: 'is_username_opptatt',
  summary: 'Is this username valid and free?',
  body: Fields({ username: Type.String({ maxLength: 254 }) }),
  success: {
    status: 200,
    body: Type.Object({
      status: Type.Union(
        USERNAME_STATES.map((state) => Type.Literal(state)) as [
          Type.TLiteral<'invalid'>,
          Type.TLiteral<'valid'>,
          Type.TLiteral<'valid_max_length'>,
          Type.TLiteral<'taken'>,
        ],
      ),
    }),
  },
  errors: [],
});

export const isEmailOpptatt = operation({
  method: 'POST',
  path: 'is_email_opptatt',
  summary: 'Does an account use this email address?',
  body: Fields({ email: Email }),
  success: { status: 200, body: Type.Object({ opptatt: Type.Boolean() }) },
  errors: [],
});

export const createPlayer = operation({
  method: 'POST',
  path: 'create_player',
  summary: 'Sign up; the account is inactive until its email address is confirmed',
  body: Fields({
    username: Username,
    password: Password,
    email: Email,
    human_lang: Type.Optional(HumanLangSchema),
  }),
  success: { status: 201, body: Type.Object({ username: Type.String() }) },
  errors: ['signup_closed', 'username_taken', 'email_taken'],
});

export const userEmailConfirm = operation({
  method: 'POST',
  path: 'user_email_confirm',
  summary: 'Confirm an email address, of a new account or a changed one, with the token from the emailed link',
  body: Fields({ token: Token }),
  success: {
    status: 200,
    body: Type.Object({
      username: Type.String(),
      email_changed: Type.Optional(Type.Literal(true, { description: 'The link changed the address of an account' })),
    }),
  },
  errors: ['link_invalid', 'link_expired', 'link_used', 'email_taken'],
});

export const userEmailConfirmResend = operation({
  method: 'POST',
  path: 'user_email_confirm_resend',
  summary: 'Email a new confirmation link; the answer is the same whether or not an account is waiting for one',
  body: Fields({ email: Email }),
  success: { status: 200, body: Nothing },
  errors: [],
});

export const userGlemtPassord = operation({
  method: 'POST',
  path: 'user_glemt_passord',
  summary: 'Email a link for setting a new password; the answer is the same for known and unknown addresses',
  body: Fields({ email: Email }),
  success: { status: 200, body: Nothing },
  errors: [],
});

export const userGlemtPassordSettNytt = operation({
  method: 'POST',
  path: 'user_glemt_passord_sett_nytt',
  summary: 'Set a new password with the token from the emailed link; every session ends',
  body: Fields({ token: Token, password: Password }),
  success: { status: 200, body: Nothing },
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const userUpdateUsername = operation({
  method: 'POST',
  path: 'user_update_username',
  summary: 'Change the username; every session ends, and links to the old name still work',
  body: Fields({ username: Username, password: Claim }),
  success: { status: 200, body: Type.Object({ username: Type.String() }) },
  errors: ['wrong_credentials', 'username_taken', 'too_many_username_changes'],
});

export const userUpdatePassword = operation({
  method: 'POST',
  path: 'user_update_password',
  summary: 'Change the password; every other session ends, the api_tok is renewed, and a notice is emailed',
  body: Fields({ password_current: Claim, password: Password }),
  success: { status: 200, body: Type.Object({ api_tok: Type.String() }) },
  errors: ['wrong_credentials'],
});

export const userEmail = operation({
  method: 'GET',
  path: 'user_email',
  summary: 'The address of the account, and a new one that is waiting to be confirmed',
  success: {
    status: 200,
    body: Type.Object({ email: Type.String(), email_pending: Type.Union([Type.String(), Type.Null()]) }),
  },
  errors: [],
});

export const userUpdateEmail = operation({
  method: 'POST',
  path: 'user_update_email',
  summary: 'Ask for another email address; it changes when the link emailed there is opened',
  body: Fields({ email: Email, password: Claim }),
  success: { status: 200, body: Type.Object({ email_pending: Type.String() }) },
  errors: ['wrong_credentials', 'email_taken'],
});

export const userSessions = operation({
  method: 'GET',
  path: 'user_sessions',
  summary: 'Where you are signed in, most recently used first',
  success: {
    status: 200,
    body: Type.Object({
      sessions: Type.Array(
        Type.Object({
          id: Type.String(),
          browser: Type.String({ description: 'Firefox, Chrome, …; empty when unknown' }),
          system: Type.String({ description: 'Windows, iPhone, …; empty when unknown' }),
          created_at: Type.Integer({ description: 'Milliseconds since 1970' }),
          last_used_at: Type.Integer({ description: 'Milliseconds since 1970' }),
          is_current: Type.Boolean(),
        }),
      ),
    }),
  },
  errors: [],
});

export const userSessionsEnd = operation({
  method: 'POST',
  path: 'user_sessions_end',
  summary: 'Sign out one session by its id, or all but this one',
  body: Fields({
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    all_others: Type.Optional(Type.Literal(true)),
  }),
  success: { status: 200, body: Type.Object({ ended: Type.Integer() }) },
  errors: ['not_found'],
});

export const userApiTokRenew = operation({
  method: 'POST',
  path: 'user_api_tok_renew',
  summary: 'A new api_tok; the old one stops working',
  body: Nothing,
  success: { status: 200, body: Type.Object({ api_tok: Type.String() }) },
  errors: [],
});

export const userDelete = operation({
  method: 'POST',
  path: 'user_delete',
  summary: 'Delete the account: hidden at once, gone for good after 14 days unless you sign in before that',
  body: Fields({ password: Claim }),
  success: {
    status: 200,
    body: Type.Object({ deleted_for_good_at: Type.Integer({ description: 'Milliseconds since 1970' }) }),
  },
  errors: ['wrong_credentials', 'last_superuser'],
});

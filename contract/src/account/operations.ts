import { Type } from 'typebox';
import { Claim, Email, Fields, HumanLangSchema, Nothing, Password, Token, Username } from '../fields.ts';
import { operation } from '../operation.ts';
import { Player } from '../profile/player.ts';
import { USERNAME_STATES } from './rules.ts';

export const Tokens = Type.Object({ access: Type.String(), refresh: Type.String() });

export const token = operation({
  method: 'POST',
  path: 'token',
  summary: 'Sign in with username (or e-mail) and password',
  body: Fields({ username: Claim, password: Claim }),
  success: { status: 200, body: Tokens },
  errors: ['wrong_credentials', 'email_not_confirmed'],
});

export const tokenRefresh = operation({
  method: 'POST',
  path: 'token/refresh',
  summary: 'Exchange a refresh token for a new pair; the old one is spent',
  body: Fields({ refresh: Token }),
  success: { status: 200, body: Tokens },
  errors: ['session_ended'],
});

export const tokenBlacklist = operation({
  method: 'POST',
  path: 'token/blacklist',
  summary: 'Sign out: the whole family of this refresh token is dead',
  body: Fields({ refresh: Token }),
  success: { status: 200, body: Nothing },
  errors: [],
});

export const getPlayer = operation({
  method: 'POST',
  path: 'get_player',
  summary: 'Own profile, by Bearer token, username and api_tok, or username and password',
  body: Fields({
    username: Type.Optional(Type.String({ maxLength: 254 })),
    password: Type.Optional(Type.String({ maxLength: 254 })),
    email: Type.Optional(Type.String({ maxLength: 254, description: 'Sent empty by the browser' })),
    api_tok: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  success: { status: 200, body: Player },
  errors: ['wrong_credentials', 'email_not_confirmed', 'not_signed_in', 'session_ended'],
});

export const isUsernameOpptatt = operation({
  method: 'POST',
  path: 'is_username_opptatt',
  summary: 'May this username be taken into use?',
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
  summary: 'Does an account use this e-mail address?',
  body: Fields({ email: Email }),
  success: { status: 200, body: Type.Object({ opptatt: Type.Boolean() }) },
  errors: [],
});

export const createPlayer = operation({
  method: 'POST',
  path: 'create_player',
  summary: 'Sign up; the account is inactive until its e-mail address is confirmed',
  body: Fields({
    username: Username,
    password: Password,
    email: Email,
    human_lang: Type.Optional(HumanLangSchema),
  }),
  success: { status: 201, body: Type.Object({ username: Type.String() }) },
  errors: ['username_taken', 'email_taken'],
});

export const userEmailConfirm = operation({
  method: 'POST',
  path: 'user_email_confirm',
  summary: 'Confirm an e-mail address with the token of the link that was mailed',
  body: Fields({ token: Token }),
  success: { status: 200, body: Type.Object({ username: Type.String() }) },
  errors: ['link_invalid', 'link_expired', 'link_used', 'email_taken'],
});

export const userEmailConfirmResend = operation({
  method: 'POST',
  path: 'user_email_confirm_resend',
  summary: 'Mail a new confirmation link; answers alike whether or not an account waits for one',
  body: Fields({ email: Email }),
  success: { status: 200, body: Nothing },
  errors: [],
});

export const userGlemtPassord = operation({
  method: 'POST',
  path: 'user_glemt_passord',
  summary: 'Mail a link for a new password; answers alike for known and unknown addresses',
  body: Fields({ email: Email }),
  success: { status: 200, body: Nothing },
  errors: [],
});

export const userGlemtPassordSettNytt = operation({
  method: 'POST',
  path: 'user_glemt_passord_sett_nytt',
  summary: 'Set a new password with the token of the link that was mailed; every session ends',
  body: Fields({ token: Token, password: Password }),
  success: { status: 200, body: Nothing },
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

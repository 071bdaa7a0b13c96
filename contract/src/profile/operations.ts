import { Type } from 'typebox';
import { Fields, HumanLangSchema, Nothing } from '../fields.ts';
import { operation } from '../operation.ts';
import { PublicPlayer } from './player.ts';

export const profilDisp = operation({
  method: 'GET',
  path: 'profil_disp/{username}',
  summary: 'Public profile',
  params: Type.Object({ username: Type.String({ maxLength: 254 }) }),
  success: { status: 200, body: PublicPlayer },
  errors: ['user_not_found'],
});

export const getPlayerLs = operation({
  method: 'GET',
  path: 'get_player_ls',
  summary: 'The users, page by page',
  query: Fields({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(Type.Union([Type.Literal('poeng'), Type.Literal('username')])),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  success: {
    status: 200,
    body: Type.Object({
      results: Type.Array(PublicPlayer),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor of the next page, if there is one' }),
    }),
  },
  errors: [],
});

export const userProfilHumanLang = operation({
  method: 'POST',
  path: 'user_profil_human_lang',
  summary: 'The language of the interface and of mails',
  body: Fields({ human_lang: HumanLangSchema }),
  success: { status: 200, body: Nothing },
  errors: [],
});

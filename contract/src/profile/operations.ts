import { Type } from 'typebox';
import { Fields, HumanLangSchema, Nothing } from '../fields.ts';
import { IMAGE_MAX_BYTES } from '../limits.ts';
import { operation } from '../operation.ts';
import { PROFILE_ITEM_NAMES, type ProfileItem } from './items.ts';
import { ListedPlayer, PublicProfile } from './player.ts';

export const profilDisp = operation({
  method: 'GET',
  path: 'profil_disp/{username}',
  summary: 'Public profile; an old username gives the profile under its current name',
  params: Type.Object({ username: Type.String({ maxLength: 254 }) }),
  success: { status: 200, body: PublicProfile },
  errors: ['user_not_found', 'not_signed_in', 'session_ended'],
});

export const usernameFraCurrent = operation({
  method: 'GET',
  path: 'username_fra_current',
  summary: 'The current username of anyone who has, or last had, this one',
  query: Fields({ username: Type.String({ minLength: 1, maxLength: 254 }) }),
  success: { status: 200, body: Type.Object({ username_current: Type.String() }) },
  errors: ['user_not_found'],
});

export const getPlayerLs = operation({
  method: 'GET',
  path: 'get_player_ls',
  summary: 'The users, page by page',
  query: Fields({
    q: Type.Optional(
      Type.String({ maxLength: 100, description: 'The beginning of a username or of a word of the full name' }),
    ),
    sort: Type.Optional(
      Type.Union([Type.Literal('poeng'), Type.Literal('username')], {
        description: 'poeng by default; a search (q) always sorts by the words it finds',
      }),
    ),
    cursor: Type.Optional(
      Type.String({ maxLength: 700, description: 'next from the previous page, with the same q and sort' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  success: {
    status: 200,
    body: Type.Object({
      results: Type.Array(ListedPlayer),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor for the next page, if there is one' }),
    }),
  },
  errors: ['user_list_closed', 'not_signed_in', 'session_ended'],
});

export const userProfilHumanLang = operation({
  method: 'POST',
  path: 'user_profil_human_lang',
  summary: 'The language of the interface and of emails',
  body: Fields({ human_lang: HumanLangSchema }),
  success: { status: 200, body: Nothing },
  errors: [],
});

/** A longer text is refused by the item's own limit; this one only keeps nonsense out. */
const ANY_PROFILE_TEXT = Type.String({ maxLength: 2000 });
const ProfileItemSchema = Type.Unsafe<ProfileItem>(Type.Union(PROFILE_ITEM_NAMES.map((item) => Type.Literal(item))));

export const userProfilItemTxt = operation({
  method: 'POST',
  path: 'user_profil_item_txt',
  summary: 'One text of the public profile; gives back the text as it was stored',
  body: Fields({ item: ProfileItemSchema, txt: ANY_PROFILE_TEXT }),
  success: { status: 200, body: Type.Object({ item: ProfileItemSchema, txt: Type.String() }) },
  errors: [],
});

const Picture = Type.Object({
  img_profil: Type.String({ description: 'Base address of the picture: a size is {img_profil}/{size}.webp' }),
});

export const userProfilImg = operation({
  method: 'POST',
  path: 'user_profil_img',
  summary: 'New picture: PNG, JPEG, WebP, GIF or AVIF, at most 5 MB and 50 megapixels',
  upload: { field: 'image', maxBytes: IMAGE_MAX_BYTES, tooLarge: 'image_too_large' },
  success: { status: 200, body: Picture },
  errors: [
    'malformed_upload',
    'image_unreadable',
    'image_too_large',
    'image_too_many_pixels',
    'image_type_not_allowed',
  ],
});

export const userProfilImgDelete = operation({
  method: 'DELETE',
  path: 'user_profil_img',
  summary: 'Remove the picture',
  success: { status: 200, body: Picture },
  errors: [],
});

const Visible = Type.Object({ synlig: Type.Boolean({ description: 'On the list of people, with a public profile' }) });

export const userProfilSynlig = operation({
  method: 'GET',
  path: 'user_profil_synlig',
  summary: 'Whether others find you on the list of people, and whether you can choose that',
  success: { status: 200, body: Type.Object({ ...Visible.properties, can_choose: Type.Boolean() }) },
  errors: [],
});

export const userProfilSynligSet = operation({
  method: 'POST',
  path: 'user_profil_synlig',
  summary: 'Be on the list of people with a public profile, or nowhere that everyone can see',
  body: Fields({ synlig: Type.Boolean() }),
  success: { status: 200, body: Visible },
  errors: ['account_of_class'],
});

const Notices = Type.Object({
  comments: Type.Boolean({ description: 'Answers and comments' }),
  password_changes: Type.Literal(true, {
    description: 'Always emailed: it shows if someone else has used the account',
  }),
});

export const userProfilVarsler = operation({
  method: 'GET',
  path: 'user_profil_varsler',
  summary: 'Which notices are sent by email',
  success: { status: 200, body: Notices },
  errors: [],
});

export const userProfilVarslerSet = operation({
  method: 'POST',
  path: 'user_profil_varsler',
  summary: 'Choose which notices are sent by email',
  // Also what the GET gave, with its setting that cannot be turned off.
  body: Fields({ comments: Type.Boolean(), password_changes: Type.Optional(Notices.properties.password_changes) }),
  success: { status: 200, body: Notices },
  errors: [],
});

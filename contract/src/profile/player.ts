import { type Static, Type } from 'typebox';
import { HumanLangSchema } from '../fields.ts';
import { eachProfileItem } from './items.ts';

/** The texts of the public profile. */
export const ProfileTexts = eachProfileItem(() => Type.String());

/** The profile as its owner gets it from get_player: the twelve fields of specification point 3. */
export const Player = Type.Object(
  {
    user: Type.Object({ id: Type.Integer(), username: Type.String() }),
    username_current: Type.String(),
    img_profil: Type.String({ description: 'Base address of the picture; empty without one' }),
    ...ProfileTexts,
    poeng: Type.Integer(),
    human_lang: HumanLangSchema,
    api_tok: Type.String(),
    is_superuser: Type.Boolean(),
  },
  { title: 'Player' },
);
export type Player = Static<typeof Player>;

/** What anyone may see of a user. */
export const PublicPlayer = Type.Object(
  {
    username_current: Type.String(),
    img_profil: Type.String(),
    ...ProfileTexts,
    poeng: Type.Integer(),
    member_since: Type.Integer({ description: 'Milliseconds since 1970' }),
  },
  { title: 'PublicPlayer' },
);
export type PublicPlayer = Static<typeof PublicPlayer>;

const Title = Type.Object({ _no: Type.String(), _eng: Type.String() });

/** How far someone has come in one course: exercises solved, of all that it has. */
export const CourseProgress = Type.Object(
  { doc_slug: Type.String(), tittel: Title, done: Type.Integer(), total: Type.Integer() },
  { title: 'CourseProgress' },
);
export type CourseProgress = Static<typeof CourseProgress>;

/** Someone on the list of people: with the course they have come furthest in, if they have solved anything. */
export const ListedPlayer = Type.Object(
  { ...PublicPlayer.properties, furthest: Type.Union([CourseProgress, Type.Null()]) },
  { title: 'ListedPlayer' },
);
export type ListedPlayer = Static<typeof ListedPlayer>;

/** A cairn along the trail: something that was reached. */
export const Badge = Type.Object(
  { slug: Type.String(), tittel: Title, earned_at: Type.Integer({ description: 'Milliseconds since 1970' }) },
  { title: 'Badge' },
);
export type Badge = Static<typeof Badge>;

export const PublicProfile = Type.Object(
  { ...PublicPlayer.properties, progress: Type.Array(CourseProgress), badges: Type.Array(Badge) },
  { title: 'PublicProfile' },
);
export type PublicProfile = Static<typeof PublicProfile>;

import type { Generated, Selectable } from 'kysely';

type Flag = 0 | 1;

/** A class of a school. */
export type KlasseTable = {
  /** Made at random: it cannot be guessed from the id of another class. */
  id: string;
  name: string;
  /** Null while nobody can join. */
  code: string | null;
  school_year: string;
  /** JSON: the slugs of its courses. */
  courses: string;
  show_points: Generated<Flag>;
  created_at: number;
  /** It is deleted some months later. */
  archived_at: Generated<number | null>;
  /** When its teachers were told that it is going to be deleted. */
  noticed_at: Generated<number | null>;
};
export type KlasseRow = Selectable<KlasseTable>;

export type KlasseLarerTable = { klasse_id: string; player_id: number; added_at: number };

export type KlasseElevTable = {
  klasse_id: string;
  player_id: number;
  /** What the teachers call the pupil. */
  name: string;
  joined_at: number;
};

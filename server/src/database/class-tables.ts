import type { HumanLang } from '@kodestien/contract/language';
import type { RunLanguage } from '@kodestien/contract/languages';
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

/** Work that the pupils of a class hand in. */
export type InnleveringTable = {
  id: Generated<number>;
  klasse_id: string;
  title: string;
  opens_at: number;
  due_at: number;
  /** Taken in after it was due, until it is closed. */
  late_ok: Flag;
  /** Neither hints nor solutions of its exercises until it closes. */
  help_off: Flag;
  closed_at: Generated<number | null>;
  created_at: number;
};
export type InnleveringRow = Selectable<InnleveringTable>;

export type InnleveringOppgaveTable = {
  innlevering_id: number;
  position: number;
  doc_slug: string;
  blokk_slug: string;
};

/** More time for one pupil. */
export type InnleveringFristTable = { innlevering_id: number; player_id: number; due_at: number };

export type InnleveringLevertTable = { innlevering_id: number; player_id: number; at: number };

/** A program as it was when it was handed in. */
export type InnleveringSvarTable = {
  innlevering_id: number;
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  human_lang: HumanLang;
  program: string;
  solved: Flag;
};

/** A question about a line, with the program as it was then. */
export type KlasseSporsmalTable = {
  id: Generated<number>;
  klasse_id: string;
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  human_lang: HumanLang;
  program: string;
  line: number;
  txt: string;
  at: number;
};
export type KlasseSporsmalRow = Selectable<KlasseSporsmalTable>;

/** What a teacher has written on a line of a program that was asked about or handed in. */
export type KlasseKommentarTable = {
  id: Generated<number>;
  klasse_id: string;
  /** The pupil whose program it is. */
  player_id: number;
  /** Null when the teacher's account is gone. */
  author_id: number | null;
  sporsmal_id: number | null;
  innlevering_id: number | null;
  doc_slug: string;
  blokk_slug: string;
  line: number;
  txt: string;
  at: number;
};

/** A comment that the teachers of the class use again. */
export type KlasseFastKommentarTable = {
  id: Generated<number>;
  klasse_id: string;
  author_id: number | null;
  txt: string;
  at: number;
};

/** A project that a pupil shows in the class, as it was then. */
export type KlasseFramvisningTable = {
  id: Generated<number>;
  klasse_id: string;
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  language: RunLanguage;
  title: string;
  program: string;
  page: string | null;
  plan: string | null;
  /** JSON, in the words of the project: the aims that are reached, and what the maker thinks. */
  reflection: string | null;
  /** Whether the pupils of the class see who made it. */
  named: Flag;
  at: number;
};

/** Everyone who may stand in some relation to a class, by what they are to it. */
export const CLASS_CALLERS = [
  'visitor',
  'pupil',
  'pupil_of_another',
  'former_pupil',
  'teacher',
  'another_teacher',
  'superuser',
] as const;
export type ClassCaller = (typeof CLASS_CALLERS)[number];

/** in: done, or refused for another reason. 404: as if there were no such class, in the same words. */
export type ClassCell = 'in' | 401 | 403 | 404;
type Row = Record<ClassCaller, ClassCell>;

/** What the teachers of a class do: a superuser who does not teach it is told that there is none, like anyone else. */
const itsTeachers: Row = {
  visitor: 401,
  pupil: 403,
  pupil_of_another: 403,
  former_pupil: 403,
  teacher: 'in',
  another_teacher: 404,
  superuser: 404,
};
/** What the pupils of a class do. */
const itsPupils: Row = {
  visitor: 401,
  pupil: 'in',
  pupil_of_another: 404,
  former_pupil: 404,
  teacher: 404,
  another_teacher: 404,
  superuser: 404,
};

/** What both do: look at what is shown in the class. */
const itsMembers: Row = { ...itsPupils, teacher: 'in' };

/** A class, and what is in it: a pupil, a hand-in, a question of the kind of caller `pupil`. */
export type ClassPlace = {
  id: string;
  elev: number;
  colleague: string;
  innlevering: number;
  sporsmal: number;
  framvisning: number;
};

export type ClassCall = {
  row: Row;
  input: (place: ClassPlace) => Record<string, unknown>;
  /** Of an archived class, for one of its teachers: refused because it is archived, or done. */
  archived: 'refused' | 'done';
};

/** Every call about one class. A call that names a class and has no line here fails the test. */
export const CLASS_TABLE: Record<string, ClassCall> = {
  'GET klasse': { row: itsTeachers, input: ({ id }) => ({ id }), archived: 'done' },
  'PATCH klasse': { row: itsTeachers, input: ({ id }) => ({ id, show_points: true }), archived: 'refused' },
  'POST klasse_kopi': {
    row: itsTeachers,
    input: ({ id }) => ({ id, name: 'Kopi', school_year: '2026/27' }),
    archived: 'done',
  },
  'POST klasse_slett': { row: itsTeachers, input: ({ id }) => ({ id, dry_run: true }), archived: 'done' },
  'POST klasse_larer': {
    row: itsTeachers,
    input: ({ id, colleague }) => ({ id, username: colleague }),
    archived: 'refused',
  },
  'DELETE klasse_larer': {
    row: itsTeachers,
    input: ({ id, colleague }) => ({ id, username: colleague }),
    archived: 'done',
  },
  'GET klasse_tavle': { row: itsTeachers, input: ({ id }) => ({ id, doc_slug: 'finnes-ikke' }), archived: 'done' },
  'GET klasse_tavle_strom': {
    row: itsTeachers,
    input: ({ id }) => ({ id, doc_slug: 'finnes-ikke' }),
    archived: 'done',
  },
  'GET klasse_elev_forsok': {
    row: itsTeachers,
    input: ({ id, elev }) => ({ id, elev, doc_slug: 'finnes-ikke' }),
    archived: 'done',
  },
  'POST klasse_elev_oidc': {
    row: itsTeachers,
    input: ({ id, elev }) => ({ id, elever: [{ elev, identifier: 'kari@skole.no' }] }),
    archived: 'refused',
  },
  'POST klasse_elev': { row: itsTeachers, input: ({ id }) => ({ id, names: ['Kari'] }), archived: 'refused' },
  'PATCH klasse_elev': {
    row: itsTeachers,
    input: ({ id, elev }) => ({ id, elev, name: 'Kari' }),
    archived: 'refused',
  },
  'POST klasse_elev_passord': {
    row: itsTeachers,
    input: ({ id, elev }) => ({ id, elever: [elev] }),
    archived: 'refused',
  },
  'DELETE klasse_elev': { row: itsTeachers, input: ({ id, elev }) => ({ id, elev }), archived: 'done' },
  'GET klasse_innleveringer': { row: itsTeachers, input: ({ id }) => ({ id }), archived: 'done' },
  'POST klasse_innlevering': {
    row: itsTeachers,
    input: ({ id }) => ({
      id,
      title: 'Prøve',
      items: [{ doc_slug: 'finnes-ikke' }],
      opens_at: 1,
      due_at: 2,
      late_ok: false,
      help_off: false,
    }),
    archived: 'refused',
  },
  'PATCH klasse_innlevering': {
    row: itsTeachers,
    input: ({ id, innlevering }) => ({ id, innlevering, title: 'Prøve' }),
    archived: 'refused',
  },
  'GET klasse_innlevering': {
    row: itsTeachers,
    input: ({ id, innlevering }) => ({ id, innlevering }),
    archived: 'done',
  },
  'GET klasse_innlevering_elev': {
    row: itsTeachers,
    input: ({ id, innlevering, elev }) => ({ id, innlevering, elev }),
    archived: 'done',
  },
  'PUT klasse_innlevering_frist': {
    row: itsTeachers,
    input: ({ id, innlevering, elev }) => ({ id, innlevering, elev, due_at: null }),
    archived: 'refused',
  },
  'GET klasse_sporsmal': { row: itsTeachers, input: ({ id }) => ({ id }), archived: 'done' },
  'POST klasse_kommentar': {
    row: itsTeachers,
    input: ({ id, sporsmal }) => ({ id, sporsmal, line: 1, txt: 'Se her.' }),
    archived: 'refused',
  },
  'DELETE klasse_kommentar': {
    row: itsTeachers,
    input: ({ id }) => ({ id, kommentar: 1_000_000 }),
    archived: 'refused',
  },
  'GET klasse_faste_kommentarer': { row: itsTeachers, input: ({ id }) => ({ id }), archived: 'done' },
  'DELETE klasse_faste_kommentarer': {
    row: itsTeachers,
    input: ({ id }) => ({ id, kommentar: 1_000_000 }),
    archived: 'refused',
  },
  'GET innlevering': { row: itsPupils, input: ({ id, innlevering }) => ({ id, innlevering }), archived: 'done' },
  'POST innlevering': { row: itsPupils, input: ({ id, innlevering }) => ({ id, innlevering }), archived: 'refused' },
  'POST sporsmal': {
    row: itsPupils,
    input: ({ id }) => ({
      id,
      doc_slug: 'finnes-ikke',
      blokk_slug: 'finnes-ikke',
      human_lang: '_no',
      program: 'print(1)',
      line: 1,
      txt: 'Hva er dette?',
    }),
    archived: 'refused',
  },
  'DELETE sporsmal': { row: itsPupils, input: ({ id, sporsmal }) => ({ id, sporsmal }), archived: 'done' },
  'DELETE klasse_innlevering': {
    row: itsTeachers,
    input: ({ id, innlevering }) => ({ id, innlevering }),
    archived: 'refused',
  },
  'GET framvisninger': { row: itsMembers, input: ({ id }) => ({ id }), archived: 'done' },
  'GET framvisning': { row: itsMembers, input: ({ id, framvisning }) => ({ id, framvisning }), archived: 'done' },
  'POST framvisning': {
    row: itsPupils,
    input: ({ id }) => ({
      id,
      doc_slug: 'finnes-ikke',
      blokk_slug: 'finnes-ikke',
      human_lang: '_no',
      title: 'Spillet',
      program: 'print(1)',
      named: false,
    }),
    archived: 'refused',
  },
  'DELETE framvisning': { row: itsMembers, input: ({ id, framvisning }) => ({ id, framvisning }), archived: 'done' },
  'POST klasse_forlat': { row: itsPupils, input: ({ id }) => ({ id }), archived: 'done' },
};

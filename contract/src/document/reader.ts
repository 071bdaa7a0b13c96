import { type Static, Type } from 'typebox';
import { OrNull } from '../fields.ts';
import { Ingress, Stage } from './document.ts';
import { Icon, Title } from './fields.ts';
import { ReaderBlock } from './reader-blocks.ts';

/** What every list says of a document. */
const card = { slug: Type.String(), tittel: Title, icon: Icon };

export const HeaderChild = Type.Object({
  ...card,
  page: Type.String(),
  exercises: Type.Integer({ description: 'How many exercises it has' }),
});
export type HeaderChild = Static<typeof HeaderChild>;

/** A sub-link of a group; tagg_src 1 is drawn on a transparent ground and indented. */
export const HeaderTag = Type.Object({ ...card, page: Type.String(), tagg_src: Type.Enum([0, 1]) });
export type HeaderTag = Static<typeof HeaderTag>;

/** One document of the header list (specification point 3). */
export const HeaderItem = Type.Object(
  {
    ...card,
    page: Type.String({ description: 'Its frontend route' }),
    expanded: Type.Boolean({ description: 'Whether its group in the menu starts open' }),
    children: Type.Array(HeaderChild),
    ch_arr: Type.Array(HeaderTag),
  },
  { title: 'HeaderItem' },
);
export type HeaderItem = Static<typeof HeaderItem>;

/** What a list of lessons says of each: its one-sentence introduction, and how long it takes to read. */
const described = {
  ...card,
  page: Type.String(),
  ingress: Ingress,
  minutes: Type.Integer({ description: 'To read it and solve its exercises, counted from words and points' }),
  exercises: Type.Integer(),
};

export const DocumentCard = Type.Object(described);
export type DocumentCard = Static<typeof DocumentCard>;

/** The course that a document belongs to (a course belongs to itself). */
export const Course = Type.Object({
  ...described,
  lessons: Type.Array(DocumentCard),
  ch_arr: Type.Array(HeaderTag),
});
export type Course = Static<typeof Course>;

export const DocumentHeading = Type.Object({
  id: Type.String({ description: 'id of the heading in the HTML' }),
  level: Type.Enum([2, 3]),
  blokk_slug: Type.String(),
  txt: Title,
});
export type DocumentHeading = Static<typeof DocumentHeading>;

export const ReaderDocument = Type.Object(
  {
    ...described,
    parent: OrNull(Type.String()),
    course: OrNull(Course),
    previous: OrNull(DocumentCard),
    next: OrNull(DocumentCard),
    stages: Type.Array(Stage, { description: 'Of a course: its lessons in groups, each from its first one on' }),
    headings: Type.Array(DocumentHeading),
    blocks: Type.Array(ReaderBlock),
  },
  { title: 'Document' },
);
export type ReaderDocument = Static<typeof ReaderDocument>;

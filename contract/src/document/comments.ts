import { type Static, Type } from 'typebox';
import { Time } from '../fields.ts';

export const Kommentar = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    img_profil: Type.String({ description: 'Base address of the picture; empty if there is none' }),
    has_profile: Type.Boolean({ description: 'Their public profile can be opened' }),
    txt: Type.String({ description: 'Plain text' }),
    created_at: Time,
    edited_at: Type.Union([Time, Type.Null()]),
  },
  { title: 'Kommentar' },
);
export type Kommentar = Static<typeof Kommentar>;

/** A comment and where it was written. */
export const Svar = Type.Object(
  { ...Kommentar.properties, doc_slug: Type.String(), blokk_slug: Type.String() },
  { title: 'Svar' },
);
export type Svar = Static<typeof Svar>;

/** A note that a superuser has put on a block, in both languages. */
export const Beskrivelse = Type.Object(
  {
    id: Type.String(),
    txt: Type.Object({ _no: Type.String(), _eng: Type.String() }),
    created_at: Time,
    edited_at: Type.Union([Time, Type.Null()]),
  },
  { title: 'Beskrivelse' },
);
export type Beskrivelse = Static<typeof Beskrivelse>;

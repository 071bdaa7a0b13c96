import { Type } from 'typebox';
import { Fields, Nothing } from '../fields.ts';
import { operation } from '../operation.ts';
import { Beskrivelse, Kommentar, Svar } from './comments.ts';
import { ClientId, PlainText, Slug } from './fields.ts';
import { HeaderItem, ReaderDocument } from './reader.ts';
import { ReaderBlock } from './reader-blocks.ts';

export const COMMENT_PAGE_MAX = 50;

const place = { doc_slug: Slug, blokk_slug: Slug };
const PlainTexts = Type.Object({ _no: PlainText, _eng: PlainText }, { additionalProperties: false });

export const getDocHeader = operation({
  method: 'GET',
  path: 'get_doc_header',
  summary: 'The documents of the header, courses with their lessons (answers 304 when nothing changed)',
  success: { status: 200, body: Type.Array(HeaderItem) },
  errors: [],
});

export const getDocSlug = operation({
  method: 'GET',
  path: 'get_doc_slug',
  summary: 'One document and its blocks (answers 304 when nothing changed)',
  query: Fields({ slug: Slug }),
  success: { status: 200, body: ReaderDocument },
  errors: ['not_found'],
});

export const mal = operation({
  method: 'GET',
  path: 'mal',
  summary: 'The template document: one of every block type',
  success: { status: 200, body: ReaderDocument },
  errors: ['not_found'],
});

export const blokk = operation({
  method: 'GET',
  path: 'blokk',
  summary: 'One block, by slug or by index, with its descriptions and its comments, newest first',
  query: Fields({
    doc_slug: Slug,
    blokk_slug: Type.Optional(Slug),
    index: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: COMMENT_PAGE_MAX })),
  }),
  success: {
    status: 200,
    body: Type.Object({
      doc_slug: Type.String(),
      index: Type.Integer(),
      blokk: ReaderBlock,
      beskrivelse_arr: Type.Array(Beskrivelse),
      kommentar_arr: Type.Array(Kommentar),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor for older comments, if there are any' }),
    }),
  },
  errors: ['not_found'],
});

export const blokkOversikt = operation({
  method: 'GET',
  path: 'blokk_oversikt',
  summary: 'The descriptions and the number of comments of each block of a document that has any',
  query: Fields({ doc_slug: Slug }),
  success: {
    status: 200,
    body: Type.Object({
      results: Type.Array(
        Type.Object({
          blokk_slug: Type.String(),
          kommentar_antall: Type.Integer(),
          beskrivelse_arr: Type.Array(Beskrivelse),
        }),
      ),
    }),
  },
  errors: ['not_found'],
});

export const blokkSvar = operation({
  method: 'GET',
  path: 'blokk_svar',
  summary: 'The latest comments of others after yours, where you have commented; newest first, five at most',
  success: { status: 200, body: Type.Object({ results: Type.Array(Svar) }) },
  errors: [],
});

export const blokkKommentarAdd = operation({
  method: 'POST',
  path: 'blokk_kommentar',
  summary:
    'Write a comment; sending the same id and text again changes nothing, or brings back a comment that you just deleted',
  body: Fields({ id: ClientId, ...place, txt: PlainText }),
  success: { status: 201, body: Kommentar },
  errors: ['not_found', 'forbidden'],
});

export const blokkKommentarEdit = operation({
  method: 'PATCH',
  path: 'blokk_kommentar',
  summary: 'Change your own comment (superusers: any comment)',
  body: Fields({ id: ClientId, txt: PlainText }),
  success: { status: 200, body: Kommentar },
  errors: ['not_found', 'forbidden'],
});

export const blokkKommentarRemove = operation({
  method: 'DELETE',
  path: 'blokk_kommentar',
  summary: 'Delete your own comment (superusers: any comment)',
  query: Fields({ id: ClientId }),
  success: { status: 200, body: Nothing },
  errors: ['not_found', 'forbidden'],
});

export const blokkBeskrivelseAdd = operation({
  method: 'POST',
  path: 'blokk_beskrivelse',
  summary: 'Add a description to a block; sending the same id and texts again changes nothing',
  body: Fields({ id: ClientId, ...place, txt: PlainTexts }),
  success: { status: 201, body: Beskrivelse },
  errors: ['not_found'],
});

export const blokkBeskrivelseEdit = operation({
  method: 'PATCH',
  path: 'blokk_beskrivelse',
  summary: 'Change a description',
  body: Fields({ id: ClientId, txt: PlainTexts }),
  success: { status: 200, body: Beskrivelse },
  errors: ['not_found'],
});

export const blokkBeskrivelseRemove = operation({
  method: 'DELETE',
  path: 'blokk_beskrivelse',
  summary: 'Delete a description',
  query: Fields({ id: ClientId }),
  success: { status: 200, body: Nothing },
  errors: ['not_found'],
});

import { type Static, Type } from 'typebox';
import { Fields, HumanLangSchema } from '../fields.ts';
import { operation } from '../operation.ts';

export const SEARCH_QUERY_MAX = 100;
export const SEARCH_HITS_MAX = 20;

export const SearchHit = Type.Object(
  {
    slug: Type.String({ description: 'The document' }),
    blokk_slug: Type.Union([Type.String(), Type.Null()], { description: 'The block; null: the document itself' }),
    page: Type.String({ description: "The document's frontend route" }),
    tittel: Type.String({ description: 'Title of the document' }),
    course: Type.Union([Type.String(), Type.Null()], { description: 'Title of the course that it is a lesson of' }),
    heading: Type.Union([Type.String(), Type.Null()], { description: 'What the block is called, if it has a name' }),
    snippet: Type.String({ description: 'A short piece of its text, plain' }),
    marks: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer() }), {
      description: 'Where in the snippet words stand that were found, in UTF-16 units',
    }),
  },
  { title: 'SearchHit' },
);
export type SearchHit = Static<typeof SearchHit>;

export const sok = operation({
  method: 'GET',
  path: 'sok',
  summary: `Documents and blocks that have, for each word of q, a word that begins so, or one that is spelt nearly so; the best ${SEARCH_HITS_MAX}, best first`,
  query: Fields({
    q: Type.String({ minLength: 1, maxLength: SEARCH_QUERY_MAX, examples: ['lokke'] }),
    human_lang: Type.Optional(HumanLangSchema),
  }),
  success: { status: 200, body: Type.Object({ results: Type.Array(SearchHit) }) },
  errors: [],
});

import type * as operations from '@kodestien/contract/document/operations';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/operations.ts';
import { blockOr404, documentOr404 } from './block.ts';
import { countComments, listComments } from './comments/queries.ts';
import { listDescriptions } from './descriptions/queries.ts';
import type { DocumentServices } from './document-cache.ts';

const PAGE = 20;
const ORDER = 'kommentar';

export const blokk: Handler<typeof operations.blokk, undefined, DocumentServices> = async ({ query }, services) => {
  const { connection } = services;
  const { doc_slug, limit = PAGE } = query;
  const place = readCursor(query.cursor, ORDER, 'time', 'string');
  const after = place && { created_at: place[0], id: place[1] };
  const { blokk, index } = await blockOr404(services, query);
  const thread = { doc_slug, blokk_slug: blokk.slug };
  const comments = await listComments(connection, thread, limit + 1, after);
  const kommentar_arr = comments.slice(0, limit);
  const last = comments.length > limit ? kommentar_arr.at(-1) : undefined;
  const descriptions = await listDescriptions(connection, doc_slug, blokk.slug);
  return {
    doc_slug,
    index,
    blokk,
    beskrivelse_arr: descriptions.map(({ beskrivelse }) => beskrivelse),
    kommentar_arr,
    next: last ? writeCursor(ORDER, last.created_at, last.id) : null,
  };
};

export const blokkOversikt: Handler<typeof operations.blokkOversikt, undefined, DocumentServices> = async (
  { query },
  services,
) => {
  const { connection } = services;
  const { blocks } = (await documentOr404(services, query.doc_slug)).value;
  const comments = await countComments(connection, query.doc_slug);
  const descriptions = Map.groupBy(await listDescriptions(connection, query.doc_slug), ({ blokk_slug }) => blokk_slug);
  const results = blocks.map(({ slug }) => ({
    blokk_slug: slug,
    kommentar_antall: comments.get(slug) ?? 0,
    beskrivelse_arr: (descriptions.get(slug) ?? []).map(({ beskrivelse }) => beskrivelse),
  }));
  return {
    results: results.filter(
      ({ kommentar_antall, beskrivelse_arr }) => kommentar_antall > 0 || beskrivelse_arr.length > 0,
    ),
  };
};

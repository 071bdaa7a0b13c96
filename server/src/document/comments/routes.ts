import type { Kommentar } from '@kodestien/contract/document/comments';
import type * as operations from '@kodestien/contract/document/operations';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import type { Caller } from '../../account/caller.ts';
import type { Connection } from '../../database/connect.ts';
import type { KommentarRow } from '../../database/schema.ts';
import type { Handler } from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { blockOr404 } from '../block.ts';
import { enqueueNotices } from './notice.ts';
import { findComment, findShownComment, insertComment, setCommentDeleted, setCommentText } from './queries.ts';

export const add: Handler<typeof operations.blokkKommentarAdd, Caller> = async ({ body, caller }, services) => {
  const { connection, limits } = services;
  await limits.take('comment_account', String(caller.player.id));
  const { id, doc_slug, blokk_slug } = body;
  await blockOr404(services, { doc_slug, blokk_slug });
  const now = services.now();
  const comment = {
    id,
    doc_slug,
    blokk_slug,
    player_id: caller.player.id,
    txt: tidyPlainText(body.txt),
    created_at: now,
  };
  const isNew = await connection.transaction().execute(async (transaction) => {
    if (!(await insertComment(transaction, comment))) return false;
    await enqueueNotices(transaction, comment, now);
    return true;
  });
  if (isNew) services.mailWaits();
  else await bringBack(connection, comment, caller);
  return shownOr404(connection, id);
};

export const edit: Handler<typeof operations.blokkKommentarEdit, Caller> = async ({ body, caller }, services) => {
  await services.limits.take('comment_account', String(caller.player.id));
  const { connection } = services;
  const comment = await ownCommentOrRefusal(connection, body.id, caller);
  await setCommentText(connection, comment.id, tidyPlainText(body.txt), services.now());
  return shownOr404(connection, comment.id);
};

export const remove: Handler<typeof operations.blokkKommentarRemove, Caller> = async ({ query, caller }, services) => {
  await services.limits.take('comment_account', String(caller.player.id));
  const comment = await ownCommentOrRefusal(services.connection, query.id, caller);
  await setCommentDeleted(services.connection, comment.id, services.now());
  return {};
};

/** The id is taken: it was sent twice, or a deletion is undone. Anything else is somebody else's id. */
async function bringBack(
  connection: Connection,
  wanted: Pick<KommentarRow, 'id' | 'doc_slug' | 'blokk_slug'>,
  caller: Caller,
): Promise<void> {
  const kept = await findComment(connection, wanted.id);
  const isSame = kept && kept.doc_slug === wanted.doc_slug && kept.blokk_slug === wanted.blokk_slug;
  if (!isSame || !mayChange(kept, caller)) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'id', code: 'field_not_allowed' }] });
  }
  if (kept.deleted_at !== null) await setCommentDeleted(connection, kept.id, null);
}

async function ownCommentOrRefusal(connection: Connection, id: string, caller: Caller): Promise<KommentarRow> {
  const comment = await findComment(connection, id);
  if (!comment || comment.deleted_at !== null) throw new ProblemError('not_found');
  if (!mayChange(comment, caller)) throw new ProblemError('forbidden');
  return comment;
}

function mayChange(comment: KommentarRow, caller: Caller): boolean {
  return comment.player_id === caller.player.id || caller.isSuperuser;
}

async function shownOr404(connection: Connection, id: string): Promise<Kommentar> {
  const comment = await findShownComment(connection, id);
  if (!comment) throw new ProblemError('not_found');
  return comment;
}

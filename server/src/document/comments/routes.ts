import type { Kommentar } from '@kodestien/contract/document/comments';
import type * as operations from '@kodestien/contract/document/operations';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import type { Connection } from '../../database/connect.ts';
import type { KommentarRow } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { blockOr404 } from '../block.ts';
import type { DocumentServices } from '../document-cache.ts';
import { enqueueNotices } from './notice.ts';
import {
  findComment,
  findShownComment,
  insertComment,
  listReplies,
  restoreComment,
  setCommentDeleted,
  setCommentText,
} from './queries.ts';

export const blokkKommentarAdd: Handler<typeof operations.blokkKommentarAdd, Caller, DocumentServices> = async (
  { body, caller },
  services,
) => {
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
  if (isNew) services.wakeMailWorker();
  else await acceptAgain(connection, comment, caller);
  return shownOr404(connection, id);
};

export const blokkSvar: Handler<typeof operations.blokkSvar, Caller, DocumentServices> = async (
  { caller },
  { connection },
) => ({ results: await listReplies(connection, caller.player.id) });

export const blokkKommentarEdit: Handler<typeof operations.blokkKommentarEdit, Caller, DocumentServices> = async (
  { body, caller },
  services,
) => {
  await services.limits.take('comment_account', String(caller.player.id));
  const { connection } = services;
  const comment = await ownCommentOrRefusal(connection, body.id, caller);
  await setCommentText(connection, comment.id, tidyPlainText(body.txt), services.now());
  return shownOr404(connection, comment.id);
};

export const blokkKommentarRemove: Handler<typeof operations.blokkKommentarRemove, Caller, DocumentServices> = async (
  { query, caller },
  services,
) => {
  await services.limits.take('comment_account', String(caller.player.id));
  const comment = await ownCommentOrRefusal(services.connection, query.id, caller);
  await setCommentDeleted(services.connection, comment.id, { at: services.now(), by: caller.player.id });
  return {};
};

/**
 * The id is taken: the same comment was sent twice, or the one who deleted it undoes that. An id belongs to one text:
 * another text under it is refused, never dropped, and what someone else deleted does not come back.
 */
async function acceptAgain(
  connection: Connection,
  sent: Pick<KommentarRow, 'id' | 'doc_slug' | 'blokk_slug' | 'txt'>,
  caller: Caller,
): Promise<void> {
  const stored = await findComment(connection, sent.id);
  const isDeleted = stored != null && stored.deleted_at !== null;
  if (isDeleted && mayChange(stored, caller) && stored.deleted_by !== caller.player.id) {
    throw new ProblemError('forbidden');
  }
  const isSame =
    stored?.doc_slug === sent.doc_slug &&
    stored.blokk_slug === sent.blokk_slug &&
    tidyPlainText(stored.txt) === sent.txt;
  if (!isSame || !mayChange(stored, caller)) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'id', code: 'field_not_allowed' }] });
  }
  if (isDeleted && !(await restoreComment(connection, stored.id, caller.player.id)))
    throw new ProblemError('forbidden');
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

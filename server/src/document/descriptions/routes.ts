import type * as operations from '@kodestien/contract/document/operations';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import type { Translated } from '@kodestien/contract/language';
import type { BeskrivelseRow } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { blockOr404 } from '../block.ts';
import type { DocumentServices } from '../document-cache.ts';
import { asBeskrivelse, findDescription, insertDescription, removeDescription, setDescription } from './queries.ts';

export const blokkBeskrivelseAdd: Handler<typeof operations.blokkBeskrivelseAdd, Caller, DocumentServices> = async (
  { body },
  services,
) => {
  const { id, doc_slug, blokk_slug, txt } = body;
  await blockOr404(services, { doc_slug, blokk_slug });
  const sent = { doc_slug, blokk_slug, ...columnsOf(txt) };
  await insertDescription(services.connection, { id, ...sent, created_at: services.now(), edited_at: null });
  const stored = await findDescription(services.connection, id);
  // An id belongs to one text: another text under it is refused, never dropped.
  if (!stored || !isMatch(stored, sent)) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'id', code: 'field_not_allowed' }] });
  }
  return asBeskrivelse(stored);
};

export const blokkBeskrivelseEdit: Handler<typeof operations.blokkBeskrivelseEdit, Caller, DocumentServices> = async (
  { body },
  services,
) => {
  const change = { ...columnsOf(body.txt), edited_at: services.now() };
  const changed = await setDescription(services.connection, body.id, change);
  if (!changed) throw new ProblemError('not_found');
  return asBeskrivelse(changed);
};

export const blokkBeskrivelseRemove: Handler<
  typeof operations.blokkBeskrivelseRemove,
  Caller,
  DocumentServices
> = async ({ query }, services) => {
  if (!(await removeDescription(services.connection, query.id))) throw new ProblemError('not_found');
  return {};
};

type Sent = Pick<BeskrivelseRow, 'doc_slug' | 'blokk_slug' | 'txt_no' | 'txt_eng'>;

function isMatch(stored: Sent, sent: Sent): boolean {
  return (
    stored.doc_slug === sent.doc_slug &&
    stored.blokk_slug === sent.blokk_slug &&
    stored.txt_no === sent.txt_no &&
    stored.txt_eng === sent.txt_eng
  );
}

function columnsOf(txt: Translated) {
  return { txt_no: tidyPlainText(txt._no), txt_eng: tidyPlainText(txt._eng) };
}

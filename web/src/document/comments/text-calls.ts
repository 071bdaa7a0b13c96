import {
  blokkBeskrivelseAdd,
  blokkBeskrivelseEdit,
  blokkBeskrivelseRemove,
  blokkKommentarAdd,
  blokkKommentarEdit,
  blokkKommentarRemove,
} from '../../api-client/document.ts';
import type { CrudPlace, CrudText } from '../../store/crud.ts';

/** The calls for both kinds of text, each answering with the text as the server keeps it. */
export async function sendAdd({ doc_slug, blokk_slug }: CrudPlace, text: CrudText): Promise<CrudText> {
  const { id } = text.item;
  return text.kind === 'kommentar'
    ? { kind: 'kommentar', item: await blokkKommentarAdd({ id, doc_slug, blokk_slug, txt: text.item.txt }) }
    : { kind: 'beskrivelse', item: await blokkBeskrivelseAdd({ id, doc_slug, blokk_slug, txt: text.item.txt }) };
}

export async function sendEdit(text: CrudText): Promise<CrudText> {
  const { id } = text.item;
  return text.kind === 'kommentar'
    ? { kind: 'kommentar', item: await blokkKommentarEdit({ id, txt: text.item.txt }) }
    : { kind: 'beskrivelse', item: await blokkBeskrivelseEdit({ id, txt: text.item.txt }) };
}

export async function sendRemove({ kind, item: { id } }: CrudText): Promise<void> {
  await (kind === 'kommentar' ? blokkKommentarRemove({ id }) : blokkBeskrivelseRemove({ id }));
}

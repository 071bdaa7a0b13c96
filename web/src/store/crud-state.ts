import type { Beskrivelse, Kommentar } from '@kodestien/contract/document/comments';
import type { Reducer } from '@reduxjs/toolkit';

/** What can be written on a block: a superuser's description, or anyone's comment. */
export type CrudText = { kind: 'beskrivelse'; item: Beskrivelse } | { kind: 'kommentar'; item: Kommentar };
export type CrudKind = CrudText['kind'];

/** A text that was just deleted, and where it stood: what undoing needs. */
export type DeletedText = CrudText & CrudPlace & { index: number };
export type BlokkCount = { kommentar: number; beskrivelse: number };

/** Descriptions and comments of the block whose thread is open, and which of them is being edited or deleted. */
export type CrudState = {
  doc_slug: string;
  blokk_slug: string;
  beskrivelse_arr: Beskrivelse[];
  kommentar_arr: Kommentar[];
  /** Cursor of the older comments. */
  next: string | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  older: 'idle' | 'loading' | 'failed';
  is_edit: boolean;
  is_delete: boolean;
  selected_id: string | null;
  deleted: DeletedText | null;
  /** Shown already, not yet answered for by the server. */
  sending: string[];
  /** How much there is on each block of the document in view. */
  antall: Record<string, BlokkCount>;
};

export const initialState: CrudState = {
  doc_slug: '',
  blokk_slug: '',
  beskrivelse_arr: [],
  kommentar_arr: [],
  next: null,
  status: 'idle',
  older: 'idle',
  is_edit: false,
  is_delete: false,
  selected_id: null,
  deleted: null,
  sending: [],
  antall: {},
};

/** The block that a text is on. */
export type CrudPlace = { doc_slug: string; blokk_slug: string };

let rules: Reducer<CrudState> = (state = initialState) => state;

/** What can happen to it is in crud.ts, which comes with the comments: a page without them needs the state alone. */
export const crud: Reducer<CrudState> = (state, action) => rules(state, action);

export function followCrudRules(arrived: Reducer<CrudState>): void {
  rules = arrived;
}

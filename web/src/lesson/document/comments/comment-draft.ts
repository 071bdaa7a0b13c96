import { useSyncExternalStore } from 'react';
import { newId } from './new-id.ts';

/** One text and its id: sent again after a failure, it is the same comment. */
export type Outgoing = { id: string; txt: string };
export type Unsent = Outgoing & { error: unknown };

/** What someone has written under a block and the server does not have. */
export type CommentDraft = {
  txt: string;
  /** What is in the field again because it could not be sent. */
  returned: Unsent | null;
  /** What could not be sent while the next comment was already being written. */
  unsent: readonly Unsent[];
};

const EMPTY: CommentDraft = { txt: '', returned: null, unsent: [] };

/** Every comment has an id of its own, except one that is tried again. */
export function outgoing({ returned }: CommentDraft, txt: string): Outgoing {
  return { id: returned?.txt === txt ? returned.id : newId(), txt };
}

/** The field is free for the next comment while this one is on its way. */
export function leaving(draft: CommentDraft, { id }: Outgoing): CommentDraft {
  const isInField = !draft.unsent.some((one) => one.id === id);
  return {
    ...draft,
    ...(isInField && { txt: '', returned: null }),
    unsent: draft.unsent.filter((one) => one.id !== id),
  };
}

/** Back into the field, unless something else is being written there. */
export function notSent(draft: CommentDraft, unsent: Unsent): CommentDraft {
  if (draft.txt.trim() === '') return { ...draft, txt: unsent.txt, returned: unsent };
  return { ...draft, unsent: [...draft.unsent, unsent] };
}

export function givenUp(draft: CommentDraft, { id }: Outgoing): CommentDraft {
  return { ...draft, unsent: draft.unsent.filter((one) => one.id !== id) };
}

const drafts = new Map<string, CommentDraft>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lives as long as the page: a comment that fails after its thread was closed is there when it is opened again. */
export function useCommentDraft(key: string) {
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key) ?? EMPTY);
  function change(step: (draft: CommentDraft) => CommentDraft): void {
    drafts.set(key, step(drafts.get(key) ?? EMPTY));
    for (const listener of listeners) listener();
  }
  return { draft, change };
}

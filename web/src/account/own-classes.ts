import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../api-client/call.ts';
import { useAppSelector } from '../store/hooks.ts';

export type OwnClasses = {
  /** Classes that the person goes to, the last joined first. */
  member: readonly { id: string; name: string }[];
  /** Whether they have any class at all, as a pupil or as a teacher. */
  hasAny: boolean;
};

let known: { user: number; classes: OwnClasses } | null = null;
let asking: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function ask(user: number): Promise<void> {
  asking = user;
  try {
    const { teaching, member } = await call('GET klasser', {});
    if (asking !== user) return;
    const classes = {
      member: member.map(({ id, name }) => ({ id, name })),
      hasAny: member.length > 0 || teaching.some(({ archived_at }) => archived_at === null),
    };
    known = { user, classes };
    for (const listener of listeners) listener();
  } catch {
    // The page is whole without them; the next page asks again.
  } finally {
    if (asking === user) asking = null;
  }
}

/** A class has been made, joined or left. */
export function ownClassesChanged(): void {
  if (known) void ask(known.user);
}

/** The classes of the person who is signed in; null for visitors, and until they are known. */
export function useOwnClasses(): OwnClasses | null {
  const user = useAppSelector(({ user_profil }) => user_profil.user?.id ?? null);
  useEffect(() => {
    if (user !== null && known?.user !== user && asking !== user) void ask(user);
  }, [user]);
  return useSyncExternalStore(
    subscribe,
    () => (user !== null && known?.user === user ? known.classes : null),
    () => null,
  );
}

import type { Board } from '@kodestien/contract/classes/board';
import { useEffect, useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { ApiError } from '../../../../api-client/errors.ts';
import { readEvents } from '../../../../api-client/events.ts';

/** A stream that ended is opened again at once; one that was refused, after asking for the board in the plain way. */
const AGAIN_MS = 500;
const POLL_MS = 5000;

export type LiveBoard = {
  board: Board | null;
  /** When it came, on this machine's clock. */
  receivedAt: number;
  error: unknown;
  /** Changes come by themselves; otherwise the board is fetched every few seconds. */
  isLive: boolean;
};
const NOTHING: LiveBoard = { board: null, receivedAt: 0, error: null, isLive: false };

/** The board of a class, kept up to date by itself. */
export function useBoard(id: string, docSlug: string | null): LiveBoard {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const input = { id, doc_slug: docSlug ?? undefined };
    const show = (board: Board, isLive: boolean) =>
      setState({ board, receivedAt: performance.now(), error: null, isLive });
    const fail = (error: unknown) => setState((before) => ({ ...before, error, isLive: false }));

    async function poll(): Promise<boolean> {
      try {
        show(await call('GET klasse_tavle', input, { signal }), false);
      } catch (error) {
        if (signal.aborted) return false;
        fail(error);
        return !isFinal(error);
      }
      return true;
    }
    async function follow(): Promise<void> {
      while (!signal.aborted) {
        let hasEnded = false;
        try {
          await readEvents('GET klasse_tavle_strom', input, signal, (data) => show(data as Board, true));
          hasEnded = true;
        } catch {
          if (signal.aborted || !(await poll())) return;
        }
        await pause(hasEnded ? AGAIN_MS : POLL_MS, signal);
      }
    }
    void follow();
    return () => closing.abort();
  }, [id, docSlug]);
  return state;
}

/** Asking again would get the same answer. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'class_not_found' || error.code === 'not_found');
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

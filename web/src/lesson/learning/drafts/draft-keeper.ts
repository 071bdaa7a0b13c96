import type { Draft } from '@kodestien/contract/learning/operations';
import type { KeyValueStorage } from '../../../account/session/stored-values.ts';

/** After a pause this long the text is written down in this browser, and after the longer one on the server. */
const LOCAL_PAUSE_MS = 400;
const SERVER_PAUSE_MS = 1500;
const RETRY_MS = 20_000;

export type SavedDraft = { revision: number; saved_at: number; other: Pick<Draft, 'txt'> | null };

export type DraftState = {
  /** `local`: only in this browser, and the server should have it too. */
  saved: 'untouched' | 'writing' | 'saved' | 'local';
  at: number | null;
  /** What was written somewhere else meanwhile, until someone has chosen. Neither is lost. */
  other: string | null;
};

/** One object, so that a page with many blocks has nothing to render for those that nobody has written in. */
export const UNTOUCHED: DraftState = { saved: 'untouched', at: null, other: null };

export type DraftDependencies = {
  storage: KeyValueStorage;
  key: string;
  /** Where a visitor's draft of the same block is, for someone who has signed in since. */
  visitorKey: string | null;
  starter: string;
  /** Saves on the server; null for visitors. */
  send: ((txt: string, base: number, isLeaving: boolean) => Promise<SavedDraft>) | null;
  now: () => number;
  onState: (state: DraftState) => void;
  /** Another text takes the place of the one in the editor. */
  onText: (text: string) => void;
};

type StoredDraft = { txt: string; base: number; isSent: boolean; at: number };

/**
 * One draft: in this browser at each pause, on the server a little later. Anyone who writes in two tabs or on two devices
 * loses neither text: what cannot be joined is offered.
 */
export class DraftKeeper {
  readonly #around: DraftDependencies;
  #text: string;
  /** The revision of the server's that this text was written on. */
  #base = 0;
  #isWritten = true;
  #isSent = true;
  #isSending = false;
  #isOpen = true;
  /** Its person has signed out: nothing of it is stored in this browser any more. */
  #isGone = false;
  #state = UNTOUCHED;
  #localTimer: ReturnType<typeof setTimeout> | undefined;
  #serverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: DraftDependencies) {
    this.#around = around;
    const own = readStored(around.storage.getItem(around.key));
    const stored = own ?? (around.visitorKey ? visitorsDraft(around.storage.getItem(around.visitorKey)) : null);
    this.#text = stored?.txt ?? around.starter;
    if (!stored) return;
    this.#base = stored.base;
    this.#isSent = stored.isSent || !around.send;
    this.#state = { saved: this.#isSent ? 'saved' : 'local', at: stored.at, other: null };
  }

  /** Where it is stored in this browser. */
  get key(): string {
    return this.#around.key;
  }

  get text(): string {
    return this.#text;
  }

  get state(): DraftState {
    return this.#state;
  }

  /** What is in the editor now. */
  change(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#isWritten = false;
    this.#isSent = !this.#around.send;
    this.#tell({ saved: 'writing' });
    clearTimeout(this.#localTimer);
    this.#localTimer = setTimeout(() => this.#write(), LOCAL_PAUSE_MS);
    this.#sendAfter(SERVER_PAUSE_MS);
  }

  /** What the server has, when that is known: null for nothing. */
  found(draft: Pick<Draft, 'txt' | 'revision' | 'saved_at'> | null): void {
    if (!draft || draft.revision <= this.#base) {
      this.sendRest();
      return;
    }
    if (draft.txt === this.#text) {
      this.#base = draft.revision;
      this.#isSent = true;
      this.#write();
      return;
    }
    const isUntouched = this.#state.saved === 'untouched' || (this.#isSent && this.#isWritten);
    if (isUntouched) this.#adopt({ txt: draft.txt, base: draft.revision, isSent: true, at: draft.saved_at });
    // Written here without knowing of it: the server stores both, and tells the other one.
    else this.#sendAfter(0);
  }

  /** Another tab has written down the same draft. */
  changedElsewhere(json: string | null): void {
    const stored = readStored(json);
    if (!stored) return;
    if (stored.txt === this.#text) {
      this.#base = Math.max(this.#base, stored.base);
      if (stored.isSent) this.#settled(stored.at);
      return;
    }
    if (this.#isWritten) {
      this.#adopt(stored);
      clearTimeout(this.#serverTimer);
    } else this.#tell({ other: stored.txt });
  }

  /** Takes the other text; the one that stood here is written down first, so that undo is not the only way back. */
  takeOther(): void {
    const { other } = this.#state;
    if (other === null) return;
    this.#tell({ other: null });
    this.#around.onText(other);
    this.change(other);
  }

  keepOwn(): void {
    this.#tell({ other: null });
  }

  /** The page may be gone in a moment. */
  leave(): void {
    if (!this.#isWritten) this.#write();
    if (!this.#isSent) void this.#send(true);
  }

  /** There is a network again, or someone is signed in again. */
  sendRest(): void {
    if (!this.#isSent) this.#sendAfter(0);
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.leave();
    this.#isOpen = false;
    clearTimeout(this.#localTimer);
    clearTimeout(this.#serverTimer);
  }

  /** The person is signed out. Ends when the server has what it did not have yet, where that can still be sent. */
  async signOut(canSave: boolean): Promise<void> {
    this.#isGone = true;
    // What is on its way may be older than what is in the editor.
    this.#isSending = false;
    const sending = canSave && !this.#isSent ? this.#send(true) : null;
    this.#isWritten = true;
    this.#isSent = true;
    this.close();
    await sending;
  }

  #adopt(stored: StoredDraft): void {
    this.#text = stored.txt;
    this.#base = stored.base;
    this.#isSent = stored.isSent || !this.#around.send;
    this.#isWritten = true;
    this.#tell({ saved: this.#isSent ? 'saved' : 'local', at: stored.at });
    this.#store(stored.at);
    this.#around.onText(stored.txt);
  }

  #write(): void {
    clearTimeout(this.#localTimer);
    const at = this.#around.now();
    const isStored = this.#store(at);
    this.#isWritten = true;
    if (!this.#around.send) this.#tell({ saved: isStored ? 'saved' : 'writing', at });
    else if (this.#isSent) this.#settled(at);
  }

  #store(at: number): boolean {
    if (this.#isGone) return false;
    const { storage, key, send, starter } = this.#around;
    const stored: StoredDraft = { txt: this.#text, base: this.#base, isSent: this.#isSent, at };
    try {
      // Anyone who has taken everything back follows the author again, who may change the text to start from.
      if (!send && this.#text === starter) {
        storage.removeItem(key);
        return true;
      }
      const json = JSON.stringify(stored);
      if (!isSameDraft(storage.getItem(key), stored)) storage.setItem(key, json);
      return true;
    } catch {
      // The storage is full or closed: the server still gets it.
      return false;
    }
  }

  #sendAfter(milliseconds: number): void {
    // Once it is closed there may be someone else by the time it would be sent.
    if (!this.#around.send || !this.#isOpen) return;
    clearTimeout(this.#serverTimer);
    this.#serverTimer = setTimeout(() => void this.#send(false), milliseconds);
  }

  async #send(isLeaving: boolean): Promise<void> {
    const { send } = this.#around;
    if (!send || this.#isSending) return;
    clearTimeout(this.#serverTimer);
    const text = this.#text;
    this.#isSending = true;
    try {
      const { revision, saved_at, other } = await send(text, this.#base, isLeaving);
      this.#isSending = false;
      this.#base = revision;
      if (other && other.txt !== this.#text) this.#tell({ other: other.txt });
      if (text !== this.#text) {
        if (this.#isOpen) this.#sendAfter(SERVER_PAUSE_MS);
        else if (!this.#isSent) void this.#send(true);
        return;
      }
      this.#isSent = true;
      this.#isWritten = true;
      this.#store(saved_at);
      this.#settled(this.#around.now());
    } catch {
      this.#isSending = false;
      this.#tell({ saved: 'local', at: this.#around.now() });
      this.#sendAfter(RETRY_MS);
    }
  }

  #settled(at: number): void {
    this.#isSent = true;
    this.#tell({ saved: 'saved', at });
  }

  #tell(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    this.#around.onState(this.#state);
  }
}

function isSameDraft(json: string | null, stored: StoredDraft): boolean {
  const before = readStored(json);
  return before?.txt === stored.txt && before.base === stored.base && before.isSent === stored.isSent;
}

/** Anyone can write anything into local storage; only what has the right shape is believed. */
export function readStored(json: string | null): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { txt, base, isSent, at } = value as Record<string, unknown>;
    if (typeof txt !== 'string' || typeof base !== 'number' || typeof isSent !== 'boolean') return null;
    return { txt, base, isSent, at: typeof at === 'number' ? at : 0 };
  } catch {
    return null;
  }
}

function visitorsDraft(json: string | null): StoredDraft | null {
  const stored = readStored(json);
  return stored && { ...stored, base: 0, isSent: false };
}

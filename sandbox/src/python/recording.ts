import type { DrawingStep, Limits, Observation, Piece } from '../judge/observation.ts';

const DRAWING_STEPS_MAX = 20_000;
/** As JSON: some nine thousand lines. */
const DRAWING_CHARACTERS_MAX = 700_000;
/** A program that writes to both of its outputs in turn makes a piece of each character. */
const PIECES_MAX = 10_000;

/** What one program does for one input, as it happens, until it is too much. */
export class Recording {
  #limits: Limits;
  #asksForValue: boolean;
  #tooMuch: () => Error;
  #pieces: Piece[] = [];
  #drawing: DrawingStep[] = [];
  #decoders = { out: new TextDecoder(), err: new TextDecoder() };
  #characters = 0;
  #drawnCharacters = 0;
  #bodyPieces = 0;
  isFull = false;

  /** `tooMuch` makes what is thrown when the program floods: it passes through the interpreter and ends it. */
  constructor(limits: Limits, asksForValue: boolean, tooMuch: () => Error) {
    this.#limits = limits;
    this.#asksForValue = asksForValue;
    this.#tooMuch = tooMuch;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  write(kind: 'out' | 'err', bytes: Uint8Array): void {
    this.add(kind, this.#decoders[kind].decode(bytes, { stream: true }));
  }

  add(kind: Piece['kind'], text: string): void {
    if (text === '') return;
    const room = this.#limits.outputCharacters - this.#characters;
    const kept = text.length > room ? text.slice(0, room) : text;
    this.#characters += text.length;
    const last = this.#pieces.at(-1);
    const isApart = kind === 'prompt' || kind === 'input' || this.#pieces.length === this.#bodyPieces;
    if (last?.kind === kind && !isApart) last.text += kept;
    else this.#pieces.push({ kind, text: kept });
    if (text.length > room || this.#pieces.length > PIECES_MAX) this.#stop();
  }

  draw(step: DrawingStep): void {
    this.#drawnCharacters += JSON.stringify(step).length;
    if (this.#drawnCharacters > DRAWING_CHARACTERS_MAX) this.#stop();
    this.#drawing.push(step);
    if (this.#drawing.length > DRAWING_STEPS_MAX) this.#stop();
  }

  /** The program itself is done; what is printed from here comes from the call or the expression. */
  bodyDone(): void {
    this.#bodyPieces = this.#pieces.length;
  }

  finish(parts: Partial<Observation>): Observation {
    for (const kind of ['out', 'err'] as const) {
      const rest = this.#decoders[kind].decode();
      if (rest) this.#pieces.push({ kind, text: rest });
    }
    const counted = this.#asksForValue ? this.#pieces.slice(this.#bodyPieces) : this.#pieces;
    const output = counted.map(({ kind, text }) => (kind === 'out' ? text : '')).join('');
    const drawing = this.#drawing.length > 0 ? { drawing: this.#drawing } : {};
    return { output, transcript: this.#pieces, ...drawing, ...parts };
  }

  #stop(): never {
    this.isFull = true;
    throw this.#tooMuch();
  }
}

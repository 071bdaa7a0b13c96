/**
 * What a check asks of a program or a page. It is an input, never an assertion: what comes out is observed,
 * and compared outside the interpreter with what the reference solution gave for the same input.
 */

/**
 * A value as an author writes it in a lesson file. What JSON has no sign for is an object with one key: `{ tuple: [1, 2] }`,
 * `{ set: [1] }` and `{ dict: [[1, 'a']] }` for Python, `{ set: [1] }` and `{ map: [[1, 'a']] }` for JavaScript.
 */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** How a program is run otherwise than as it was written. */
export type Variation = {
  /** With other values of variables that it gives a fixed value at its top level: answers that are written in are found. */
  vary?: Readonly<Record<string, Plain>>;
  /** Many times, with another chance each time. Observed: what came out, and how often. */
  shuffle?: Shuffle;
  /** With these text files in its folder. */
  files?: ProgramFiles;
};

/** What is in each file, by its name. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** What may come out by chance: one of these, or numbers from the first to the last of these two. */
export type Shuffle = true | { among?: readonly Plain[]; range?: readonly [number, number] };

export type ProgramInput =
  /** Runs the whole program with these lines of input. Observed: the output, and the drawing if there is one. */
  | ({ kind: 'stdin'; stdin: string } & Variation)
  /** Runs the program, then calls this function. Observed: what it returns and prints. */
  | ({ kind: 'call'; function: string; args: readonly Plain[]; stdin?: string } & Variation)
  /** Runs the program, then evaluates an expression that the author wrote. Observed: its value and what it prints. */
  | ({ kind: 'expression'; code: string; stdin?: string } & Variation)
  /**
   * Never runs the program. Observed: whether the source uses this construct of the language (`for`, `def`, …), with `within` in
   * the function or class of that name.
   */
  | { kind: 'source'; construct: string; within?: string };

/** The files that a program finds. One that is only looked at finds none. */
export function filesOf(input: ProgramInput): ProgramFiles | undefined {
  return input.kind === 'source' ? undefined : input.files;
}

/** Something that comes out of one throw in twenty is then missing from one series in a hundred and seventy. */
export const SHUFFLED_RUNS = 100;

export function runsOf(input: ProgramInput): number {
  return 'shuffle' in input && input.shuffle ? SHUFFLED_RUNS : 1;
}

/**
 * A program that someone runs and watches, not one that is judged: with chance from this seed, and with the lines that they
 * have typed so far. Observed: what they see, and whether it waits for one more line.
 */
export type RunInput = {
  kind: 'run';
  lines: readonly string[];
  seed: number;
  /** Of the reader's clock, as `Intl` names it: Europe/Oslo. */
  timeZone?: string;
  /** Text files in its folder. */
  files?: ProgramFiles;
};

/** A program of an author, whose steps are recorded. Observed: what it prints, and its steps. */
export type TraceInput = { kind: 'trace'; stdin: string };

export type PageInput =
  /** One computed property of everything that the selector finds, under these circumstances. */
  (
    | ({ kind: 'style'; selector: string; property: string } & Circumstances)
    /** The steps of the animations that what the selector finds has, for one property. */
    | ({ kind: 'keyframes'; selector: string; property: string } & Circumstances)
    /** How wide the boxes of what the selector finds become, in whole pixels, in a window of this width. */
    | ({ kind: 'box'; selector: string } & Circumstances)
    /** How many elements the selector finds. */
    | { kind: 'count'; selector: string }
    /** The text of everything that the selector finds, with white space folded. */
    | { kind: 'text'; selector: string }
    /** One attribute of everything that the selector finds; null where it is missing. */
    | { kind: 'attribute'; selector: string; attribute: string }
  ) & {
    /** Only of a page with a program: what a person does before the page is looked at. */
    events?: readonly PageStep[];
    /** Only of a page with a program: the text files that it can fetch. */
    files?: ProgramFiles;
  };

/** One thing that a person does to the first element that the selector finds; `wait` lets milliseconds pass. */
export type PageStep =
  | { click: string }
  /** At the end of what is in the field; in a list to choose from, the entry with this text. */
  | { type: string; text: string }
  /** Without `on`, where the focus is. */
  | { key: string; on?: string }
  | { submit: string }
  | { wait: number }
  /** Opens the page again: the program runs from its start, and what it has stored is there. */
  | { reload: true };

/** What is done in a page that is there; a reload makes another one. */
export type StepInPage = Exclude<PageStep, { reload: true }>;

/** The steps before the first reload, those between it and the next, and so on. */
export function betweenReloads(steps: readonly PageStep[]): StepInPage[][] {
  const rows: StepInPage[][] = [[]];
  for (const step of steps) {
    if ('reload' in step) rows.push([]);
    else rows.at(-1)?.push(step);
  }
  return rows;
}

export type Circumstances = {
  /** Of the window, in pixels. */
  width?: number;
  /** What a reader does to the element, or to those that `state_of` finds. */
  state?: PageState;
  state_of?: string;
  /** What the reader has set, as a media query asks for it: `prefers-reduced-motion: reduce`. */
  media?: Readonly<Record<string, string>>;
  /** Declarations that this browser does not support, as `@supports` asks for them: `display: grid`. */
  unsupported?: readonly string[];
};

/** How an input looks at the page; what a page says and contains is the same under all circumstances. */
export function circumstancesOf(input: PageInput): Circumstances {
  return input.kind === 'style' || input.kind === 'keyframes' || input.kind === 'box' ? input : {};
}

/** What a reader can do to an element: point at it, press it, move to it with the keyboard, or tick it. */
export type PageState = 'hover' | 'active' | 'focus' | 'checked';

/** An HTML exercise is one page; a CSS exercise styles a page that the author gives. */
export type PageSource = { html: string; css?: string };

/** A program that changes a page that the author gives. */
export type ScriptSource = { html: string; javascript: string };

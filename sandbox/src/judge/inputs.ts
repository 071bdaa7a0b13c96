/**
 * What a check asks of a program or a page. It is an input, never an assertion: what comes out is observed,
 * and compared outside the interpreter with what the reference solution gave for the same input.
 */

/** Arguments as an author writes them in a lesson file. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export type ProgramInput =
  /** Runs the whole program with these lines of input. Observed: the output, and the drawing if there is one. */
  | { kind: 'stdin'; stdin: string }
  /** Runs the program, then calls this function. Observed: what it returns and prints. */
  | { kind: 'call'; function: string; args: readonly Plain[]; stdin?: string }
  /** Runs the program, then evaluates an expression that the author wrote. Observed: its value and what it prints. */
  | { kind: 'expression'; code: string; stdin?: string }
  /** Never runs the program. Observed: whether the source uses this construct of the language (`for`, `def`, …). */
  | { kind: 'source'; construct: string };

export type PageInput =
  /** One computed property of everything that the selector finds, in a window of this width, while it is in this state. */
  | { kind: 'style'; selector: string; property: string; width?: number; state?: PageState }
  /** How many elements the selector finds. */
  | { kind: 'count'; selector: string }
  /** The text of everything that the selector finds, with white space folded. */
  | { kind: 'text'; selector: string }
  /** One attribute of everything that the selector finds; null where it is missing. */
  | { kind: 'attribute'; selector: string; attribute: string };

/** What a reader can do to an element: point at it, press it, or move to it with the keyboard. */
export type PageState = 'hover' | 'active' | 'focus';

/** An HTML exercise is one page; a CSS exercise styles a page that the author gives. */
export type PageSource = { html: string; css?: string };

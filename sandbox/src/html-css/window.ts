/** The window that a page is judged in. Nothing else about the reader's machine is in it. */
export type Window = {
  readonly width: number;
  readonly height: number;
  /** What the reader has set otherwise than most, by the name of the media feature. */
  readonly media?: Readonly<Record<string, string>>;
};

export const WINDOW: Window = { width: 1024, height: 768 };

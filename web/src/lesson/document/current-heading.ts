export type HeadingPlace = { id: string; top: number };

type View = {
  /** Distance from the window's top to where reading begins, below the header. */
  line: number;
  height: number;
  /** The text ends inside the window: headings that cannot be scrolled up to the line count too. */
  atEnd: boolean;
  /** The heading that the address names. */
  asked: string;
};

/** Which part is being read: the last heading that has passed the line; `null` above the first. */
export function currentHeading(headings: readonly HeadingPlace[], view: View): string | null {
  const passed = headings.filter(({ top }) => top <= view.line);
  if (view.atEnd) {
    const inView = headings.filter(({ top }) => top > view.line && top < view.height);
    const asked = inView.find(({ id }) => id === view.asked);
    const last = asked ?? inView.at(-1);
    if (last) return last.id;
  }
  return passed.at(-1)?.id ?? null;
}

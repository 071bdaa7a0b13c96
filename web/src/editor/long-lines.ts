import { countColumn, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const INDENT_MAX = 40;
/** Before and after a line, as in editor-theme.ts. */
const PADDING_REM = { start: 0.5, end: 1 };

/** Lines that are broken go on under their own first letter: the shape of the program stays. */
export const hangingLines: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      // It has no lines yet, so nothing to measure; asking for its width would make the browser lay out the page for it.
      this.decorations = hanging(view, Number.POSITIVE_INFINITY);
    }

    update(update: ViewUpdate) {
      const { view } = update;
      if (update.geometryChanged || update.viewportChanged) this.decorations = hanging(view, columnsOf(view));
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** `room`: how many letters a line has room for. */
function hanging({ state, visibleRanges }: EditorView, room: number): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const columns = indentOf(line.text, state);
      const firstWord = /\S+/.exec(line.text)?.[0].length ?? 0;
      if (columns > 0) marks.push(hangBy(columns, columns + firstWord > room).range(line.from));
      at = line.to + 1;
    }
  }
  return Decoration.set(marks, true);
}

/** Any number until the editor has a size. */
function columnsOf({ contentDOM, defaultCharacterWidth }: EditorView): number {
  const { clientWidth } = contentDOM;
  if (clientWidth === 0) return Number.POSITIVE_INFINITY;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.floor((clientWidth - (PADDING_REM.start + PADDING_REM.end) * rem) / defaultCharacterWidth);
}

function indentOf(text: string, { tabSize }: EditorState): number {
  const spaces = /^\s*/.exec(text)?.[0] ?? '';
  return Math.min(INDENT_MAX, countColumn(spaces, tabSize));
}

const hangs = new Map<string, Decoration>();

/** `isTight`: its first word is too long for one line, and is broken there rather than left below an empty one. */
function hangBy(columns: number, isTight: boolean): Decoration {
  const hang = `padding-inline-start: calc(${PADDING_REM.start}rem + ${columns}ch); text-indent: -${columns}ch`;
  const style = isTight ? `${hang}; word-break: break-all` : hang;
  const known = hangs.get(style);
  if (known) return known;
  const mark = Decoration.line({ attributes: { style } });
  hangs.set(style, mark);
  return mark;
}

/** The room behind a line's last letter (editor-theme.ts). */
const LINE_END_PIXELS = 16;

/** Lines that are scrolled sideways: an attribute says that there is more behind the right edge. */
export const fadingEdge: Extension = ViewPlugin.fromClass(
  class {
    readonly view: EditorView;
    readonly measure: () => void;

    constructor(view: EditorView) {
      this.view = view;
      this.measure = () =>
        view.requestMeasure({
          key: this,
          read: ({ scrollDOM: { scrollWidth, clientWidth, scrollLeft } }) =>
            scrollWidth - clientWidth - scrollLeft > LINE_END_PIXELS,
          // No class: with the focus the editor writes all of its own again.
          write: (hasMore) => void view.dom.toggleAttribute('data-fades', hasMore),
        });
      view.scrollDOM.addEventListener('scroll', this.measure, { passive: true });
      this.measure();
    }

    update(update: ViewUpdate) {
      if (update.geometryChanged) this.measure();
    }

    destroy() {
      this.view.scrollDOM.removeEventListener('scroll', this.measure);
    }
  },
);

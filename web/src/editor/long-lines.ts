import { countColumn, type EditorState, type Extension, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const INDENT_MAX = 40;

/** Lines that are broken go on under their own first letter: the shape of the program stays. */
export const hangingLines: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = hanging(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.decorations = hanging(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function hanging({ state, visibleRanges }: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const columns = indentOf(line.text, state);
      if (columns > 0) marks.push(hangBy(columns).range(line.from));
      at = line.to + 1;
    }
  }
  return Decoration.set(marks, true);
}

function indentOf(text: string, { tabSize }: EditorState): number {
  const spaces = /^\s*/.exec(text)?.[0] ?? '';
  return Math.min(INDENT_MAX, countColumn(spaces, tabSize));
}

const hangs = new Map<number, Decoration>();

function hangBy(columns: number): Decoration {
  const known = hangs.get(columns);
  if (known) return known;
  const style = `padding-inline-start: calc(0.5rem + ${columns}ch); text-indent: -${columns}ch`;
  const mark = Decoration.line({ attributes: { style } });
  hangs.set(columns, mark);
  return mark;
}

/** Lines that are scrolled sideways: a class says that there is more behind the right edge. */
export const fadingEdge: Extension = ViewPlugin.fromClass(
  class {
    readonly view: EditorView;
    readonly measure: () => void;

    constructor(view: EditorView) {
      this.view = view;
      this.measure = () =>
        view.requestMeasure({
          key: this,
          read: ({ scrollDOM: { scrollWidth, clientWidth, scrollLeft } }) => scrollWidth - clientWidth - scrollLeft > 1,
          write: (hasMore) => void view.dom.classList.toggle('cm-fades', hasMore),
        });
      view.scrollDOM.addEventListener('scroll', this.measure, { passive: true });
      this.measure();
    }

    update(update: ViewUpdate) {
      if (update.geometryChanged || update.docChanged) this.measure();
    }

    destroy() {
      this.view.scrollDOM.removeEventListener('scroll', this.measure);
    }
  },
);

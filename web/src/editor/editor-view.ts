import 'messages:editor';
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  cursorCharLeft,
  cursorCharRight,
  cursorLineDown,
  cursorLineUp,
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  redo,
  undo,
} from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import {
  Compartment,
  EditorState,
  type Extension,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  GutterMarker,
  gutterLineClass,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { codeColours, editorTheme, markupColours } from './editor-theme.ts';
import { fadingEdge, hangingLines } from './long-lines.ts';
import type { EditorMode } from './mode.ts';
import type { Suggest } from './suggestions.ts';

export type EditorMistake = { line: number; column?: number; message: string };

/** What a page may do with an editor. The text lives in the editor; nobody else holds a copy of it. */
export type EditorHandle = {
  getText(): string;
  /** Replaces all of it; one undo brings the old text back. */
  setText(text: string): void;
  focus(): void;
  /** Closes the keyboard of a phone. */
  blur(): void;
  /** Puts the cursor there, both from 1, and brings it into view. */
  goTo(line: number, column: number): void;
  /** Puts text where the cursor is; `cursorBack` letters before its end is where the cursor goes. */
  insert(text: string, cursorBack?: number): void;
  indent(): void;
  /** Moves the cursor one step. */
  move(direction: CursorStep): void;
  undo(): void;
  redo(): void;
  /** Tints a line, from 1, and brings it into view; null for none. A step never moves the page, only the editor's text. */
  markLine(line: number | null, tone?: 'error' | 'step'): void;
  setMistakes(mistakes: readonly EditorMistake[]): void;
  setReadOnly(isReadOnly: boolean): void;
  setLabel(label: string): void;
  /** How one leaves it with the keyboard: shown while it has the focus, and announced to screen readers. */
  setLeaveText(text: string): void;
  /** Where a line is in the window, from 1; null where there is none. */
  boxOfLine(line: number): { top: number; bottom: number } | null;
};

export type CursorStep = 'left' | 'right' | 'up' | 'down';
const STEPS = { left: cursorCharLeft, right: cursorCharRight, up: cursorLineUp, down: cursorLineDown };

export type EditorOptions = {
  mode: EditorMode;
  text: string;
  label: string;
  isReadOnly: boolean;
  /** Long lines are broken instead of scrolled sideways: on a phone. */
  wraps: boolean;
  onChange(text: string): void;
  onRun(): void;
  onFocus(hasFocus: boolean): void;
  /** What is called when someone writes in it although it is read-only; without it, it stays read-only. */
  onEdit(): (() => void) | undefined;
  /** What could be written at the cursor. */
  suggest?: Suggest | undefined;
};

const markLine = StateEffect.define<{ line: number; tone: 'error' | 'step' } | null>();
const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(markLine)) continue;
      const { value } = effect;
      if (!value || value.line < 1 || value.line > transaction.state.doc.lines) return Decoration.none;
      const marked = new RangeSetBuilder<Decoration>();
      const { from } = transaction.state.doc.line(value.line);
      marked.add(from, from, Decoration.line({ class: `cm-marked cm-marked-${value.tone}` }));
      return marked.finish();
    }
    // Anyone who changes the program has seen the mark.
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.compute([field], (state) => {
      const { from, value } = state.field(field).iter();
      return value?.spec.class.includes('cm-marked-step') ? RangeSet.of([STEP_MARK.range(from)]) : RangeSet.empty;
    }),
  ],
});

/** Inside the editor's own root, so that every editor of a page may use it. */
const LEAVE_ID = 'leave';

const STEP_MARK = new (class extends GutterMarker {
  override elementClass = 'cm-gutter-step';
})();

const COMMENT = /^\s*(?:#|\/\/|\/\*|<!--)/;

/** The empty line that a starter leaves under its first comment; otherwise the beginning. */
function placeToWrite(text: string): number {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => line === '' && COMMENT.test(lines[index - 1] ?? ''));
  return at === -1 ? 0 : lines.slice(0, at).join('\n').length + 1;
}

/**
 * An editor inside a shadow root: its style sheets are then adopted by that root, which the content security policy
 * allows, where style elements in the page are refused.
 */
export async function openEditor(
  host: HTMLElement,
  options: EditorOptions,
): Promise<{ handle: EditorHandle; close(): void }> {
  const language = await options.mode.grammar();
  const suggesting = options.suggest ? (await import('./suggestions.ts')).suggestions(options.suggest) : [];
  const readOnly = new Compartment();
  const label = new Compartment();
  // Only now: editors of one language wait for the same grammar, and would be opened together when it comes.
  await ownTurn();
  const state = EditorState.create({
    doc: options.text,
    selection: { anchor: placeToWrite(options.text) },
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      markedLine,
      indentUnit.of(' '.repeat(options.mode.indent)),
      EditorState.tabSize.of(4),
      language,
      suggesting,
      options.mode.isMarkup ? syntaxHighlighting(markupColours) : [],
      syntaxHighlighting(codeColours),
      editorTheme,
      options.wraps ? [EditorView.lineWrapping, hangingLines] : fadingEdge,
      keymap.of([
        { key: 'Mod-Enter', run: () => run(options.onRun), preventDefault: true },
        { key: 'Shift-Enter', run: () => run(options.onRun), preventDefault: true },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        // Escape, then Tab, leaves the editor: the view itself sees to that.
        indentWithTab,
      ]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) options.onChange(update.state.doc.toString());
        if (update.focusChanged) options.onFocus(update.view.hasFocus);
      }),
      readOnly.of(readOnlyWhen(options.isReadOnly)),
      EditorView.domEventHandlers({ beforeinput: unlock, paste: unlock, cut: unlock, drop: unlock }),
      label.of(labelled(options.label)),
    ],
  });
  await ownTurn();
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // What stood in its place goes in the same moment: nothing below moves.
  host.dataset.open = '';
  const view = new EditorView({ root, parent: root, state });
  return { handle: handleOf(view, readOnly, label), close };

  function close(): void {
    delete host.dataset.open;
    view.destroy();
  }

  /** Before the editor itself sees what is written, so that nothing of it is lost. */
  function unlock(_: Event, view: EditorView): boolean {
    const onEdit = view.state.readOnly ? options.onEdit() : undefined;
    if (onEdit) {
      view.dispatch({ effects: readOnly.reconfigure(readOnlyWhen(false)) });
      onEdit();
    }
    return false;
  }
}

let turns: Promise<unknown> = Promise.resolve();

/**
 * Opening an editor takes a slow phone a sixth of a second, half of it before there is anything to see: each of the two steps,
 * of each editor, in a task of its own, and presses are answered in between.
 */
function ownTurn(): Promise<unknown> {
  turns = turns.then(() => new Promise((next) => setTimeout(next)));
  return turns;
}

function run(onRun: () => void): boolean {
  onRun();
  return true;
}

function readOnlyWhen(isReadOnly: boolean): Extension {
  // Still focusable, so that it can be read and copied with the keyboard.
  return EditorState.readOnly.of(isReadOnly);
}

function labelled(label: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': LEAVE_ID,
    // Editable, it takes the focus anyway; tools that look for what can be scrolled by keyboard go by this.
    tabindex: '0',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    translate: 'no',
  });
}

function handleOf(view: EditorView, readOnly: Compartment, label: Compartment): EditorHandle {
  const leave = document.createElement('p');
  leave.id = LEAVE_ID;
  leave.className = 'cm-leave';
  view.dom.append(leave);
  return {
    getText: () => view.state.doc.toString(),
    setText(text) {
      const before = view.state.doc.toString();
      if (text !== before) view.dispatch({ changes: changeBetween(before, text) });
    },
    focus: () => view.focus(),
    blur: () => view.contentDOM.blur(),
    goTo(line, column) {
      const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      const anchor = Math.min(from + Math.max(column, 1) - 1, to);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    insert(text, cursorBack = 0) {
      const { from, to } = view.state.selection.main;
      const at = from + text.length - cursorBack;
      view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: at }, scrollIntoView: true });
      view.focus();
    },
    indent() {
      indentWithTab.run?.(view);
      view.focus();
    },
    move(direction) {
      STEPS[direction](view);
      view.focus();
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    markLine(line, tone = 'error') {
      const effects: StateEffect<unknown>[] = [markLine.of(line === null ? null : { line, tone })];
      const isThere = line !== null && line >= 1 && line <= view.state.doc.lines;
      if (isThere && tone === 'error') effects.push(EditorView.scrollIntoView(view.state.doc.line(line).from));
      view.dispatch({ effects });
      if (isThere && tone === 'step') scrollInside(view, line);
    },
    setMistakes(mistakes) {
      view.dispatch(
        setDiagnostics(
          view.state,
          mistakes.flatMap((mistake) => placed(view.state, mistake)),
        ),
      );
    },
    // Opened with both already: configuring again what is so would cost a slow phone a twentieth of a second.
    setReadOnly(isReadOnly) {
      if (view.state.readOnly === isReadOnly) return;
      view.dispatch({ effects: readOnly.reconfigure(readOnlyWhen(isReadOnly)) });
    },
    setLabel(text) {
      if (view.contentDOM.ariaLabel === text) return;
      view.dispatch({ effects: label.reconfigure(labelled(text)) });
    },
    setLeaveText(text) {
      leave.textContent = text;
    },
    boxOfLine(line) {
      if (line < 1 || line > view.state.doc.lines) return null;
      const { top, bottom } = view.lineBlockAt(view.state.doc.line(line).from);
      return { top: top + view.documentTop, bottom: bottom + view.documentTop };
    },
  };
}

function scrollInside(view: EditorView, line: number): void {
  const { scrollDOM, documentPadding, state } = view;
  const { top, bottom } = view.lineBlockAt(state.doc.line(line).from);
  const [above, height] = [scrollDOM.scrollTop - documentPadding.top, scrollDOM.clientHeight];
  if (top < above || bottom > above + height) scrollDOM.scrollTop = top - height / 3;
}

/** Only what differs is replaced, so that the cursor stays where it was. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

function placed(state: EditorState, { line, column = 1, message }: EditorMistake): Diagnostic[] {
  if (line < 1 || line > state.doc.lines) return [];
  const { from, to } = state.doc.line(line);
  return [{ from: Math.min(from + column - 1, to), to, severity: 'error', message }];
}

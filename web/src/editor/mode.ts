import type { Extension } from '@codemirror/state';

/** How the editor reads one language. Its grammar is a chunk of its own, loaded when an editor of it is opened. */
export type EditorMode = {
  grammar: () => Promise<Extension>;
  /** Spaces of one level. */
  indent: number;
  /** HTML and CSS: the names of tags, selectors and properties are what a reader looks for. */
  isMarkup?: boolean;
};

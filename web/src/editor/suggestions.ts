import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';

/** What could be written at the cursor, in place of the text from `from` to `to`. */
export type Suggestions = { from: number; to: number; options: readonly Suggestion[] };
export type Suggestion = {
  label: string;
  /** What is written when it is chosen. */
  insert: string;
};
export type Suggest = (text: string, cursor: number) => Suggestions | null;

/** Opened with Ctrl+Space, and by itself while someone writes a word. */
export function suggestions(suggest: Suggest): Extension {
  const source = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = suggest(state.doc.toString(), pos);
    if (!found || found.options.length === 0) return null;
    if (!explicit && found.from === pos) return null;
    return { from: found.from, to: found.to, options: found.options.map(asCompletion), filter: false };
  };
  // Chosen as soon as it is seen: between quotation marks, Enter has nothing else to do.
  return autocompletion({ override: [source], icons: false, interactionDelay: 0 });
}

function asCompletion({ label, insert }: Suggestion): Completion {
  return { label, apply: insert };
}

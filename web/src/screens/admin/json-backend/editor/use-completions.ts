import { useDeferredValue, useMemo, useRef } from 'react';
import { adminJsonSchema } from '../../../../api-client/admin-json-backend.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { type Completion, completionsFor } from './completions.ts';
import { contextAt, type JsonContext } from './json-context.ts';
import type { Schema } from './schema.ts';

type Suggested = { completions: Completion[]; context: JsonContext | null };
const NOTHING: Suggested = { completions: [], context: null };

/** What could be written at the caret. Without the schema (on its way, or failed) nothing is suggested. */
export function useCompletions(text: string, caret: number | null, slugs: readonly string[]): Suggested {
  const answer = useAnswer('', (signal) => adminJsonSchema({}, signal));
  const schema = answer.status === 'loaded' ? (answer.data as Schema) : null;
  const place = useDeferredValue(useMemo(() => ({ text, caret }), [text, caret]));
  const last = useRef(NOTHING);
  return useMemo(() => {
    // The suggestions have the focus: those for the caret that was left still hold.
    if (place.caret === null) return last.current;
    const context = contextAt(place.text, place.caret);
    last.current = schema && context ? { context, completions: completionsFor(context, schema, slugs) } : NOTHING;
    return last.current;
  }, [place, schema, slugs]);
}

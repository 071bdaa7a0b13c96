import type { PageInput, PageSource } from '../inputs.ts';
import type { Limits, Observation } from '../observation.ts';
import type { Value } from '../value.ts';
import { OverBounds } from './bounds.ts';

/** What can open a page: the browser's own engine in an iframe, or ours on the server. */
export type PageEngine = { open(source: PageSource, limits: Limits): Promise<OpenPage> };

export type OpenPage = {
  /** Throws InputFault for a question that cannot be asked, OverBounds for a page that costs too much. */
  find(input: PageInput): readonly FoundElement[];
  close(): void;
};

export type FoundElement = {
  style(property: string): string;
  text(): string;
  attribute(name: string): string | null;
};

/** One observation for each input, in order. Broken HTML and CSS are no reason to stop: browsers show them too. */
export async function observe(
  engine: PageEngine,
  source: PageSource,
  inputs: readonly PageInput[],
  limits: Limits,
): Promise<Observation[]> {
  let page: OpenPage;
  try {
    page = await engine.open(source, limits);
  } catch (error) {
    const stopped = stoppedBy(error);
    return inputs.map(() => stopped);
  }
  try {
    return inputs.map((input) => observeOne(page, input, limits));
  } finally {
    page.close();
  }
}

function observeOne(page: OpenPage, input: PageInput, limits: Limits): Observation {
  try {
    const value = valueFrom(page.find(input), input, limits);
    return { output: '', transcript: [], value };
  } catch (error) {
    return stoppedBy(error);
  }
}

function stoppedBy(error: unknown): Observation {
  if (!(error instanceof OverBounds)) throw error;
  return { output: '', transcript: [], stopped: error.stopped };
}

function valueFrom(found: readonly FoundElement[], input: PageInput, limits: Limits): Value {
  if (input.kind === 'count') return { type: 'int', text: String(found.length) };
  let characters = 0;
  const items = found.map((element): Value => {
    const text = answer(element, input);
    characters += (text?.length ?? 0) + 1;
    if (characters > limits.outputCharacters) throw new OverBounds('output', 'text');
    return text === null ? { type: 'None' } : { type: 'str', text };
  });
  return { type: 'list', items };
}

function answer(element: FoundElement, input: Exclude<PageInput, { kind: 'count' }>): string | null {
  switch (input.kind) {
    case 'style':
      return element.style(input.property);
    case 'text':
      return element.text().replaceAll(/\s+/g, ' ').trim();
    case 'attribute':
      return element.attribute(input.attribute);
  }
}

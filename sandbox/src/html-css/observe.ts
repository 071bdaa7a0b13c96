import type { Both } from '../judge/explanation.ts';
import type { PageInput, PageSource } from '../judge/inputs.ts';
import type { Limits, Observation } from '../judge/observation.ts';
import type { Value } from '../judge/value.ts';
import { OverBounds } from './bounds.ts';

/** What can open a page: the browser's own engine in an iframe, or ours on the server. */
export type PageEngine = { open(source: PageSource, limits: Limits): Promise<OpenPage> };

export type OpenPage = {
  /** Throws InputIssue for a question that cannot be asked, OverBounds for a page that costs too much. */
  find(input: PageInput): readonly FoundElement[];
  close(): void;
};

export type FoundElement = {
  style(property: string): string;
  text(): string;
  attribute(name: string): string | null;
  /** The steps of its animations for a property, each animation as `writeSteps` writes it. */
  steps(property: string): readonly string[];
  /** How wide its box becomes, in whole pixels; empty where that depends on more than the boxes around it. */
  width(): string;
  /** Where in the style sheet beside the page a property is decided; only our own engine knows. */
  declaredAt?(property: string): number | null;
};

/** An input that no page could answer: a mistake of the author, never of the learner. */
export class InputIssue extends Error {
  readonly texts: Both;

  constructor(texts: Both) {
    super(texts._eng);
    this.texts = texts;
  }
}

/** One observation for each input, in order. Broken HTML and CSS are no reason to stop: browsers show them too. */
export async function observe(
  engine: PageEngine,
  source: PageSource,
  inputs: readonly PageInput[],
  limits: Limits,
): Promise<Observation[]> {
  const observations: Observation[] = [];
  await observeEach(engine, source, inputs, limits, {
    started() {},
    observed: (_index, observation) => observations.push(observation),
  });
  return observations;
}

export type PageFollower = { started(index: number): void; observed(index: number, observation: Observation): void };

/** The same, reported one by one: anyone who follows knows which input does not come to an end. */
export async function observeEach(
  engine: PageEngine,
  source: PageSource,
  inputs: readonly PageInput[],
  limits: Limits,
  follower: PageFollower,
): Promise<void> {
  let page: OpenPage | null = null;
  let unopened: Observation | null = null;
  try {
    for (const [index, input] of inputs.entries()) {
      follower.started(index);
      try {
        if (!unopened) page ??= await engine.open(source, limits);
      } catch (error) {
        unopened = stoppedBy(error);
      }
      follower.observed(index, unopened ?? observeOne(page as OpenPage, input, limits));
    }
  } finally {
    page?.close();
  }
}

function observeOne(page: OpenPage, input: PageInput, limits: Limits): Observation {
  try {
    return { output: '', transcript: [], value: valueFrom(page.find(input), input, limits) };
  } catch (error) {
    return stoppedBy(error);
  }
}

function stoppedBy(error: unknown): Observation {
  const stopped = { output: '', transcript: [] };
  if (error instanceof OverBounds) return { ...stopped, stopped: error.stopped };
  // The stack ran out: whatever the page nests, it nests too much of it.
  if (error instanceof RangeError) return { ...stopped, stopped: 'memory' };
  // Never an error that a reference solution could have too: two issues would look like two right answers.
  if (error instanceof InputIssue) return { ...stopped, stopped: 'crash' };
  throw error;
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
    case 'keyframes':
      return element.steps(input.property).filter(Boolean).join('; ');
    case 'box':
      return element.width();
    case 'text':
      return element.text().replaceAll(/\s+/g, ' ').trim();
    case 'attribute':
      return element.attribute(input.attribute);
  }
}

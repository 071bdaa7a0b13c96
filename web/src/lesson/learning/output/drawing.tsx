import type { DrawingStep } from '@kodestien/sandbox/judge/observation';
import { figuresOf, isOfPlot } from '@kodestien/sandbox/judge/plot';
import { lazy, Suspense, useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { loadChunk } from '../../../loading/load-chunk.ts';
import styles from './output.module.css';

/** Few programs plot something: what draws it comes with the first that does. */
const Plot = lazy(() => loadChunk('plot', () => import('./plot/plot.tsx')));

const FIGURES_MAX = 5;

/** What a program has drawn: its plots, and what its turtle drew. */
export function Drawing({ steps }: { steps: readonly DrawingStep[] }) {
  const figures = useMemo(() => figuresOf(steps).slice(0, FIGURES_MAX), [steps]);
  const ofTurtle = useMemo(
    () => (figures.length > 0 ? steps.filter((step) => !isOfPlot(step)) : steps),
    [steps, figures],
  );
  return (
    <>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures are only ever added at the end
        <Suspense key={index} fallback={<div className={styles.plotRoom} />}>
          <Plot steps={figure} />
        </Suspense>
      ))}
      {(figures.length === 0 || ofTurtle.length > 0) && <TurtleDrawing steps={ofTurtle} />}
    </>
  );
}

/** A turtle's drawing. On white, whatever the theme: its colours were chosen for that. */
function TurtleDrawing({ steps }: { steps: readonly DrawingStep[] }) {
  const t = useT();
  const picture = useMemo(() => pictureOf(steps), [steps]);
  return (
    <svg
      className={styles.drawing}
      viewBox={picture.viewBox}
      role="img"
      aria-label={t('learning.output.drawing')}
      style={picture.background ? { background: picture.background } : undefined}
    >
      {picture.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <Shape key={index} step={step} />
      ))}
    </svg>
  );
}

function Shape({ step }: { step: DrawingStep }) {
  switch (step.kind) {
    case 'line': {
      const [[x1, y1], [x2, y2]] = [step.from, step.to];
      return (
        <line x1={x1} y1={-y1} x2={x2} y2={-y2} stroke={step.colour} strokeWidth={step.width} strokeLinecap="round" />
      );
    }
    case 'dot':
      return <circle cx={step.at[0]} cy={-step.at[1]} r={step.size / 2} fill={step.colour} />;
    case 'fill':
      return <polygon points={step.points.map(([x, y]) => `${x},${-y}`).join(' ')} fill={step.colour} />;
    case 'turtle': {
      const [x, y] = step.at;
      const place = `translate(${x} ${-y}) rotate(${-step.heading})`;
      // Filled while its pen is down.
      const fill = step.down ? step.colour : '#ffffff';
      return <path className={styles.turtle} d={TURTLE} transform={place} fill={fill} stroke={step.colour} />;
    }
    case 'text':
      return (
        <text x={step.at[0]} y={-step.at[1]} fontSize={step.size} fill={step.colour}>
          {step.text}
        </text>
      );
    default:
      return null;
  }
}

/** An arrow with its tip where the pen is. */
const TURTLE = 'M0 0L-11 6L-8 0L-11 -6Z';

type Picture = {
  viewBox: string;
  background: string | null;
  steps: readonly DrawingStep[];
};

/** A turtle's window at least; what goes further makes the picture larger. */
const HALF = 100;
const MARGIN = 12;
const LETTER_WIDTH = 0.6;

/** What is left after the last clearing, and a frame that holds all of it. Up is up: a turtle's y grows upwards. */
function pictureOf(all: readonly DrawingStep[]): Picture {
  const cleared = all.findLastIndex(({ kind }) => kind === 'clear');
  const steps = all.slice(cleared + 1).filter(({ kind }) => kind !== 'background');
  const background = all.findLast((step) => step.kind === 'background');
  let [left, right, low, high] = [-HALF, HALF, -HALF, HALF];
  for (const [x, y] of steps.flatMap(cornersOf)) {
    left = Math.min(left, x - MARGIN);
    right = Math.max(right, x + MARGIN);
    low = Math.min(low, y - MARGIN);
    high = Math.max(high, y + MARGIN);
  }
  const viewBox = `${left} ${-high} ${right - left} ${high - low}`;
  return { viewBox, background: background?.kind === 'background' ? background.colour : null, steps };
}

function cornersOf(step: DrawingStep): (readonly [number, number])[] {
  switch (step.kind) {
    case 'line':
      return [step.from, step.to];
    case 'turtle':
      return [step.at];
    case 'dot': {
      const [x, y] = step.at;
      const half = step.size / 2;
      return [
        [x - half, y - half],
        [x + half, y + half],
      ];
    }
    case 'fill':
      return [...step.points];
    case 'text': {
      const [x, y] = step.at;
      return [step.at, [x + step.text.length * step.size * LETTER_WIDTH, y + step.size]];
    }
    default:
      return [];
  }
}

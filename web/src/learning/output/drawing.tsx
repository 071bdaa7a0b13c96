import type { DrawingStep } from '@kodestien/sandbox/observation';
import { useMemo } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { pictureOf } from './drawing-shapes.ts';
import styles from './output.module.css';

/** A turtle's drawing. On white, whatever the theme: its colours were chosen for that. */
export function Drawing({ steps }: { steps: readonly DrawingStep[] }) {
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

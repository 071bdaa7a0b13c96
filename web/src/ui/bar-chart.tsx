import { useId } from 'react';
import styles from './bar-chart.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Bar = { key: string; label: string; value: number };

type BarChartProps = {
  title: string;
  bars: readonly Bar[];
  /** Titles of the two columns of the table that says the same in words. */
  columns: [string, string];
  /** A number as the language writes it. */
  format: (value: number) => string;
};

const HEIGHT = 72;
const STEP = 10;
const GAP = 3;

/** A handful of numbers along time. The drawing is for the eye; the same numbers stand in a table for everyone else. */
export function BarChart({ title, bars, columns, format }: BarChartProps) {
  const id = useId();
  const top = Math.max(1, ...bars.map(({ value }) => value));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="stack gap-1 shrinks" aria-labelledby={id}>
      <figcaption id={id} className="strong">
        {title}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.top}>{format(top)}</span>
        <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.ground} d={`M0 ${HEIGHT - 0.5}H${bars.length * STEP}M0 0.5H${bars.length * STEP}`} />
          {bars.map(({ key, label, value }, index) => {
            const height = (value / top) * (HEIGHT - 4);
            return (
              <g key={key} className={styles.bar}>
                <title>{`${label}: ${format(value)}`}</title>
                <rect className={styles.reach} x={index * STEP} y="0" width={STEP} height={HEIGHT} />
                <rect x={index * STEP + GAP / 2} y={HEIGHT - height} width={STEP - GAP} height={height} />
              </g>
            );
          })}
        </svg>
        <span className={styles.ends}>
          <span>{first?.label}</span>
          <span>{last?.label}</span>
        </span>
      </div>
      <VisuallyHidden>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

import 'messages:plot';
import type { PlotMark, PlotStep, Series } from '@kodestien/sandbox/judge/plot-step';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { numberText } from './number-text.ts';
import styles from './plot.module.css';
import { equalised, type Figure, figureOf, type Range, ticksOf, widthOf } from './scale.ts';
import { linePath, markPath, near, type Place } from './shapes.ts';
import { summaryOf } from './summary.ts';

const WIDEST = 948;
const FIRST_WIDTH = 320;
const LETTER = 7.4;
const LINE = 18;
const EDGE = 14;
const NAME_CHARACTERS = 14;
/** So that a row of points can be told from another without colours. */
const OWN_MARKS: readonly PlotMark[] = ['circle', 'square', 'triangle', 'diamond', 'cross'];

/** A plot, as large as the place that it has. Its words follow the language of the page, its colours the theme. */
export default function Plot({ steps }: { steps: readonly PlotStep[] }) {
  const t = useT();
  const lang = useHumanLang();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.min(WIDEST, Math.max(160, Math.floor(element.clientWidth))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const figure = useMemo(() => figureOf(steps), [steps]);
  const number = (value: number) => numberText(value, lang);
  const { series, rules, title, xLabel, yLabel, hasLegend } = figure;
  const marks = useMemo(() => marksOf(series), [series]);
  const layout = layoutOf(figure, width, number);
  const { height, left, right, top, bottom, place } = layout;
  const labelled = [...series, ...rules].filter(({ label }) => label);
  return (
    <div className={styles.plot}>
      {title && <p className={styles.title}>{title}</p>}
      {yLabel && <p className={styles.label}>{yLabel}</p>}
      <div ref={frame} className={styles.sheet}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
        >
          <title id={`${id}t`}>{title ? t('plot.named', { title }) : t('plot.unnamed')}</title>
          <desc id={`${id}d`}>{summaryOf(figure, t, number)}</desc>
          <clipPath id={`${id}c`}>
            <rect x={left} y={top} width={right - left} height={bottom - top} />
          </clipPath>
          <Axes figure={figure} layout={layout} number={number} />
          <g clipPath={`url(#${id}c)`}>
            {rules.map(({ axis, place: at, colour, dash }, index) => {
              const [x, y] = place(at, at);
              const path = axis === 'x' ? `M${near(x)} ${top}V${bottom}` : `M${left} ${near(y)}H${right}`;
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
              return <path key={index} className={styles.rule} data-colour={colour} data-dash={dash} d={path} />;
            })}
          </g>
          <g clipPath={`url(#${id}c)`}>
            {series.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
              <Shape key={index} series={one} mark={marks[index] ?? null} place={place} />
            ))}
          </g>
        </svg>
      </div>
      {xLabel && <p className={`${styles.label} ${styles.under}`}>{xLabel}</p>}
      {hasLegend && labelled.length > 0 && (
        <ul className={styles.legend}>
          {labelled.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
            <li key={index}>
              <svg width="28" height="12" aria-hidden="true">
                <Sample one={one} mark={one.kind === 'series' ? (marks[series.indexOf(one)] ?? null) : null} />
              </svg>
              {one.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Of each series. Those that ask for circles get shapes of their own, by their colours. */
function marksOf(series: readonly Series[]): (PlotMark | null)[] {
  const colours = [...new Set(series.filter(({ look }) => look !== 'bars').map(({ colour }) => colour))];
  return series.map(({ look, mark, colour }) => {
    if (look === 'bars' || (look === 'line' && !mark)) return null;
    if (mark && mark !== 'circle') return mark;
    return OWN_MARKS[colours.indexOf(colour) % OWN_MARKS.length] ?? 'circle';
  });
}

type ShapeProps = { series: Series; mark: PlotMark | null; place: Place };

function Shape({ series, mark, place }: ShapeProps) {
  const { look, colour, dash, points } = series;
  if (look === 'bars') {
    const ground = place(0, 0)[1];
    const path = points
      .map(([x, y], at) => {
        const half = widthOf(series, at) / 2;
        const [[from], [to, top]] = [place(x - half, 0), place(x + half, y)];
        return `M${near(from)} ${near(ground)}V${near(top)}H${near(to)}V${near(ground)}Z`;
      })
      .join('');
    return <path className={styles.bars} data-colour={colour} d={path} />;
  }
  return (
    <>
      {look === 'line' && points.length > 1 && (
        <path className={styles.line} data-colour={colour} data-dash={dash} d={linePath(series, place)} />
      )}
      {mark && (
        <path
          className={mark === 'cross' ? styles.cross : styles.marks}
          data-colour={colour}
          d={markPath(series, mark, place)}
        />
      )}
    </>
  );
}

/** A short piece of it, for the list of names. */
function Sample({ one, mark }: { one: Series | Figure['rules'][number]; mark: PlotMark | null }) {
  if (one.kind === 'series' && one.look === 'bars')
    return <path className={styles.bars} data-colour={one.colour} d="M8 12V1h12V12Z" />;
  const middle: Series = { kind: 'series', look: 'points', points: [[14, 6]], colour: one.colour };
  const place: Place = (x, y) => [x, y];
  return (
    <>
      {(one.kind === 'rule' || one.look === 'line') && (
        <path className={styles.line} data-colour={one.colour} data-dash={one.dash} d="M1 6H27" />
      )}
      {mark && (
        <path
          className={mark === 'cross' ? styles.cross : styles.marks}
          data-colour={one.colour}
          d={markPath(middle, mark, place)}
        />
      )}
    </>
  );
}

type Tick = { at: number; text: string };
type Layout = {
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  place: Place;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  isSlanted: boolean;
};

function layoutOf(figure: Figure, width: number, number: (value: number) => string): Layout {
  const height = Math.round(Math.min(420, Math.max(200, width * 0.62)));
  const top = 10;
  const names = [...figure.names].map(([at, text]): Tick => ({ at, text: cut(text) }));
  const rough = width - 60;
  const isSlanted = names.some(({ text }) => text.length * LETTER > (rough / names.length) * 0.95);
  const longest = names.reduce((most, { text }) => Math.max(most, text.length), 0);
  const bottom = height - (isSlanted ? Math.round(longest * LETTER * 0.72 + 16) : LINE + 8);
  const right = width - EDGE;
  const ticked = (range: Range, room: number, each: number) =>
    ticksOf(range, Math.max(2, Math.floor(room / each))).map((at): Tick => ({ at, text: number(at) }));
  let { x, y } = figure;
  const leftFor = (ticks: readonly Tick[]) =>
    Math.round(ticks.reduce((most, { text }) => Math.max(most, text.length), 1) * LETTER + 14);
  let yTicks = ticked(y, bottom - top, 34);
  let left = leftFor(yTicks);
  if (figure.isEqual) {
    [x, y] = equalised(x, y, right - left, bottom - top);
    yTicks = ticked(y, bottom - top, 34);
    left = leftFor(yTicks);
    [x, y] = equalised(figure.x, figure.y, right - left, bottom - top);
  }
  const room = right - left;
  const wide = ticked(x, room, 54);
  // Numbers with many digits need more room.
  const widest = wide.reduce((most, { text }) => Math.max(most, text.length), 0) * LETTER + 12;
  const xTicks = names.length > 0 ? everyFew(names, room) : widest > 54 ? ticked(x, room, widest) : wide;
  const place: Place = (atX, atY) => [left + part(atX, x) * room, bottom - part(atY, y) * (bottom - top)];
  return { height, left, right, top, bottom, place, xTicks, yTicks, isSlanted };
}

function part(value: number, [from, to]: Range): number {
  return (value - from) / (to - from);
}

function cut(text: string): string {
  return text.length > NAME_CHARACTERS ? `${text.slice(0, NAME_CHARACTERS - 1)}…` : text;
}

/** Names that have room beside each other, when there are very many. */
function everyFew(names: readonly Tick[], room: number): Tick[] {
  const step = Math.ceil((names.length * LINE) / room);
  return names.filter((_, at) => at % step === 0);
}

type AxesProps = { figure: Figure; layout: Layout; number: (value: number) => string };

function Axes({ figure, layout }: AxesProps) {
  const { left, right, top, bottom, place, xTicks, yTicks, isSlanted } = layout;
  const x = (at: number) => near(place(at, 0)[0]);
  const y = (at: number) => near(place(0, at)[1]);
  const isInside = (value: number, [from, to]: Range) => value > Math.min(from, to) && value < Math.max(from, to);
  // The last number would go over the edge where it is long.
  const inSheet = (middle: number, text: string) => near(Math.min(middle, right + EDGE - (text.length * LETTER) / 2));
  const shownX = xTicks.filter(({ at }) => x(at) >= left - 1 && x(at) <= right + 1);
  return (
    <g className={styles.axes}>
      {figure.hasGrid && (
        <path
          className={styles.grid}
          d={[
            ...shownX.map(({ at }) => `M${x(at)} ${top}V${bottom}`),
            ...yTicks.map(({ at }) => `M${left} ${y(at)}H${right}`),
          ].join('')}
        />
      )}
      {isInside(0, figure.y) && <path className={styles.zero} d={`M${left} ${y(0)}H${right}`} />}
      {isInside(0, figure.x) && figure.names.size === 0 && (
        <path className={styles.zero} d={`M${x(0)} ${top}V${bottom}`} />
      )}
      <path
        className={styles.frame}
        d={[
          `M${left} ${top}V${bottom}H${right}`,
          ...shownX.map(({ at }) => `M${x(at)} ${bottom}v4`),
          ...yTicks.map(({ at }) => `M${left} ${y(at)}h-4`),
        ].join('')}
      />
      {shownX.map(({ at, text }) =>
        isSlanted ? (
          <text key={at} transform={`translate(${x(at) + 4} ${bottom + 14}) rotate(-45)`} textAnchor="end">
            {text}
          </text>
        ) : (
          <text key={at} x={inSheet(x(at), text)} y={bottom + LINE} textAnchor="middle">
            {text}
          </text>
        ),
      )}
      {yTicks.map(({ at, text }) => (
        <text key={at} x={left - 8} y={y(at) + 4} textAnchor="end">
          {text}
        </text>
      ))}
    </g>
  );
}

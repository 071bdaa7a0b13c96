import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { TMark } from '../../../ui/t-mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { arrowPath } from './arrows.ts';
import styles from './memory-picture.module.css';
import type { FrameBox, ObjectBox, Picture, Row, Value } from './picture.ts';
import { frameName } from './sentence.ts';

/** The calls with their variables on the left, the objects on the right, and arrows from names to what they mean. */
export function MemoryPicture({ picture, isFailing }: { picture: Picture; isFailing: boolean }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const arrows = useArrows(place, picture);
  const { frames, objects, skippedFrames, skippedObjects } = picture;
  return (
    <div ref={place} className={styles.picture} data-objects={objects.length > 0 || undefined}>
      <div className={styles.column}>
        <p className="soft strong">{t('steps.variables')}</p>
        {frames.map((frame) => (
          <div key={frame.depth} className={styles.place}>
            {skippedFrames > 0 && frame.depth === skippedFrames + 1 && (
              <p className={styles.skipped}>{t('steps.skipped_frames', { count: skippedFrames })}</p>
            )}
            <Frame frame={frame} isFailing={isFailing && frame.isCurrent} />
          </div>
        ))}
      </div>
      {objects.length > 0 && (
        <div className={styles.column}>
          <p className="soft strong">{t('steps.objects')}</p>
          {objects.map((object) => (
            <MemoryObject key={object.id} object={object} />
          ))}
          {skippedObjects > 0 && (
            <p className={styles.skipped}>{t('steps.skipped_objects', { count: skippedObjects })}</p>
          )}
        </div>
      )}
      <svg className={styles.arrows} aria-hidden="true">
        {arrows.map(({ path, isChanged }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows have nothing but their order
          <path key={index} d={path} data-changed={isChanged || undefined} />
        ))}
      </svg>
    </div>
  );
}

type Arrow = { path: string; isChanged: boolean };

/** Where the boxes stand is known only when they are laid out. */
function useArrows(place: RefObject<HTMLDivElement | null>, picture: Picture): readonly Arrow[] {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each picture
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setArrows(measured(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of element.querySelectorAll('[data-object], [data-frame]')) observer.observe(box);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, picture]);
  return arrows;
}

function measured(element: HTMLElement): Arrow[] {
  const origin = element.getBoundingClientRect();
  const boxOf = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  };
  const objects = new Map(
    [...element.querySelectorAll<HTMLElement>('[data-object]')].map((one) => [one.dataset.object, boxOf(one)]),
  );
  return [...element.querySelectorAll<HTMLElement>('[data-to]')].flatMap((dot, order) => {
    const to = objects.get(dot.dataset.to);
    const around = dot.closest('[data-object], [data-frame]');
    if (!to || !around) return [];
    const { left, width } = boxOf(around);
    const isBetweenObjects = around.hasAttribute('data-object');
    const path = arrowPath({ from: boxOf(dot), edge: left + width, to, isBetweenObjects }, order);
    return [{ path, isChanged: dot.closest('[data-changed]') !== null }];
  });
}

function Frame({ frame, isFailing }: { frame: FrameBox; isFailing: boolean }) {
  const t = useT();
  const { name, line, isCurrent, rows, imported, returned } = frame;
  return (
    <div
      className={styles.frame}
      data-frame
      data-current={isCurrent || undefined}
      data-failing={isFailing || undefined}
    >
      <p className={styles.name}>
        {isCurrent && <TMark size={14} />}
        <span className={styles.frameName} data-code={name !== '<module>' || undefined}>
          {frameName(t, name)}
        </span>
        {line > 0 && <span className={styles.line}>{t('steps.frame_line', { line })}</span>}
      </p>
      {rows.length === 0 && imported === 0 && !returned && <p className={styles.none}>{t('steps.no_variables')}</p>}
      {(rows.length > 0 || returned) && (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <RowView key={row.name} row={row} />
          ))}
          {returned && <RowView row={{ name: t('steps.returned'), value: returned, isChanged: true }} isWords />}
        </dl>
      )}
      {imported > 0 && <p className={styles.imported}>{t('steps.imported_names', { count: imported })}</p>}
    </div>
  );
}

function MemoryObject({ object }: { object: ObjectBox }) {
  const t = useT();
  const { id, kind, name, layout, rows, more, isNew } = object;
  return (
    <div className={styles.object} data-object={id} data-changed={isNew || undefined}>
      <p className={styles.kind}>
        {(kind !== 'object' || name === '') && t(`steps.kind.${kind}`)}{' '}
        {name && <span className={styles.class}>{name}</span>}
        {rows.length === 0 && <span className={styles.empty}>{t('steps.empty')}</span>}
      </p>
      {rows.length > 0 && layout === 'cells' && (
        <ol className={styles.cells}>
          {rows.map(({ name: at, value, isChanged }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list is what it is
            <li key={index} className={styles.cell} data-changed={isChanged || undefined}>
              {at !== '' && <span className={styles.at}>{at}</span>}
              <ValueView value={value} />
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && layout === 'rows' && (
        <dl className={styles.rows}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list is what it is
            <RowView key={index} row={row} />
          ))}
        </dl>
      )}
      {more > 0 && <p className={styles.skipped}>{t('steps.more_items', { count: more })}</p>}
    </div>
  );
}

function RowView({ row: { name, value, isChanged }, isWords = false }: { row: Row; isWords?: boolean }) {
  return (
    <div className={styles.row} data-changed={isChanged || undefined} data-words={isWords || undefined}>
      <dt>{name}</dt>
      <dd>
        <ValueView value={value} />
      </dd>
    </div>
  );
}

const LONG = 36;

function ValueView({ value }: { value: Value }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if ('to' in value) {
    const words = value.alias
      ? t('steps.points_to_same', { value: value.text, name: value.alias })
      : t('steps.points_to', { value: value.text });
    return (
      <span className={styles.reference}>
        <VisuallyHidden>{words}</VisuallyHidden>
        <span className={styles.dot} data-to={value.to} />
      </span>
    );
  }
  if (value.kind) {
    return (
      <span className={styles.thing}>
        {t(`steps.kind.${value.kind}`)} {value.text && <code>{value.text}</code>}
      </span>
    );
  }
  if (value.text.length <= LONG) return <span className={styles.value}>{value.text}</span>;
  return (
    <button
      type="button"
      className={styles.long}
      aria-expanded={isWhole}
      data-whole={isWhole || undefined}
      onClick={() => setWhole(!isWhole)}
    >
      {value.text}
    </button>
  );
}

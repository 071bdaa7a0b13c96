import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import styles from './sheet.module.css';

type SheetProps = {
  /** Elsewhere it is nothing but what is in it. */
  isPhone: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Above what scrolls. */
  head: ReactNode;
  children: ReactNode;
};

/** So far down it is dragged before it closes; less, and it goes back. */
const CLOSES_AT = 64;

/** On a phone: over the lower part of the page and above the bar. Nothing behind it is blocked. */
export function Sheet({ isPhone, isOpen, onClose, head, children }: SheetProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const [dragged, setDragged] = useState(0);

  const close = useEffectEvent(onClose);
  // It is about one exercise: it does not follow a reader who scrolls or goes on to something else.
  useEffect(() => {
    const section = place.current?.closest('section');
    if (!isPhone || !isOpen || !section) return;
    const view = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && close());
    const goElsewhere = ({ target }: FocusEvent) => {
      const isElsewhere = target instanceof Node && !section.contains(target) && !target.contains(section);
      if (isElsewhere) close();
    };
    view.observe(section);
    document.addEventListener('focusin', goElsewhere);
    return () => {
      view.disconnect();
      document.removeEventListener('focusin', goElsewhere);
    };
  }, [isPhone, isOpen]);

  function grab(event: PointerEvent<HTMLElement>) {
    if (!isPhone) return;
    start.current = event.clientY;
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return;
    const down = Math.max(0, event.clientY - start.current);
    // A press on a tab is no drag; from here on it is one, wherever the finger goes.
    if (down > 4) event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(down);
  }
  function release() {
    if (dragged > CLOSES_AT) onClose();
    start.current = null;
    setDragged(0);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is in it
    <div
      ref={place}
      className={styles.sheet}
      data-open={isOpen || undefined}
      style={dragged > 0 ? { transform: `translateY(${dragged}px)` } : undefined}
      onKeyDown={(event) => event.key === 'Escape' && isPhone && onClose()}
    >
      {isPhone && (
        <div
          className={styles.head}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <button type="button" className={styles.grip} aria-label={t('learning.sheet.close')} onClick={onClose} />
          {head}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

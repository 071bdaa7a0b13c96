import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Crop, movePicture, type Place, type Size, zoomTo } from './crop-maths.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-editor.module.css';

/** Drawn this large whatever the window: sharp on any screen that shows it at most 22rem wide. */
const STAGE_SIDE = 704;

type CropStageProps = {
  picture: ImageBitmap;
  crop: Crop;
  setCrop: Dispatch<SetStateAction<Crop>>;
  label: string;
  describedBy: string;
};

/** The picture under a round opening. Moved with a finger, the mouse or the arrow keys. */
export function CropStage({ picture, crop, setCrop, label, describedBy }: CropStageProps) {
  const { stage, onStage } = useCropGestures(picture, setCrop);
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCrop(context, picture, crop, STAGE_SIDE);
  }, [picture, crop]);

  return (
    <div
      {...onStage}
      ref={stage}
      className={styles.stage}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture, which the role tells a screen reader
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <canvas ref={canvas} className={styles.canvas} width={STAGE_SIDE} height={STAGE_SIDE} />
      <div className={styles.opening} />
    </div>
  );
}

const STEP = 0.02;
const LONG_STEP = 0.1;
const KEY_ZOOM = 1.1;
const ARROWS: Record<string, Place> = {
  ArrowLeft: { u: -1, v: 0 },
  ArrowRight: { u: 1, v: 0 },
  ArrowUp: { u: 0, v: -1 },
  ArrowDown: { u: 0, v: 1 },
};
const ZOOM_KEYS: Record<string, number> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM, _: 1 / KEY_ZOOM };

/** Drag, pinch, wheel and keys, all turned into moves and zooms of the same crop. */
function useCropGestures(size: Size, setCrop: Dispatch<SetStateAction<Crop>>) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Place>());

  // React listens to the wheel passively, and the page behind would scroll along.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const around = placeOf(event, element);
      setCrop((crop) => zoomTo(crop, size, crop.zoom * Math.exp(-event.deltaY / 500), around));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [size, setCrop]);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, placeOf(event, stage.current));
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = gripOf([...pointers.current.values()]);
    pointers.current.set(event.pointerId, placeOf(event, stage.current));
    const now = gripOf([...pointers.current.values()]);
    setCrop((crop) => {
      const moved = movePicture(crop, size, { u: now.u - before.u, v: now.v - before.v });
      return before.spread > 0 ? zoomTo(moved, size, (moved.zoom * now.spread) / before.spread, now) : moved;
    });
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>) {
    pointers.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const zoom = ZOOM_KEYS[event.key];
    if (!arrow && !zoom) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    setCrop((crop) =>
      arrow
        ? movePicture(crop, size, { u: arrow.u * step, v: arrow.v * step })
        : zoomTo(crop, size, crop.zoom * (zoom ?? 1)),
    );
  }

  const onStage = { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onKeyDown };
  return { stage, onStage };
}

function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLDivElement | null): Place {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return { u: 0, v: 0 };
  return { u: (clientX - box.left) / box.width - 0.5, v: (clientY - box.top) / box.height - 0.5 };
}

/** The middle between the fingers, and how far apart they are; one finger has no spread. */
function gripOf(places: readonly Place[]): Place & { spread: number } {
  const [first = { u: 0, v: 0 }, second] = places;
  if (!second) return { ...first, spread: 0 };
  return {
    u: (first.u + second.u) / 2,
    v: (first.v + second.v) / 2,
    spread: Math.hypot(first.u - second.u, first.v - second.v),
  };
}

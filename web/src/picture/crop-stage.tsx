import { type Dispatch, type SetStateAction, useLayoutEffect, useRef } from 'react';
import type { Crop } from './crop-maths.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-editor.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

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

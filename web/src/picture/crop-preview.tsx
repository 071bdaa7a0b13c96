import { useLayoutEffect, useRef } from 'react';
import type { Crop } from './crop-maths.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-editor.module.css';

const SHARPNESS = 2;

/** The cut-out as it will be seen, this many CSS pixels large. */
export function CropPreview({ picture, crop, side }: { picture: ImageBitmap; crop: Crop; side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCrop(context, picture, crop, side * SHARPNESS);
  }, [picture, crop, side]);
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      width={side * SHARPNESS}
      height={side * SHARPNESS}
      style={{ width: side, height: side }}
    />
  );
}

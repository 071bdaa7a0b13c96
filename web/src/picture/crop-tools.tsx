import { IMAGE_SIZES } from '@kodestien/contract/limits';
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import * as glyphs from '../ui/icons/glyphs.ts';
import { Slider } from '../ui/slider.tsx';
import { type Crop, maxZoom, startCrop, turn, zoomTo } from './crop-maths.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-editor.module.css';

/** Where a picture is met most: the profile, the list of people, beside a comment. */
const PREVIEWS = [IMAGE_SIZES.liten, IMAGE_SIZES.mikro, IMAGE_SIZES.mini];

type CropToolsProps = {
  picture: ImageBitmap;
  crop: Crop;
  setCrop: Dispatch<SetStateAction<Crop>>;
};

/** Zoom and turning for anyone who prefers buttons, and how it will look. */
export function CropTools({ picture, crop, setCrop }: CropToolsProps) {
  const t = useT();
  const format = useFormat();
  const zoomMax = maxZoom(picture);
  return (
    <div className={styles.tools}>
      <Slider
        label={t('picture.zoom')}
        valueText={t('picture.zoom.value', { zoom: format.number(Math.round(crop.zoom * 10) / 10) })}
        value={crop.zoom}
        min={1}
        max={zoomMax}
        step={0.01}
        disabled={zoomMax === 1}
        onChange={(zoom) => setCrop((now) => zoomTo(now, picture, zoom))}
      />
      <div className="row wrap gap-1">
        <Button size="small" icon={glyphs.turnLeft} onClick={() => setCrop((now) => turn(now, picture, 'left'))}>
          {t('picture.turn_left')}
        </Button>
        <Button size="small" icon={glyphs.turnRight} onClick={() => setCrop((now) => turn(now, picture, 'right'))}>
          {t('picture.turn_right')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setCrop(startCrop(picture))}>
          {t('picture.reset')}
        </Button>
      </div>
      <figure className={styles.previews}>
        <figcaption>{t('picture.preview')}</figcaption>
        <div className="row middle gap-2" aria-hidden="true">
          {PREVIEWS.map((side) => (
            <CropPreview key={side} picture={picture} crop={crop} side={side} />
          ))}
        </div>
      </figure>
    </div>
  );
}

const SHARPNESS = 2;

/** The cut-out as it will be seen, this many CSS pixels large. */
function CropPreview({ picture, crop, side }: { picture: ImageBitmap; crop: Crop; side: number }) {
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

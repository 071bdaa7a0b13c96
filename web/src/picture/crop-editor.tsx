import { type RefObject, useEffect, useId, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import type { Crop } from './crop-maths.ts';
import { startCrop } from './crop-maths.ts';
import { CropStage } from './crop-stage.tsx';
import { CropTools } from './crop-tools.tsx';
import styles from './picture-editor.module.css';

/** `latest` holds the crop for whoever sends it; moving the picture then renders nothing but this. */
export function CropEditor({ picture, latest }: { picture: ImageBitmap; latest: RefObject<Crop | null> }) {
  const t = useT();
  const hintId = useId();
  const [crop, setCrop] = useState(() => startCrop(picture));
  useEffect(() => {
    latest.current = crop;
  }, [latest, crop]);
  return (
    <div className={styles.editor}>
      <CropStage {...{ picture, crop, setCrop }} label={t('picture.stage')} describedBy={hintId} />
      <div className={styles.side}>
        <p id={hintId} className={styles.hint}>
          {t('picture.hint')}
        </p>
        <CropTools {...{ picture, crop, setCrop }} />
      </div>
    </div>
  );
}

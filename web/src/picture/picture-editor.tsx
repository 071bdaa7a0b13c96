import 'messages:picture';
import { IMAGE_MAX_BYTES } from '@kodestien/contract/limits';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useErrorMessage } from '../i18n/use-error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type Crop, cropSide, startCrop } from './crop-maths.ts';
import { CropStage } from './crop-stage.tsx';
import { CropTools } from './crop-tools.tsx';
import { drawCrop } from './draw-crop.ts';
import { openPicture, PictureError } from './open-picture.ts';
import styles from './picture-editor.module.css';

type PictureEditorProps = {
  file: Blob;
  /** Sends the cut-out; the dialog stays until that has gone well. */
  upload: (picture: Blob, onProgress: (part: number) => void, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
  onChooseAnother: () => void;
};

/** Loaded when someone has chosen a picture: cut out, turn, send. */
export default function PictureEditor({ file, upload, onClose, onChooseAnother }: PictureEditorProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const opened = useOpenedPicture(file);
  const crop = useRef<Crop>(null);
  const sending = useRef<AbortController>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function send() {
    if (opened.status !== 'open' || !crop.current || sent !== null) return;
    const controller = new AbortController();
    sending.current = controller;
    setFailure(null);
    setSent(0);
    try {
      await upload(await cropToFile(opened.picture, crop.current), setSent, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
    } finally {
      setSent(null);
    }
  }

  function giveUp() {
    sending.current?.abort(new Error('Given up by the person'));
  }

  const cannotBeUsed = opened.status === 'failed';
  return (
    <Dialog
      title={t('picture.title')}
      closeLabel={t('picture.close')}
      onClose={onClose}
      busy={sent !== null}
      actions={
        <>
          {sent !== null ? (
            <Button onClick={giveUp}>{t('picture.cancel')}</Button>
          ) : (
            <Button variant={cannotBeUsed ? 'primary' : 'secondary'} onClick={onChooseAnother}>
              {t('picture.another')}
            </Button>
          )}
          {!cannotBeUsed && (
            <Button
              variant="primary"
              onClick={() => void send()}
              disabled={opened.status !== 'open'}
              loading={sent !== null}
            >
              {t('picture.use')}
            </Button>
          )}
        </>
      }
    >
      {opened.status === 'opening' && (
        <div className={styles.waiting}>
          <Spinner label={t('picture.opening')} />
        </div>
      )}
      {opened.status === 'open' && <CropEditor picture={opened.picture} latest={crop} />}
      {cannotBeUsed && (
        <Notice tone="bad" live title={t('picture.cannot_be_used')}>
          {opened.error instanceof PictureError ? t(`picture.issue.${opened.error.issue}`) : errorMessage(opened.error)}
        </Notice>
      )}
      {sent !== null && <ProgressBar label={t('picture.sending', { percent: Math.round(sent * 100) })} part={sent} />}
      {failure !== null && (
        <Notice tone="bad" live title={t('picture.not_saved')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </Dialog>
  );
}

/** `latest` holds the crop for anyone who sends it; moving the picture then renders nothing but this. */
function CropEditor({ picture, latest }: { picture: ImageBitmap; latest: RefObject<Crop | null> }) {
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
        <p id={hintId} className="soft small">
          {t('picture.hint')}
        </p>
        <CropTools {...{ picture, crop, setCrop }} />
      </div>
    </div>
  );
}

/** Twice the largest size that is stored: sharp, and small enough to send. */
const SIDES = [1536, 1024, 768] as const;
const SIDE_MIN = 96;
const QUALITY = 0.92;

/** The cut-out as a file to send: WebP where the browser can write it, PNG otherwise (which may need fewer pixels). */
async function cropToFile(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const there = Math.max(SIDE_MIN, Math.round(cropSide(crop, picture)));
  for (const side of SIDES) {
    const file = await encode(picture, crop, Math.min(side, there));
    if (file.size <= IMAGE_MAX_BYTES) return file;
  }
  throw new Error('No size of the picture is small enough to send');
}

async function encode(picture: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on');
  drawCrop(context, picture, crop, side);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('Nothing was drawn'))), 'image/webp', QUALITY);
  return promise;
}

type OpenedPicture =
  | { status: 'opening' }
  | { status: 'open'; picture: ImageBitmap }
  | { status: 'failed'; error: unknown };

/** Opens a file, and gives its memory back when it is no longer shown. */
function useOpenedPicture(file: Blob): OpenedPicture {
  const [opened, setOpened] = useState<OpenedPicture>({ status: 'opening' });
  useEffect(() => {
    let left = false;
    let picture: ImageBitmap | undefined;
    setOpened({ status: 'opening' });
    openPicture(file).then(
      (bitmap) => {
        if (left) return bitmap.close();
        picture = bitmap;
        setOpened({ status: 'open', picture: bitmap });
      },
      (error: unknown) => left || setOpened({ status: 'failed', error }),
    );
    return () => {
      left = true;
      picture?.close();
    };
  }, [file]);
  return opened;
}

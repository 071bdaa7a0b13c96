import 'messages:picture';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../i18n/use-error-message.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CropEditor } from './crop-editor.tsx';
import type { Crop } from './crop-maths.ts';
import { cropToFile } from './crop-to-file.ts';
import { PictureError } from './open-picture.ts';
import styles from './picture-editor.module.css';
import { useOpenedPicture } from './use-opened-picture.ts';

type PictureEditorProps = {
  file: Blob;
  /** Sends the cut-out; the dialog stays until that has gone well. */
  upload: (picture: Blob, onProgress: (part: number) => void, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
  onChooseAnother: () => void;
};

/** Loaded when somebody has chosen a picture: cut out, turn, send. */
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
    const interest = new AbortController();
    sending.current = interest;
    setFailure(null);
    setSent(0);
    try {
      await upload(await cropToFile(opened.picture, crop.current), setSent, interest.signal);
    } catch (error) {
      if (!interest.signal.aborted) setFailure(error);
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
          {opened.error instanceof PictureError ? t(`picture.fault.${opened.error.fault}`) : errorMessage(opened.error)}
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

import { Component, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../../account/session/session-context.ts';
import { call } from '../../../api-client/call.ts';
import { upload } from '../../../api-client/upload.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { PictureEditor } from '../../../picture/lazy-picture-editor.ts';
import { PICTURE_TYPES } from '../../../picture/open-picture.ts';
import { usePictureSources } from '../../../picture/use-picture-sources.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading } from '../../../ui/heading.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './picture-setting.module.css';

const PICTURE_SIDE = 128;

export function PictureSetting() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const username = useAppSelector(({ user_profil }) => user_profil.username_current);
  const fullName = useAppSelector(({ user_profil }) => user_profil.full_name);
  const change = usePictureChange();
  const [file, setFile] = useState<File | null>(null);
  const { input, isOver, onArea, onChosen, choose } = usePictureSources(setFile);
  const hasPicture = change.image !== '';

  return (
    <section {...onArea} className={styles.area} data-over={isOver || undefined} aria-labelledby="picture-heading">
      <Avatar name={username} fullName={fullName} image={change.image} size="norm" side={PICTURE_SIDE} />
      <div className="stack gap-1">
        <Heading level={2} size="h4" id="picture-heading">
          {t('profil_set.picture')}
        </Heading>
        <p className="soft small">{t('profil_set.picture.hint')}</p>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          onChange={onChosen}
          hidden
          aria-label={t('profil_set.picture.choose')}
        />
        <div className="row wrap gap-1">
          <Button icon={glyphs.picture} onClick={choose} disabled={change.busy}>
            {hasPicture ? t('profil_set.picture.change') : t('profil_set.picture.choose')}
          </Button>
          {hasPicture && (
            <Button variant="quiet" icon={glyphs.trash} onClick={change.remove} loading={change.busy}>
              {t('profil_set.picture.remove')}
            </Button>
          )}
        </div>
      </div>
      {change.outcome && (
        <div className={styles.outcome}>
          <Notice
            tone="good"
            live
            action={
              change.canUndo && (
                <Button size="small" icon={glyphs.undo} onClick={change.undo} loading={change.busy}>
                  {t('profil_set.undo')}
                </Button>
              )
            }
          >
            {t(`profil_set.picture.${change.outcome}`)}
          </Notice>
        </div>
      )}
      {change.failure !== null && (
        <div className={styles.outcome}>
          <Notice tone="bad" live title={t('profil_set.not_saved')}>
            {errorMessage(change.failure)}
          </Notice>
        </div>
      )}
      {file && (
        <PictureEditorBoundary key={`${file.name} ${file.lastModified}`} onClose={() => setFile(null)}>
          <Suspense fallback={null}>
            <PictureEditor
              file={file}
              onClose={() => setFile(null)}
              onChooseAnother={choose}
              upload={async (...picture) => {
                await change.upload(...picture);
                setFile(null);
              }}
            />
          </Suspense>
        </PictureEditorBoundary>
      )}
    </section>
  );
}

type Outcome = 'changed' | 'removed' | 'undone';

/** Changing, removing and undoing. The server forgets a picture that was replaced, so a copy of it waits here. */
function usePictureChange() {
  const session = useSession();
  const image = useAppSelector(({ user_profil }) => user_profil.img_profil);
  const { busy, failure, run } = useAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [before, setBefore] = useState<Blob | 'none' | null>(null);

  async function change(picture: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
    const copy = await copyOf(image);
    session.editProfile(await upload('POST user_profil_img', { image: picture }, { onProgress, signal }));
    setBefore(copy);
    setOutcome('changed');
  }

  function remove() {
    void run(async () => {
      const copy = await copyOf(image);
      session.editProfile(await call('DELETE user_profil_img'));
      setBefore(copy);
      setOutcome('removed');
    });
  }

  function undo() {
    void run(async () => {
      if (before === null) return;
      session.editProfile(
        before === 'none'
          ? await call('DELETE user_profil_img')
          : await upload('POST user_profil_img', { image: before }),
      );
      setBefore(null);
      setOutcome('undone');
    });
  }

  return { image, busy, failure, outcome, canUndo: before !== null, upload: change, remove, undo };
}

/** The largest size that there is; null when it cannot be had, and then there is nothing to undo with. */
async function copyOf(image: string): Promise<Blob | 'none' | null> {
  if (image === '') return 'none';
  try {
    const answer = await fetch(`${image}/stor.webp`);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

type Props = { children: ReactNode; onClose: () => void };

/** The editor comes over the network by itself; if it does not, the settings around it stay. */
class PictureEditorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <EditorDidNotArrive onClose={this.props.onClose} /> : this.props.children;
  }
}

function EditorDidNotArrive({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('profil_set.picture.no_editor')}
      closeLabel={t('profil_set.cancel')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
      }
    >
      <p>{t('profil_set.picture.no_editor.text')}</p>
    </Dialog>
  );
}

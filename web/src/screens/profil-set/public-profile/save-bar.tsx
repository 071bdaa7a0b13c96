import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { ToneIcon } from '../../../ui/icons/tone-icon.tsx';
import styles from './save-bar.module.css';

type SaveBarProps = {
  /** How many texts differ from what is stored. */
  changed: number;
  busy: boolean;
  failure: unknown;
  outcome: 'saved' | 'undone' | null;
  canUndo: boolean;
  discard: () => void;
  undo: () => void;
};

/** In view as long as there is something to save, or to take back: one bar for all the fields above it. */
export function SaveBar({ changed, busy, failure, outcome, canUndo, discard, undo }: SaveBarProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const isUnsaved = changed > 0 || failure !== null;
  const tone = failure !== null ? 'bad' : outcome ? 'good' : undefined;
  const said =
    failure !== null
      ? `${t('profil_set.not_saved')}. ${errorMessage(failure)}`
      : outcome
        ? t(`profil_set.${outcome}`)
        : t('profil_set.unsaved', { count: changed });
  return (
    <div className={styles.place} hidden={!isUnsaved && !outcome} tabIndex={-1}>
      <div className={styles.bar} data-tone={tone}>
        <p className={styles.said} role="status">
          {tone && <ToneIcon tone={tone} />}
          <span>{said}</span>
        </p>
        <div className={styles.actions}>
          {isUnsaved && (
            <>
              <Button variant="quiet" onClick={discard}>
                {t('profil_set.discard')}
              </Button>
              <Button type="submit" variant="primary" loading={busy}>
                {t('profil_set.save')}
              </Button>
            </>
          )}
          {!isUnsaved && canUndo && (
            <Button icon="undo" onClick={undo} loading={busy}>
              {t('profil_set.undo')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

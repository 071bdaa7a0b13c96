import type { ContentFault } from '@kodestien/contract/faults';
import { useT } from '../../../../i18n/use-t.ts';
import { ToneIcon } from '../../../../ui/icons/tone-icon.tsx';
import { FaultList } from '../../fault-list.tsx';
import styles from './editor.module.css';

type FaultDockProps = {
  /** Null while nobody knows. */
  faults: readonly ContentFault[] | null;
  onGoTo: (fault: ContentFault) => void;
};

/** Under the editor, always in the same place: how many errors there are, and each of them with the way to it. */
export function FaultDock({ faults, onGoTo }: FaultDockProps) {
  const t = useT();
  const count = faults?.length ?? 0;
  return (
    <div className={styles.dock} data-faulty={count > 0 || undefined}>
      <div className={styles.dockTop}>
        <p role="status" className={styles.verdict}>
          {faults === null ? (
            t('admin.loading')
          ) : (
            <>
              <ToneIcon tone={count > 0 ? 'bad' : 'good'} size={16} />
              {count > 0 ? t('admin_json_backend.faults', { faults: count }) : t('admin_json_backend.no_faults')}
            </>
          )}
        </p>
        <p className={styles.hint}>{t('admin_json_backend.json.hint')}</p>
      </div>
      {count > 0 && (
        <div className={styles.dockList}>
          <FaultList
            faults={faults ?? []}
            placeOf={(one) =>
              one.line === null ? (
                t('admin.fault.whole')
              ) : (
                <button type="button" className={styles.goTo} onClick={() => onGoTo(one)}>
                  {t('admin.fault.line', { line: one.line })}
                </button>
              )
            }
          />
        </div>
      )}
    </div>
  );
}

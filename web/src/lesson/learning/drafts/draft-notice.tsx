import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import type { DraftState } from './draft-keeper.ts';
import styles from './drafts.module.css';

type DraftNoticeProps = { state: DraftState; takeOther: () => void; keepOwn: () => void };

/** The same code was changed somewhere else. Neither is lost; which one to go on with is the learner's choice. */
export function DraftNotice({ state: { other }, takeOther, keepOwn }: DraftNoticeProps) {
  const t = useT();
  return (
    <div role="status">
      {other !== null && (
        <div className={styles.other}>
          <p>{t('learning.draft.other')}</p>
          <details>
            <summary>{t('learning.draft.other_show')}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled with the keyboard too */}
            <pre className={styles.code} tabIndex={0}>
              {other}
            </pre>
          </details>
          <div className="row wrap gap-1">
            <Button size="small" onClick={takeOther}>
              {t('learning.draft.other_use')}
            </Button>
            <Button size="small" variant="quiet" onClick={keepOwn}>
              {t('learning.draft.other_keep')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

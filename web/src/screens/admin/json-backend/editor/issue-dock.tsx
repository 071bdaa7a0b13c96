import type { ContentIssue } from '@kodestien/contract/issues';
import { useT } from '../../../../i18n/use-t.ts';
import { ToneIcon } from '../../../../ui/icons/tone-icon.tsx';
import { IssueList } from '../../issue-list.tsx';
import styles from './editor.module.css';

type IssueDockProps = {
  /** Null while nobody knows. */
  issues: readonly ContentIssue[] | null;
  onGoTo: (issue: ContentIssue) => void;
};

/** Under the editor, always in the same place: how many errors there are, and each of them with the way to it. */
export function IssueDock({ issues, onGoTo }: IssueDockProps) {
  const t = useT();
  const count = issues?.length ?? 0;
  return (
    <div className={styles.dock} data-invalid={count > 0 || undefined}>
      <div className={styles.dockTop}>
        <p role="status" className={styles.verdict}>
          {issues === null ? (
            t('admin.loading')
          ) : (
            <>
              <ToneIcon tone={count > 0 ? 'bad' : 'good'} size={16} />
              {count > 0 ? t('admin_json_backend.issues', { issues: count }) : t('admin_json_backend.no_issues')}
            </>
          )}
        </p>
        <p className={styles.hint}>{t('admin_json_backend.json.hint')}</p>
      </div>
      {count > 0 && (
        <div className={styles.dockList}>
          <IssueList
            issues={issues ?? []}
            placeOf={(one) =>
              one.line === null ? (
                t('admin.issue.whole')
              ) : (
                <button type="button" className={styles.goTo} onClick={() => onGoTo(one)}>
                  {t('admin.issue.line', { line: one.line })}
                </button>
              )
            }
          />
        </div>
      )}
    </div>
  );
}

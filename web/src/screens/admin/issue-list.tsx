import type { ContentIssue } from '@kodestien/contract/issues';
import type { ReactNode } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import styles from './issue-list.module.css';

type IssueListProps = {
  issues: readonly ContentIssue[];
  /** Where an issue is, as a link or button to it; without it the place is only named. */
  placeOf?: ((issue: ContentIssue) => ReactNode) | undefined;
};

/** What is wrong with documents, each with its place. */
export function IssueList({ issues, placeOf }: IssueListProps) {
  const lang = useHumanLang();
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <li key={`${issue.slug} ${issue.file} ${issue.path} ${issue.line} ${issue.reason._eng}`}>
          <span className="small strong">{placeOf ? placeOf(issue) : <Place issue={issue} />}</span>
          {issue.path && <code className={styles.path}>{issue.path}</code>}
          <span>{issue.reason[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

function Place({ issue }: { issue: ContentIssue }) {
  const t = useT();
  const name = issue.file ?? issue.slug;
  if (issue.line === null) return <>{name ?? t('admin.issue.whole')}</>;
  return (
    <>
      {name ? `${name}, ` : ''}
      {t('admin.issue.line', { line: issue.line })}
    </>
  );
}

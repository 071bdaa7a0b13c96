import type { ToolOutcome } from '@kodestien/contract/admin/database-tools';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { IssueList } from '../issue-list.tsx';
import styles from './db-tools.module.css';

/** What a tool will change, or what it has changed. */
export function Outcome({ outcome }: { outcome: ToolOutcome }) {
  const t = useT();
  const { number } = useFormat();
  const { dry_run, added, changed, removed, kept, unchanged, issues, backup, revision_id, steps } = outcome;
  const changes = added.length + changed.length + removed.length;
  return (
    <div className={styles.outcome}>
      {dry_run ? (
        <p className={styles.verdict}>
          {changes === 0 ? t('admin_db_tools.plan.nothing') : t('admin_db_tools.plan', { changes })}
        </p>
      ) : (
        <Notice tone="good" live title={t('admin_db_tools.done', { changes })}>
          {backup ? t('admin_db_tools.done.backup', { file: backup.file }) : t('admin_db_tools.done.no_backup')}{' '}
          {revision_id !== null && (
            <TextLink to={`${paths.adminSection('json_backend')}?view=revisions&revision=${revision_id}`}>
              {t('admin_db_tools.done.revision', { id: revision_id })}
            </TextLink>
          )}
        </Notice>
      )}
      <Slugs kind="added" slugs={added} />
      <Slugs kind="changed" slugs={changed} />
      <Slugs kind="removed" slugs={removed} />
      <Slugs kind="kept" slugs={kept} />
      {unchanged > 0 && <p className="soft">{t('admin_db_tools.unchanged', { unchanged })}</p>}
      {issues.length > 0 && (
        <>
          <Notice tone="bad" title={t('admin_db_tools.issues', { issues: issues.length })}>
            {dry_run && t('admin_db_tools.issues.text')}
          </Notice>
          <IssueList issues={issues} />
        </>
      )}
      {!dry_run && steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ step, took_ms }) => (
            <li key={step}>
              <span>{t(`admin_db_tools.step.${step}`)}</span>
              <span>{number(took_ms)} ms</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const TONES = { added: 'good', changed: 'info', removed: 'bad', kept: 'mark' } as const;

/** The documents that something happens to. Many are folded together. */
function Slugs({ kind, slugs }: { kind: keyof typeof TONES; slugs: readonly string[] }) {
  const t = useT();
  if (slugs.length === 0) return null;
  const heading = (
    <>
      <Badge tone={TONES[kind]}>{t(`admin_db_tools.${kind}`)}</Badge>
      <span>{t('admin_db_tools.documents', { count: slugs.length })}</span>
    </>
  );
  const list = (
    <ul className={styles.slugs}>
      {slugs.map((slug) => (
        <li key={slug}>
          <code>{slug}</code>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.kind} open={slugs.length <= 8}>
      <summary>{heading}</summary>
      {list}
    </details>
  );
}

import type { ClassSummary } from '@kodestien/contract/classes/class';
import { useState } from 'react';
import { classPaths } from '../../../class-paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Link } from '../../../ui/link.tsx';
import { MakeClass } from './make-class.tsx';
import styles from './own-classes.module.css';

export function TaughtClasses({ classes }: { classes: readonly ClassSummary[] }) {
  const t = useT();
  const [isMaking, setMaking] = useState(false);
  const present = classes.filter(({ archived_at }) => archived_at === null);
  const archived = classes.filter(({ archived_at }) => archived_at !== null);
  const make = (
    <Button variant="primary" icon={glyphs.plus} onClick={() => setMaking(true)}>
      {t('klasser.make')}
    </Button>
  );
  return (
    <>
      {isMaking && <MakeClass onClose={() => setMaking(false)} />}
      {present.length === 0 ? (
        <EmptyState level={1} title={t('klasser.none.title')} action={make}>
          <p>{t('klasser.none.text')}</p>
        </EmptyState>
      ) : (
        <>
          <div className="row wrap middle apart gap-2">
            <Heading level={1} tabIndex={-1}>
              {t('klasser.title')}
            </Heading>
            {make}
          </div>
          <ClassList classes={present} />
        </>
      )}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{t('klasser.archived')}</summary>
          <ClassList classes={archived} />
        </details>
      )}
    </>
  );
}

function ClassList({ classes }: { classes: readonly ClassSummary[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={styles.classes}>
      {classes.map(({ id, name, school_year, code, pupils, archived_at, deleted_at }) => (
        <li key={id} className={styles.class}>
          <div className="stack gap-half shrinks breaks">
            <Heading level={2} size="h3">
              <Link to={classPaths.of(id)} className={styles.name}>
                {name}
              </Link>
            </Heading>
            <p className="soft small figures">
              {school_year} · {t('klasser.pupils', { count: pupils })}
            </p>
          </div>
          {archived_at === null && code !== null && (
            <span className={styles.code} translate="no">
              {code}
            </span>
          )}
          {archived_at === null && code === null && <span className="soft small">{t('klasser.closed')}</span>}
          {deleted_at !== null && (
            <span className="soft small">{t('klasser.deleted_at', { date: format.date(deleted_at) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

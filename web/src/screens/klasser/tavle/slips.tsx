import type { Slip } from '@kodestien/contract/classes/class';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './slips.module.css';

type SlipsProps = { name: string; slips: readonly Slip[]; onDone: () => void };

/** One slip for each pupil, to be printed and cut. They are not stored anywhere: who leaves this makes new passwords. */
export function Slips({ name, slips, onDone }: SlipsProps) {
  const t = useT();
  const address = `${window.location.host}${paths.signin}`;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Heading level={1} tabIndex={-1}>
          {t('klasse_tavle.slips.title', { count: slips.length })}
        </Heading>
        <p className="row wrap gap-1">
          <Button variant="primary" onClick={() => window.print()}>
            {t('klasse_tavle.slips.print')}
          </Button>
          <Button onClick={onDone}>{t('klasse_tavle.slips.done')}</Button>
        </p>
        <Notice tone="warn">{t('klasse_tavle.slips.text')}</Notice>
      </div>
      <ul className={styles.slips}>
        {slips.map((slip) => (
          <li key={slip.id} className={styles.slip}>
            <p className={styles.head}>
              <span className="strong breaks">{slip.name}</span>
              <span className="soft small breaks">{name}</span>
            </p>
            <dl className={styles.facts}>
              <dt>{t('klasse_tavle.slips.username')}</dt>
              <dd translate="no">{slip.username}</dd>
              <dt>{t('klasse_tavle.slips.password')}</dt>
              <dd translate="no">{slip.password}</dd>
            </dl>
            <p className="soft small breaks">{t('klasse_tavle.slips.address', { address })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { OwnClass } from '@kodestien/contract/classes/class';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClassShowings } from '../showings/class-showings.tsx';
import styles from './own-classes.module.css';

/** A class that the person goes to, with the points of all where the teacher shows them, and the way out. */
export function MemberClass({ joined, onLeft }: { joined: OwnClass; onLeft: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { id, name, school_year, my_name, teachers, points } = joined;
  const leave = () =>
    void run(async () => {
      await call('POST klasse_forlat', { id });
      onLeft();
    });
  return (
    <li className={styles.member}>
      <div className="stack gap-half breaks">
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <p className="soft small">
          {school_year} · {t('klasser.teachers', { list: teachers.join(', ') })} · {t('klasser.as', { name: my_name })}
        </p>
      </div>
      {points && (
        <section aria-label={t('klasser.points')}>
          <p className="strong small">{t('klasser.points')}</p>
          <ol className={styles.points}>
            {points.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name
              <li key={index} data-me={one.me || undefined}>
                <span className="breaks">{one.me ? t('klasser.points.me', { name: one.name }) : one.name}</span>
                <span className="figures">{t('klasser.points.value', { poeng: one.poeng })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ClassShowings id={id} isQuiet />
      {isAsking ? (
        <div className="stack gap-1" role="alert">
          <p>{t('klasser.leave.ask', { name })}</p>
          <p className="row wrap gap-1">
            <Button size="small" variant="danger" armed loading={busy} onClick={leave}>
              {t('klasser.leave')}
            </Button>
            <Button size="small" onClick={() => setAsking(false)}>
              {t('klasser.leave.stay')}
            </Button>
          </p>
        </div>
      ) : (
        <p>
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            {t('klasser.leave')}
          </Button>
        </p>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('klasser.leave.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </li>
  );
}

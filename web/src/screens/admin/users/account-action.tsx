import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './users.module.css';

type AccountActionProps = {
  text: string;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  /** What is asked before it is done; without it, it is done at once. */
  ask?: string | undefined;
  isDanger?: boolean;
};

/** Something that can be done with an account, and what that means. */
export function AccountAction({ text, submit, busy, onSubmit, ask, isDanger = false }: AccountActionProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) stop.current?.focus();
    else if (wasAsking.current) begin.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (isAsking) {
    return (
      <li className={styles.action}>
        <p className={styles.ask} role="alert">
          {ask}
        </p>
        <span className="row wrap gap-1">
          <Button
            size="small"
            variant={isDanger ? 'danger' : 'secondary'}
            armed={isDanger}
            loading={busy}
            onClick={(event) => {
              if (isOfDoubleClick(event)) return;
              setAsking(false);
              onSubmit();
            }}
          >
            {submit}
          </Button>
          <Button ref={stop} size="small" onClick={(event) => !isOfDoubleClick(event) && setAsking(false)}>
            {t('admin.cancel')}
          </Button>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.action}>
      <p>{text}</p>
      <Button
        ref={begin}
        size="small"
        variant={isDanger ? 'danger' : 'secondary'}
        onClick={() => (ask === undefined ? onSubmit() : setAsking(true))}
        loading={busy}
      >
        {submit}
      </Button>
    </li>
  );
}

/** The second press of one that was meant for what stood here before. */
function isOfDoubleClick({ detail }: MouseEvent): boolean {
  return detail > 1;
}

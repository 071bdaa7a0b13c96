import { useT } from '../../i18n/use-t.ts';
import { countedIn } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './thread-button.module.css';
import { toggleThread } from './thread-loading.ts';

type ThreadButtonProps = { doc_slug: string; blokk_slug: string; threadId: string; isOpen: boolean };

/** Quiet while nobody has written anything; shows how much there is otherwise. */
export function ThreadButton({ doc_slug, blokk_slug, threadId, isOpen }: ThreadButtonProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const antall = useAppSelector(({ crud }) =>
    crud.doc_slug === doc_slug ? countedIn(crud.antall, blokk_slug) : undefined,
  );
  const kommentar = antall?.kommentar ?? 0;
  const beskrivelse = antall?.beskrivelse ?? 0;
  const count = kommentar || beskrivelse;
  const label = t('doc.comments.open', { kommentar, beskrivelse });
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? threadId : undefined}
      aria-label={label}
      title={label}
      data-count={count || (isOpen ? 0 : undefined)}
      onClick={() => dispatch(toggleThread({ doc_slug, blokk_slug }))}
    >
      <Icon name={isOpen ? 'close' : 'comment'} size={16} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

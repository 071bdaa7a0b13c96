import { useUser } from '../../../account/user-context.tsx';
import { useT } from '../../../i18n/use-t.ts';
import { countedIn } from '../../../store/crud.ts';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './thread-button.module.css';
import { toggleThread } from './thread-loading.ts';

type ThreadButtonProps = CrudPlace & { threadId: string; isOpen: boolean };

/**
 * A bubble beside a block that something has been written on, or in its header. Superusers may describe any block, so
 * they see it on all.
 */
export function ThreadButton({ threadId, isOpen, isInHeader, ...place }: ThreadButtonProps & { isInHeader: boolean }) {
  const dispatch = useAppDispatch();
  const { is_superuser } = useUser();
  const { count, label } = useWritten(place);
  if (count === 0 && !isOpen && !is_superuser) return null;
  const name = label();
  return (
    <button
      type="button"
      className={styles.bubble}
      data-place={isInHeader ? 'header' : 'beside'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? threadId : undefined}
      aria-label={name}
      title={name}
      data-quiet={(count === 0 && !isOpen) || undefined}
      onClick={() => dispatch(toggleThread(place))}
    >
      <Icon glyph={glyphs.comment} size={16} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** At the end of a part: the one place to ask about it, quiet until someone has. */
export function AskButton({ threadId, isOpen, part, ...place }: ThreadButtonProps & { part: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { count, label } = useWritten(place);
  return (
    <button
      type="button"
      className={styles.ask}
      aria-expanded={isOpen}
      aria-controls={isOpen ? threadId : undefined}
      // Many buttons say the same to the eye, which sees what they stand under.
      aria-label={`${t('doc.ask')}: ${part}${count > 0 ? `, ${label()}` : ''}`}
      onClick={() => dispatch(toggleThread(place))}
    >
      {(count > 0 || isOpen) && <Icon glyph={glyphs.comment} size={16} />}
      {/* Written by the style sheet: the name of the button has it in words. */}
      {count > 0 && <span className={styles.count} data-count={count} />}
      <span className={styles.words}>{t('doc.ask')}</span>
    </button>
  );
}

/** The words only where they are shown: the first plural of a page costs a phone a tenth of a second. */
function useWritten({ doc_slug, blokk_slug }: CrudPlace): { count: number; label: () => string } {
  const t = useT();
  const antall = useAppSelector(({ crud }) =>
    crud.doc_slug === doc_slug ? countedIn(crud.antall, blokk_slug) : undefined,
  );
  const { kommentar = 0, beskrivelse = 0 } = antall ?? {};
  return { count: kommentar || beskrivelse, label: () => t('doc.comments.open', { kommentar, beskrivelse }) };
}

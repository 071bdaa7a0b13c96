import type { Beskrivelse } from '@kodestien/contract/document/comments';
import type { Translated } from '@kodestien/contract/language';
import { useEffect, useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { type CrudPlace, editEnded, editStarted } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useUser } from '../../user-context.tsx';
import { DescriptionForm } from './description-form.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './thread.module.css';
import { editText } from './thread-actions.ts';
import { useFocusReturn } from './use-focus-return.ts';

type DescriptionProps = {
  item: Beskrivelse;
  place: CrudPlace;
  takesFocus: boolean;
  onDelete: () => void;
  say: (text: string) => void;
};

export function Description({ item, place, takesFocus, onDelete, say }: DescriptionProps) {
  const t = useT();
  const lang = useHumanLang();
  const dispatch = useAppDispatch();
  const { is_superuser } = useUser();
  const isEditing = useAppSelector(({ crud }) => crud.is_edit && crud.selected_id === item.id);
  const isSending = useAppSelector(({ crud }) => crud.sending.includes(item.id));
  const row = useRef<HTMLLIElement>(null);
  const editButton = useFocusReturn<HTMLButtonElement>(isEditing);

  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);

  async function save(txt: Translated) {
    const edited = { ...item, txt, edited_at: Date.now() };
    await dispatch(editText(place, { kind: 'beskrivelse', item }, { kind: 'beskrivelse', item: edited }));
    say(t('comments.said.edited'));
  }

  return (
    <li ref={row} className={styles.description} tabIndex={-1} data-sending={isSending || undefined}>
      {isEditing ? (
        <DescriptionForm
          name={item.id}
          txt={item.txt}
          save={save}
          onLeave={() => dispatch(editEnded())}
          onRefused={() => dispatch(editStarted({ id: item.id }))}
        />
      ) : (
        <>
          <p className={styles.byline}>{t('comments.description')}</p>
          <LinkedText text={item.txt[lang]} />
          {is_superuser && !isSending && (
            <p className="row gap-2">
              <button
                ref={editButton}
                type="button"
                className={styles.tool}
                onClick={() => dispatch(editStarted({ id: item.id }))}
              >
                {t('comments.edit')}
              </button>
              <button type="button" className={styles.tool} onClick={onDelete}>
                {t('comments.delete')}
              </button>
            </p>
          )}
        </>
      )}
    </li>
  );
}

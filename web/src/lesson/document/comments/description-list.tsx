import type { Beskrivelse } from '@kodestien/contract/document/comments';
import type { Translated } from '@kodestien/contract/language';
import { useRef, useState } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { editEnded, editStarted } from '../../../store/crud.ts';
import type { CrudPlace } from '../../../store/crud-state.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { DescriptionForm } from './description-form.tsx';
import { LinkedText } from './linked-text.tsx';
import { newId } from './new-id.ts';
import { type RowProps, TextList, useTextRow } from './text-list.tsx';
import styles from './thread.module.css';
import { addText, editText } from './thread-actions.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** What superusers have noted on a block, in the reader's language. */
export function DescriptionList({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const { is_superuser } = useUser();
  const items = useAppSelector(({ crud }) => crud.beskrivelse_arr);
  return (
    <>
      <TextList
        kind="beskrivelse"
        items={items}
        label={t('comments.descriptions')}
        deletedText={t('comments.description.deleted')}
        place={place}
        say={say}
        row={(item, props) => <Description key={item.id} item={item} {...props} />}
      />
      {is_superuser && <DescriptionAdd place={place} say={say} />}
    </>
  );
}

function Description({ item, ...props }: { item: Beskrivelse } & RowProps) {
  const t = useT();
  const lang = useHumanLang();
  const dispatch = useAppDispatch();
  const { is_superuser } = useUser();
  const { isEditing, isSending, tools, li } = useTextRow(item.id, props);

  async function save(txt: Translated) {
    const edited = { ...item, txt, edited_at: Date.now() };
    await dispatch(editText(props.place, { kind: 'beskrivelse', item }, { kind: 'beskrivelse', item: edited }));
    props.say(t('comments.said.edited'));
  }

  return (
    <li className={styles.description} {...li}>
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
          {is_superuser && !isSending && tools}
        </>
      )}
    </li>
  );
}

const NOTHING: Translated = { _no: '', _eng: '' };

function DescriptionAdd({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusReturn<HTMLButtonElement>(isOpen);
  // Of what could not be sent: the same texts again are the same description.
  const failed = useRef<{ id: string; txt: Translated } | null>(null);

  async function add(txt: Translated) {
    const before = failed.current;
    const isAgain = before?.txt._no === txt._no && before.txt._eng === txt._eng;
    const id = isAgain ? before.id : newId();
    failed.current = null;
    setOpen(false);
    try {
      await dispatch(
        addText(place, { kind: 'beskrivelse', item: { id, txt, created_at: Date.now(), edited_at: null } }),
      );
    } catch (error) {
      failed.current = { id, txt };
      throw error;
    }
    say(t('comments.said.description_added'));
  }

  if (!isOpen) {
    return (
      <p className="row gap-2">
        <button ref={opener} type="button" className={styles.tool} onClick={() => setOpen(true)}>
          {t('comments.description.add')}
        </button>
      </p>
    );
  }
  return (
    <DescriptionForm
      name="new"
      txt={NOTHING}
      save={add}
      onLeave={() => setOpen(false)}
      onRefused={() => setOpen(true)}
    />
  );
}

import type { Beskrivelse } from '@kodestien/contract/document/comments';
import type { Translated } from '@kodestien/contract/language';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { type CrudPlace, editEnded, editStarted } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useUser } from '../../user-context.tsx';
import { DescriptionAdd } from './description-add.tsx';
import { DescriptionForm } from './description-form.tsx';
import { LinkedText } from './linked-text.tsx';
import { type RowProps, TextList, useTextRow } from './text-list.tsx';
import styles from './thread.module.css';
import { editText } from './thread-actions.ts';

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

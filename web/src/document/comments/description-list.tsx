import { useT } from '../../i18n/use-t.ts';
import type { CrudPlace } from '../../store/crud.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Notice } from '../../ui/notice.tsx';
import { useUser } from '../../user-context.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { Description } from './description.tsx';
import { DescriptionAdd } from './description-add.tsx';
import styles from './thread.module.css';
import { useDeletion } from './use-deletion.ts';

/** What superusers have noted on a block, in the reader's language. */
export function DescriptionList({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
  const t = useT();
  const { is_superuser } = useUser();
  const beskrivelse_arr = useAppSelector(({ crud }) => crud.beskrivelse_arr);
  const { deleted, refusal, restoredId, remove, undo } = useDeletion('beskrivelse', say);

  const rows = beskrivelse_arr.map((item, index) => (
    <Description
      key={item.id}
      item={item}
      place={place}
      takesFocus={item.id === restoredId}
      onDelete={() => remove({ ...place, kind: 'beskrivelse', item, index })}
      say={say}
    />
  ));
  if (deleted) {
    const key = `deleted ${deleted.item.id}`;
    const row = <DeletedRow key={key} text={t('comments.description.deleted')} onUndo={() => undo(deleted)} />;
    rows.splice(deleted.index, 0, row);
  }

  return (
    <>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={t('comments.descriptions')}>
          {rows}
        </ul>
      )}
      {is_superuser && <DescriptionAdd place={place} say={say} />}
    </>
  );
}

import type { Translated } from '@kodestien/contract/language';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { CrudPlace } from '../../store/crud.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { DescriptionForm } from './description-form.tsx';
import { newId } from './new-id.ts';
import styles from './thread.module.css';
import { addText } from './thread-actions.ts';
import { useFocusReturn } from './use-focus-return.ts';

const NOTHING: Translated = { _no: '', _eng: '' };

export function DescriptionAdd({ place, say }: { place: CrudPlace; say: (text: string) => void }) {
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

import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { saveFile } from '../../../api-client/save-file.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../profil-set-screen.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

export function OwnDataGroup({ onDeleted }: { onDeleted: (forGoodAt: number) => void }) {
  const t = useT();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="stack gap-4">
      <ExportData />
      <section className={styles.section} aria-labelledby="delete-heading">
        <Heading level={2} size="h3" id="delete-heading">
          {t('profil_set.delete')}
        </Heading>
        <p className={styles.text}>{t('profil_set.delete.text')}</p>
        <div className="row wrap middle gap-1">
          <Button variant="danger" icon={glyphs.trash} onClick={() => setDeleting(true)}>
            {t('profil_set.delete.open')}
          </Button>
        </div>
        {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
      </section>
    </div>
  );
}

function ExportData() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const username = useAppSelector(({ user_profil }) => user_profil.username_current);
  const { busy, failure, run } = useAction();
  const [saved, setSaved] = useState(false);
  const file = `kodestien-${username}.json`;

  function save() {
    setSaved(false);
    void run(async () => {
      const json = JSON.stringify(await call('GET user_data_export'), null, 2);
      saveFile(file, new Blob([json], { type: 'application/json' }));
      setSaved(true);
    });
  }

  return (
    <section className={styles.section} aria-labelledby="export-heading">
      <Heading level={2} size="h3" id="export-heading">
        {t('profil_set.export')}
      </Heading>
      <p className={styles.text}>{t('profil_set.export.text')}</p>
      <div className="row wrap middle gap-1">
        <Button icon={glyphs.download} onClick={save} loading={busy}>
          {t('profil_set.export.submit')}
        </Button>
      </div>
      {saved && (
        <Notice tone="good" live>
          {t('profil_set.export.done', { file })}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </section>
  );
}

import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import styles from '../profil-set-screen.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportData } from './export-data.tsx';

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
          <Button variant="danger" icon="trash" onClick={() => setDeleting(true)}>
            {t('profil_set.delete.open')}
          </Button>
        </div>
        {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
      </section>
    </div>
  );
}

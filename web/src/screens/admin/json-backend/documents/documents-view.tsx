import { useState } from 'react';
import type { AdminAnswer } from '../../../../api-client/admin.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NothingHere } from '../../nothing-here.tsx';
import styles from '../json-backend.module.css';
import { DocumentRow } from './document-row.tsx';
import { ExportButton } from './export-button.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';

/** Every document, live or on its way, with the lessons under their course. */
export function DocumentsView({ backend }: { backend: AdminAnswer<'adminJsonBack'> }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isMaking, setMaking] = useState(false);
  const wanted = typed.trim().toLowerCase();
  const shown = backend.documents.filter(({ slug, tittel }) =>
    [slug, tittel._no, tittel._eng].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <div className={styles.tools}>
        <Field
          name="find"
          type="search"
          label={t('admin_json_backend.find')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <div className={styles.actions}>
          <ExportButton />
          <Button icon="plus" onClick={() => setMaking(true)}>
            {t('admin_json_backend.new')}
          </Button>
        </div>
      </div>
      {backend.others.length > 0 && (
        <Notice tone="info">
          {t('admin_json_backend.others', {
            what: backend.others.map(({ slug, by }) => `${slug} (${by ?? t('admin.gone_account')})`).join(', '),
          })}
        </Notice>
      )}
      {shown.length === 0 ? (
        <NothingHere>{wanted ? t('admin_json_backend.none_found') : t('admin_json_backend.none')}</NothingHere>
      ) : (
        <ul className={styles.documents}>
          {shown.map((entry) => (
            <li key={entry.slug}>
              <DocumentRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {isMaking && (
        <NewDocumentDialog taken={backend.documents.map(({ slug }) => slug)} onClose={() => setMaking(false)} />
      )}
    </>
  );
}

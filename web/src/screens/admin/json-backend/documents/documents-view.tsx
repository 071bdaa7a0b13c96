import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import type { AnswerOf } from '@kodestien/contract/calls';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { saveFile } from '../../../../api-client/save-file.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { DocIcon } from '../../../../layout/doc-icon.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { FailureNotice } from '../../failure-notice.tsx';
import { NothingHere } from '../../nothing-here.tsx';
import { ChangeBadge } from '../changes/change-badge.tsx';
import styles from '../json-backend.module.css';
import { backendPaths } from '../use-backend-address.ts';
import { NewDocumentDialog } from './new-document-dialog.tsx';

/** Every document, live or on its way, with the lessons under their course. */
export function DocumentsView({ backend }: { backend: AnswerOf<'GET admin_json_back'> }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isMaking, setMaking] = useState(false);
  const requested = typed.trim().toLowerCase();
  const shown = backend.documents.filter(({ slug, tittel }) =>
    [slug, tittel._no, tittel._eng].some((text) => text.toLowerCase().includes(requested)),
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
          <Button icon={glyphs.plus} onClick={() => setMaking(true)}>
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
        <NothingHere>{requested ? t('admin_json_backend.none_found') : t('admin_json_backend.none')}</NothingHere>
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

function DocumentRow({ entry }: { entry: DocumentEntry }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, tittel, icon, parent, blocks, live, edited, staged } = entry;
  return (
    <Link
      to={backendPaths.document(slug)}
      className={styles.document}
      data-lesson={parent !== null || undefined}
      data-removed={staged === 'removed' || undefined}
    >
      <DocIcon icon={icon} />
      <span>
        <span className={styles.title}>{tittel[lang]}</span>
        <span className={styles.slug}>{slug}</span>
      </span>
      <span className={styles.marks}>
        {staged && <ChangeBadge kind={staged} isStaged />}
        {!live && !staged && <Badge>{t('admin_json_backend.not_live')}</Badge>}
        {edited && <Badge tone="mark">{t('admin_json_backend.edited')}</Badge>}
        <span className="soft small">{t('admin_json_backend.blocks', { blocks })}</span>
      </span>
    </Link>
  );
}

const FILE = 'kodestien-content.zip';

/** The live documents as the files of the content folder, packed together: to be unpacked there and committed. */
function ExportButton() {
  const t = useT();
  const { busy, failure, run } = useAction();
  const [count, setCount] = useState<number | null>(null);

  function save() {
    setCount(null);
    void run(async () => {
      const { files } = await call('GET admin_export', {});
      const { zipFile } = await import('./zip-file.ts');
      saveFile(FILE, zipFile(files));
      setCount(files.length);
    });
  }

  return (
    <>
      <Button icon={glyphs.download} onClick={save} loading={busy}>
        {t('admin_json_backend.export')}
      </Button>
      {count !== null && (
        <Notice tone="good" live>
          {t('admin_json_backend.export.done', { count, file: FILE })}
        </Notice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}

import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { saveFile } from '../../../../save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { FailureNotice } from '../../failure-notice.tsx';

const FILE = 'kodestien-content.zip';

/** The live documents as the files of the content folder, packed together: to be unpacked there and committed. */
export function ExportButton() {
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
      <Button icon="download" onClick={save} loading={busy}>
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

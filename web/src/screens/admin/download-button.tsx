import { saveFile } from '../../api-client/save-file.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { FailureNotice } from './failure-notice.tsx';

/** Each row of a table downloads by itself, whatever else the page is waiting for. */
export function DownloadButton({ file, request }: { file: string; request: () => Promise<Blob> }) {
  const t = useT();
  const { busy, failure, run } = useAction();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={glyphs.download}
        loading={busy}
        onClick={() => void run(async () => saveFile(file, await request()))}
      >
        {t('admin.download')}
      </Button>
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}

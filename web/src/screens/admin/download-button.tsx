import { saveFile } from '../../api-client/save-file.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';

type DownloadButtonProps = {
  file: string;
  request: () => Promise<Blob>;
  /** Shown above the table: a row has no room for it. Null when a new attempt begins. */
  onFailure: (error: unknown) => void;
};

/** Each row of a table downloads by itself, whatever else the page is waiting for. */
export function DownloadButton({ file, request, onFailure }: DownloadButtonProps) {
  const t = useT();
  const { busy, run } = useAction();
  async function save() {
    onFailure(null);
    try {
      saveFile(file, await request());
    } catch (error) {
      onFailure(error);
    }
  }
  return (
    <Button size="small" variant="quiet" icon={glyphs.download} loading={busy} onClick={() => void run(save)}>
      {t('admin.download')}
    </Button>
  );
}

import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export function EditorDidNotArrive({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('profil_set.picture.no_editor')}
      closeLabel={t('profil_set.cancel')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
      }
    >
      <p>{t('profil_set.picture.no_editor.text')}</p>
    </Dialog>
  );
}

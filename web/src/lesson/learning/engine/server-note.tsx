import { LANGUAGES, type ProgramLanguage } from '@kodestien/contract/languages';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { savesData } from '../../../loading/saves-data.ts';
import { useEngineState } from './engine-state.ts';

/** Under a program that ran on the server: that it did, and how far the page's own engine is. */
export function ServerNote({ language }: { language: ProgramLanguage }) {
  const t = useT();
  const format = useFormat();
  const { status, loaded, total } = useEngineState(language);
  const { name } = LANGUAGES[language];
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 1e5) / 10);
  const note = () => {
    if (status === 'here') return t('learning.server.here', { language: name });
    if (status === 'failed') return t('learning.server.failed', { language: name });
    if (savesData()) return t('learning.server.saves_data');
    if (total === 0) return t('learning.server.loading', { language: name });
    return t('learning.server.progress', { language: name, loaded: megabytes(loaded), total: megabytes(total) });
  };
  return <p className="soft figures small">{note()}</p>;
}

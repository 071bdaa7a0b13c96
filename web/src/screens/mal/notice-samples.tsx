import { useT } from '../../i18n/use-t.ts';
import { Notice } from '../../ui/notice.tsx';
import { TONES } from '../../ui/tone.ts';
import { Sample } from './sample.tsx';

export function NoticeSamples() {
  const t = useT();
  return (
    <Sample title={t('mal.notices.title')}>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {t(`mal.notices.${tone}`)}
        </Notice>
      ))}
    </Sample>
  );
}

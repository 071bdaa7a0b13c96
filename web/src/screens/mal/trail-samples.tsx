import { useT } from '../../i18n/use-t.ts';
import { CAIRN_STATES, Cairn } from '../../ui/cairn.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { TrailLine } from '../../ui/trail-line.tsx';
import styles from './mal-screen.module.css';
import { Sample } from './sample.tsx';

export function TrailSamples() {
  const t = useT();
  const stops = (['done', 'begun', 'ahead'] as const).map((state, index) => ({
    id: state,
    title: t((['mal.trail.stop1', 'mal.trail.stop2', 'mal.trail.stop3'] as const)[index] ?? 'mal.trail.stop1'),
    mark: { state },
    stateLabel: t(`mal.trail.${state}`),
  }));
  return (
    <Sample title={t('mal.trail.title')} text={t('mal.trail.text')}>
      <div className={styles.row}>
        {CAIRN_STATES.map((state) => (
          <Cairn key={state} state={state} size={40} label={t(`mal.trail.${state}`)} />
        ))}
        <TMark size={36} label={t('mal.trail.here')} />
        {(['python', 'javascript', 'html', 'css'] as const).map((language) => (
          <LanguageIcon key={language} language={language} size={36} />
        ))}
      </div>
      <TrailLine label={t('mal.trail.label')} stops={stops} currentId="begun" currentLabel={t('mal.trail.here')} />
    </Sample>
  );
}

import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import styles from './mal-screen.module.css';
import { Sample } from './sample.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSamples() {
  const t = useT();
  return (
    <Sample title={t('mal.actions.title')} text={t('mal.actions.text')}>
      <div className={styles.row}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`mal.actions.${variant}`)}
          </Button>
        ))}
        <Button loading>{t('mal.actions.loading')}</Button>
        <Button disabled>{t('mal.actions.secondary')}</Button>
      </div>
    </Sample>
  );
}

import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './mal-screen.module.css';
import { Sample } from './sample.tsx';

const SIZES = ['display', 'h1', 'h2', 'h3'] as const;

export function TypeSamples() {
  const t = useT();
  return (
    <Sample title={t('mal.type.title')}>
      {SIZES.map((size) => (
        <Heading key={size} level={3} size={size}>
          {t(`mal.type.${size}`)}
        </Heading>
      ))}
      <p className={styles.lesson}>{t('mal.type.lesson')}</p>
      <pre className={styles.code}>
        <code>{'for varde in range(1, 4):\n    print(varde)'}</code>
      </pre>
      <p>
        <TextLink to={paths.mal}>{t('mal.type.link')}</TextLink>
      </p>
    </Sample>
  );
}

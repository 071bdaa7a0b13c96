import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './facts.module.css';

const FACTS = ['open', 'languages', 'privacy'] as const;

export function Facts() {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="landing-facts">
      <Heading level={2} id="landing-facts">
        {t('landing.facts')}
      </Heading>
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact} className={styles.fact}>
            <Heading level={3} size="h4">
              {t(`landing.facts.${fact}`)}
            </Heading>
            <p>{t(`landing.facts.${fact}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

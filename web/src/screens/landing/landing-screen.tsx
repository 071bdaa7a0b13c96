import 'messages:landing';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-screen.module.css';
import { LessonPreview } from './lesson-preview.tsx';
import { Signpost } from './signpost.tsx';

export default function LandingScreen() {
  const t = useT();
  useDocumentTitle(t('landing.title'));
  return (
    <div className={styles.landing}>
      <Hero />
      <Signpost />
      <LessonPreview />
      <Facts />
    </div>
  );
}

const FACTS = ['open', 'languages', 'privacy'] as const;

function Facts() {
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

import 'messages:landing';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { Facts } from './facts.tsx';
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

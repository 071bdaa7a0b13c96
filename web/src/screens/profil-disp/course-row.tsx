import type { CourseProgress } from '@kodestien/contract/profile/player';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { TrailStrip } from '../../ui/trail-strip.tsx';
import { courseSteps } from './course-steps.ts';
import styles from './profile-trail.module.css';

export function CourseRow({ course }: { course: CourseProgress }) {
  const t = useT();
  const lang = useHumanLang();
  const { doc_slug, tittel, done, total } = course;
  const steps = courseSteps(done, total);
  return (
    <li className={styles.course}>
      <p className={styles.title}>
        <TextLink to={paths.doc(doc_slug)}>{tittel[lang]}</TextLink>
        <span className={styles.count}>{t('profil_disp.progress.count', { done, total })}</span>
      </p>
      <TrailStrip marks={steps} here={steps.findIndex(({ isHere }) => isHere)} />
    </li>
  );
}

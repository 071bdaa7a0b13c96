import type { CourseProgress } from '@kodestien/contract/profile/player';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { courseSteps } from './course-steps.ts';
import styles from './profile-trail.module.css';

export function CourseRow({ course }: { course: CourseProgress }) {
  const t = useT();
  const lang = useHumanLang();
  const { doc_slug, tittel, done, total } = course;
  return (
    <li className={styles.course}>
      <p className={styles.title}>
        <TextLink to={paths.doc(doc_slug)}>{tittel[lang]}</TextLink>
        <span className={styles.count}>{t('profil_disp.progress.count', { done, total })}</span>
      </p>
      <div className={styles.line} aria-hidden="true">
        {courseSteps(done, total).map(({ id, state, isHere }) => (
          <span key={id} className={styles.step} data-state={state}>
            {isHere ? <TMark size={20} /> : <Cairn state={state} size={24} />}
          </span>
        ))}
      </div>
    </li>
  );
}

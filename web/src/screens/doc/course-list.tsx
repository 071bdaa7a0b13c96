import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { Link } from '../../ui/link.tsx';
import { COURSES, STOPS } from './courses.ts';
import styles from './doc-screen.module.css';

export function CourseList() {
  const t = useT();
  return (
    <ul className={styles.courses}>
      {COURSES.map((course) => (
        <li key={course} className={styles.course}>
          <LanguageIcon language={course} size={40} />
          <div className={styles.courseWords}>
            <Heading level={2} size="h3">
              <Link to={paths.doc(course)} className={styles.courseLink}>
                {t(`doc.${course}.title`)}
              </Link>
            </Heading>
            <p>{t(`doc.${course}.short`)}</p>
            <ul className={styles.topics}>
              {STOPS.map((stop) => (
                <li key={stop}>{t(`doc.${course}.${stop}`)}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

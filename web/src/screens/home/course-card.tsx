import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { DocIcon } from '../../layout/doc-icon.tsx';
import { countDone, lessonMark, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TrailStrip } from '../../ui/trail-strip.tsx';
import styles from './home-screen.module.css';

type CourseCardProps = {
  course: HeaderItem;
  /** The second card of the front page has a link to the people who learn here, as for visitors. */
  leadsToPeople: boolean;
};

/** A course as its trail: how far one has come, the next lesson, and what lies beside it. */
export function CourseCard({ course, leadsToPeople }: CourseCardProps) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const lessons = course.children;
  const done = countDone(lessons, progress);
  const left = lessonToContinue(lessons, progress);
  const next = left ?? lessons[0];
  const nextText = left ? 'home.next' : done > 0 ? 'home.again' : 'home.first';
  return (
    <li className={styles.course}>
      <div className={styles.name}>
        <DocIcon icon={course.icon} size={32} />
        <Heading level={3} size="h4">
          <Link to={course.page} className={styles.title}>
            {course.tittel[lang]}
          </Link>
        </Heading>
        <span className={styles.count}>{t('home.count', { done, all: lessons.length })}</span>
      </div>
      <TrailStrip
        marks={lessons.map((lesson) => lessonMark(progress, lesson))}
        here={left ? lessons.indexOf(left) : undefined}
      />
      <ul className={styles.links}>
        {next && (
          <li>
            <TextLink to={next.page}>{t(nextText, { title: next.tittel[lang] })}</TextLink>
          </li>
        )}
        {course.ch_arr.map(({ slug, page, tittel }) => (
          <li key={slug}>
            <TextLink to={page}>{tittel[lang]}</TextLink>
          </li>
        ))}
        {leadsToPeople && publicConfig.show_user_list && (
          <li>
            <TextLink to={paths.userProfilList}>{t('home.people')}</TextLink>
          </li>
        )}
      </ul>
    </li>
  );
}

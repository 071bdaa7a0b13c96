import type { Course } from '@kodestien/contract/document/reader';
import { useUser } from '../../account/user-context.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { TrailMap } from '../../lesson/document/trail-map/trail-map.tsx';
import { lessonMark } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { menuItems } from '../../store/header-item.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DocumentMark } from './document-mark.tsx';
import { nextCourse } from './next-course.ts';
import { Sign } from './sign.tsx';
import styles from './summit.module.css';

/** The end of a course: the whole trail from above, what is left of it, and the next one. */
export function Summit({ course }: { course: Course }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const courses = menuItems(useHeaderList().items).filter(({ children }) => children.length > 0);
  const next = nextCourse(courses, course.slug, progress);
  const all = course.lessons.length;
  const left = course.lessons.filter((lesson) => lessonMark(progress, lesson).state !== 'done');
  const isAllDone = left.length === 0;
  return (
    <section className={styles.summit} aria-labelledby="summit">
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading level={2} size="display" id="summit">
            {isAllDone ? t('doc.done.title') : t('doc.summit.last', { course: course.tittel[lang] })}
          </Heading>
          {isAllDone ? (
            <p className={styles.text}>{t('doc.summit.all_done', { all, course: course.tittel[lang] })}</p>
          ) : (
            <p className={styles.text}>
              {t('doc.summit.left')}{' '}
              {left.map(({ slug, page, tittel }, index) => (
                <span key={slug}>
                  {index > 0 && ', '}
                  <TextLink to={page}>{tittel[lang]}</TextLink>
                </span>
              ))}
            </p>
          )}
          <SummitReward slug={course.slug} />
          {next && (
            <Sign
              to={next.page}
              mark={<DocumentMark icon={next.icon} size={40} />}
              label={t('doc.summit.next')}
              title={next.tittel[lang]}
            />
          )}
          <ul className={styles.links}>
            {course.ch_arr.map(({ slug, page, tittel }) => (
              <li key={slug}>
                <TextLink to={page}>{tittel[lang]}</TextLink>
              </li>
            ))}
            <li>
              <TextLink to={paths.doc()}>{t('doc.all')}</TextLink>
            </li>
          </ul>
        </div>
        <TrailMap lessons={course.lessons} />
      </div>
    </section>
  );
}

/** The points of a course and its certificate; for a visitor, the way to have them. */
function SummitReward({ slug }: { slug: string }) {
  const t = useT();
  const { user } = useUser();
  const score = useProgress().courses[slug];
  if (!user && publicConfig.show_signup) {
    return (
      <p className={styles.text}>
        {t('doc.summit.account')} <TextLink to={paths.signup}>{t('layout.signup')}</TextLink>
      </p>
    );
  }
  if (!score) return null;
  return (
    <div className={styles.reward}>
      {score.poeng_all > 0 && (
        <p className={styles.points}>{t('doc.summit.points', { poeng: score.poeng, all: score.poeng_all })}</p>
      )}
      {score.done && <ButtonLink to={paths.kursbevis(slug)}>{t('doc.summit.certificate')}</ButtonLink>}
    </div>
  );
}

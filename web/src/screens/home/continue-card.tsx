import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { countDone, courseToContinue, lessonMark, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TrailStrip } from '../../ui/trail-strip.tsx';
import styles from './home-screen.module.css';

/** The one red button: on with the lesson that was left, or the first lesson that is not done. */
export function ContinueCard({ courses }: { courses: readonly HeaderItem[] }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const isLeft = ({ children }: HeaderItem) => countDone(children, progress) < children.length;
  const left = courseToContinue(courses, progress);
  const course = left ?? courses.find(isLeft);
  if (!course) return <AllDone />;

  const lessons = course.children;
  const lesson = lessonToContinue(lessons, progress) ?? lessons[0];
  const at = lessons.findIndex(({ slug }) => slug === lesson?.slug);
  if (!lesson) return null;
  const title = lesson.tittel[lang];
  return (
    <section className={styles.card} aria-labelledby="home-continue">
      <Contours edge="sharp" />
      <div className="stack gap-1 breaks">
        <p className="soft strong">{left ? t('home.continue') : t('home.begin')}</p>
        <Heading level={2} id="home-continue">
          {title}
        </Heading>
        <p>{t('home.lesson', { course: course.tittel[lang], number: at + 1, all: lessons.length })}</p>
      </div>
      <TrailStrip marks={lessons.map((lesson) => lessonMark(progress, lesson))} here={left ? at : undefined} />
      <div>
        <ButtonLink to={lesson.page} variant="primary" size="large">
          {left ? t('layout.continue_with', { title }) : t('home.begin_button', { title })}
        </ButtonLink>
      </div>
    </section>
  );
}

function AllDone() {
  const t = useT();
  return (
    <section className={styles.card} aria-labelledby="home-continue">
      <Contours edge="sharp" />
      <div className="stack gap-1 breaks">
        <Heading level={2} id="home-continue">
          {t('home.all_done')}
        </Heading>
        <p>{t('home.all_done.text')}</p>
      </div>
      <div>
        <ButtonLink to={paths.doc()} size="large">
          {t('home.all_done.link')}
        </ButtonLink>
      </div>
    </section>
  );
}

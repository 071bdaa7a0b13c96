import { RUN_LANGUAGES } from '@kodestien/contract/languages';
import type { CourseProgress, PublicProfile } from '@kodestien/contract/profile/player';
import { useFormat } from '../../i18n/use-format.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { courseSteps } from '../../lesson/progress/course-steps.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TrailStrip } from '../../ui/trail-strip.tsx';
import styles from './profile-trail.module.css';

/** How far someone has come, and what was reached on the way. */
export function ProfileTrail({ player, isOwn }: { player: PublicProfile; isOwn: boolean }) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const { progress, badges, username_current: username } = player;
  const begun = progress.filter(({ done }) => done > 0);

  if (begun.length === 0 && badges.length === 0) {
    return (
      <EmptyState
        title={isOwn ? t('profil_disp.no_trail_own') : t('profil_disp.no_trail')}
        action={isOwn && <ButtonLink to={paths.doc()}>{t('profil_disp.no_trail_own.link')}</ButtonLink>}
      >
        <p>{isOwn ? t('profil_disp.no_trail_own.text') : t('profil_disp.no_trail.text', { username })}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {begun.length > 0 && (
        <section className={styles.section} aria-labelledby="progress-heading">
          <Heading level={2} size="h3" id="progress-heading">
            {t('profil_disp.progress')}
          </Heading>
          <ul className="stack gap-3">
            {begun.map((course) => (
              <CourseRow key={course.doc_slug} course={course} />
            ))}
          </ul>
        </section>
      )}
      {badges.length > 0 && (
        <section className={styles.section} aria-labelledby="badges-heading">
          <Heading level={2} size="h3" id="badges-heading">
            {t('profil_disp.badges')}
          </Heading>
          <ul className={styles.badges} aria-label={t('profil_disp.badges')}>
            {badges.map((badge) => (
              <li key={badge.slug} className={styles.badge}>
                <BadgeShape slug={badge.slug} />
                <span>
                  {badge.tittel[lang]} <span className={styles.date}>{format.date(badge.earned_at)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Each is drawn for what it is: the number that was reached, or the mark of the course that was finished. */
function BadgeShape({ slug }: { slug: string }) {
  const count = /^exercises-(\d+)$/.exec(slug)?.[1];
  const language = RUN_LANGUAGES.find((one) => slug === `course-${one}`);
  return (
    <span className={styles.shape} data-kind={count ? 'count' : 'course'} aria-hidden="true">
      {count ?? (language ? <LanguageIcon language={language} size={30} /> : <Cairn state="done" size={28} />)}
    </span>
  );
}

function CourseRow({ course }: { course: CourseProgress }) {
  const t = useT();
  const lang = useHumanLang();
  const { doc_slug, tittel, done, total } = course;
  const steps = courseSteps(done, total);
  return (
    <li className="stack gap-1">
      <p className={styles.title}>
        <TextLink to={paths.doc(doc_slug)}>{tittel[lang]}</TextLink>
        <span className={styles.count}>{t('profil_disp.progress.count', { done, total })}</span>
      </p>
      <TrailStrip marks={steps} here={steps.findIndex(({ isHere }) => isHere)} />
    </li>
  );
}

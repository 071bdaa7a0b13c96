import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { useProgress } from '../../progress/progress-store.ts';
import { publicConfig } from '../../public-config.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './summit.module.css';

/** The points of a course and its certificate; for a visitor, the way to have them. */
export function SummitReward({ slug }: { slug: string }) {
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

import { useT } from '../../i18n/use-t.ts';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { paths } from '../../paths.ts';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useUser } from '../../user-context.tsx';
import { CodeSample } from './code-sample.tsx';
import styles from './hero.module.css';
import { MapTrail } from './map-trail.tsx';
import { NextStep } from './next-step.tsx';

/** One sentence and one button in open country, and beside them a program that already says what it does. */
export function Hero() {
  const t = useT();
  const { user } = useUser();
  // A line break in the text is where the sentence takes its breath; each part wraps evenly by itself.
  const sentence = user ? t('landing.welcome_back') : t('landing.sentence');
  return (
    <section className={styles.hero}>
      <Contours edge="sharp" />
      <MapTrail />
      <div className={styles.inner}>
        <div className={styles.words}>
          {/* Wider windows have it in the header; on a phone the menu would hide it. */}
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {user && <p className={styles.greeting}>{t('landing.greeting', { username: user.username })}</p>}
          <Heading level={1} size="display">
            {sentence.split('\n').map((part) => (
              <span key={part} className={styles.part}>
                {part}{' '}
              </span>
            ))}
          </Heading>
          <div className={styles.actions}>
            <NextStep />
            {user && <TextLink to={paths.profilDisp(user.username)}>{t('landing.to_profile')}</TextLink>}
          </div>
        </div>
        <CodeSample />
      </div>
    </section>
  );
}

import { useT } from '../../i18n/use-t.ts';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { CodeSample } from './code-sample.tsx';
import styles from './hero.module.css';
import { MapTrail } from './map-trail.tsx';
import { NextStep } from './next-step.tsx';

/** One sentence and one button in open country, and beside them a program that already says what it does. */
export function Hero() {
  const t = useT();
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
          {/* A line break in the text is where the sentence takes its breath; each part wraps evenly by itself. */}
          <Heading level={1} size="display">
            {t('landing.sentence')
              .split('\n')
              .map((part) => (
                <span key={part} className={styles.part}>
                  {part}{' '}
                </span>
              ))}
          </Heading>
          <div>
            <NextStep />
          </div>
        </div>
        <CodeSample />
      </div>
    </section>
  );
}

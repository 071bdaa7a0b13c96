import { useEffect, useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { courseToContinue, lessonToContinue } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { CodeSample } from './code-sample.tsx';
import styles from './hero.module.css';

const useEnglishLine = lazyPart('english', () => import('./english-line.tsx'));

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
          <div className="stack gap-1">
            <div>
              <NextStep />
            </div>
            <p className="soft">{t('landing.free')}</p>
          </div>
        </div>
        <CodeSample />
      </div>
      <InEnglish />
    </section>
  );
}

/** For a browser that asks for English before any language of ours; its code comes for those alone. */
function InEnglish() {
  const lang = useHumanLang();
  const [asksForEnglish, setAsks] = useState(false);
  useEffect(() => setAsks(/^en\b/.test(navigator.language)), []);
  const { part } = useEnglishLine(asksForEnglish && lang === '_no');
  return part && lang === '_no' ? <part.EnglishLine /> : null;
}

/**
 * The way up, as every trail is drawn here: walked and ahead, with cairns along it and a T in between. Drawn from the
 * middle of the page in fixed pixels, so that it passes between the words and the program at every width.
 */
function MapTrail() {
  return (
    <svg
      className={styles.trail}
      width="2400"
      height="720"
      viewBox="-1200 -360 2400 720"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.walked}
        d="M-1200 262C-980 330-800 236-640 276S-400 318-300 296C-140 262-40 196 8 118 40 66 54 20 56-30"
      />
      <path
        className={styles.ahead}
        d="M56-30C58-110 60-190 120-244S340-310 470-270 640-322 770-290 980-222 1200-300"
      />
      <g transform="translate(-318 272)">
        <Cairn state="done" size={36} />
      </g>
      <g transform="translate(38 -34)">
        <Cairn state="begun" size={36} />
      </g>
      <g transform="translate(45 -60)">
        <TMark size={22} />
      </g>
      <g transform="translate(452 -296)">
        <Cairn state="ahead" size={36} />
      </g>
    </svg>
  );
}

/** The one button: the first lesson, or for someone who has read here before the one they left off at. */
function NextStep() {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const course = courseToContinue(useHeaderList().items, progress);
  const left = course && lessonToContinue(course.children, progress);
  return (
    <ButtonLink to={left?.page ?? paths.doc('python-first-steps')} variant="primary" size="large">
      {left ? t('layout.continue_with', { title: left.tittel[lang] }) : t('landing.start')}
    </ButtonLink>
  );
}

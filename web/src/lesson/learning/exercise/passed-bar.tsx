import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { ExerciseVerdict } from '@kodestien/contract/learning/operations';
import { useNavigate } from 'react-router';
import { useUser } from '../../../account/user-context.tsx';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Cairn } from '../../../ui/cairn.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { signupFrom, useLearningPage } from '../page-context.ts';
import styles from './exercise.module.css';

type PassedProps = {
  block: ReaderBlockOf<'exercise'>;
  verdict: ExerciseVerdict | null;
  solution: { isShown: boolean; toggle: () => void } | null;
};

/** Solved: what was earned, another way to do it, and the way on. */
export function PassedBar({ block, verdict, solution }: PassedProps) {
  return (
    <div className={styles.passed}>
      <PassedText block={block} verdict={verdict} />
      <span className={styles.passedActions}>
        <OtherSolution solution={solution} />
        <WayOn slug={block.slug} />
      </span>
    </div>
  );
}

/** The same in the sheet of a phone; the way on is in its bar. */
export function PassedNote({ block, verdict, solution }: PassedProps) {
  return (
    <div className={styles.passedNote}>
      <PassedText block={block} verdict={verdict} />
      <OtherSolution solution={solution} />
    </div>
  );
}

function PassedText({ block, verdict }: Omit<PassedProps, 'solution'>) {
  const t = useT();
  const { user } = useUser();
  const page = useLearningPage();
  const isFirst = user === null || (verdict?.poeng_earned ?? 0) > 0;
  return (
    <span className={styles.passedText}>
      <Cairn state="done" size={24} />
      <span>
        <strong>{t(isFirst ? 'learning.exercise.passed' : 'learning.exercise.passed_again')}</strong>
        {user === null && (
          <span className={styles.signup}>
            <TextLink to={paths.signup} state={signupFrom(page?.document.slug, block.slug)}>
              {t('learning.exercise.signup')}
            </TextLink>
          </span>
        )}
      </span>
    </span>
  );
}

function OtherSolution({ solution }: Pick<PassedProps, 'solution'>) {
  const t = useT();
  if (!solution) return null;
  return (
    <button type="button" className={styles.quiet} aria-expanded={solution.isShown} onClick={solution.toggle}>
      {t(solution.isShown ? 'learning.exercise.solution_hide' : 'learning.exercise.another_solution')}
    </button>
  );
}

/** The next block of the page; after the last one, the next lesson. */
export function WayOn({ slug }: { slug: string }) {
  const t = useT();
  const page = useLearningPage();
  const navigate = useNavigate();
  if (!page) return null;
  const { blocks, next } = page.document;
  // The place in the page that asks for something is one, whatever was solved before it.
  const variant = page.justPassed === slug ? 'primary' : 'secondary';
  const following = blocks[blocks.findIndex((block) => block.slug === slug) + 1];
  if (!following) {
    if (!next) return null;
    return (
      <ButtonLink to={next.page} variant={variant} onClick={page.moveOn}>
        {t('learning.exercise.on')}
      </ButtonLink>
    );
  }
  function goOn() {
    page?.moveOn();
    const element = following && document.getElementById(following.slug);
    // Only a part of the lesson is shown here: the rest is on its own page.
    if (!element) return void navigate(paths.doc(page?.document.slug, following?.slug));
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }
  return (
    <Button variant={variant} onClick={goOn}>
      {t('learning.exercise.on')}
    </Button>
  );
}

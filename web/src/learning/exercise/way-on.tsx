import { useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useLearningPage } from '../page-context.ts';

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

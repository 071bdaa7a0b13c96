import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useLearningPage } from '../page-context.ts';

/** The next block of the page; after the last one, the next lesson. */
export function WayOn({ slug }: { slug: string }) {
  const t = useT();
  const page = useLearningPage();
  if (!page) return null;
  const { blocks, next } = page.document;
  const following = blocks[blocks.findIndex((block) => block.slug === slug) + 1];
  if (!following) {
    if (!next) return null;
    return (
      <ButtonLink to={next.page} variant="primary" onClick={page.moveOn}>
        {t('learning.exercise.on')}
      </ButtonLink>
    );
  }
  function goOn() {
    page?.moveOn();
    const element = following && document.getElementById(following.slug);
    if (!element) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }
  return (
    <Button variant="primary" onClick={goOn}>
      {t('learning.exercise.on')}
    </Button>
  );
}

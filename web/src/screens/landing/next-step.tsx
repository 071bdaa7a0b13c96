import { useHeaderList } from '../../document/header-list.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { courseToContinue, lessonToContinue } from '../../progress/progress.ts';
import { useProgress } from '../../progress/progress-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The one button: the first lesson, or for someone who has read here before the one they left off at. */
export function NextStep() {
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

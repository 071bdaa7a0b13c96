import { lastRead } from '../../document/last-read.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../../user-context.tsx';

/** The one button: the first lesson for a visitor, for a learner the one they left off at. */
export function NextStep() {
  const t = useT();
  const lang = useHumanLang();
  const { user } = useUser();
  const left = user ? lastRead() : null;
  const [to, label] = left
    ? [paths.doc(left.slug), t('landing.continue_with', { title: left.tittel[lang] })]
    : user
      ? [paths.doc(), t('landing.continue')]
      : [paths.doc('python-first-steps'), t('landing.start')];
  return (
    <ButtonLink to={to} variant="primary" size="large">
      {label}
    </ButtonLink>
  );
}

import { VERSION } from '@kodestien/contract/limits';
import { useT } from '../../i18n/use-t.ts';
import { Chapter } from './chapter.tsx';

export function About() {
  const t = useT();
  return (
    <>
      {(['why', 'how', 'language'] as const).map((chapter) => (
        <Chapter key={chapter} title={t(`footer.about.${chapter}.title`)}>
          <p>{t(`footer.about.${chapter}.text`)}</p>
        </Chapter>
      ))}
      <p>{t('footer.about.version', { version: VERSION })}</p>
    </>
  );
}

import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Chapter } from './chapter.tsx';

export function Courses() {
  const t = useT();
  return (
    <>
      {(['how', 'python', 'javascript', 'html', 'css'] as const).map((chapter) => (
        <Chapter key={chapter} title={t(`footer.courses.${chapter}.title`)}>
          <p>{t(`footer.courses.${chapter}.text`)}</p>
        </Chapter>
      ))}
      <p>
        <TextLink to={paths.doc()}>{t('footer.courses.link')}</TextLink>
      </p>
    </>
  );
}

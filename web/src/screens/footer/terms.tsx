import { useT } from '../../i18n/use-t.ts';
import { Chapter } from './chapter.tsx';

/** What this software stores. Whoever adds a table that holds something about a person adds a line here. */
const STORED = [
  'username',
  'email',
  'password',
  'profile',
  'comments',
  'names',
  'sessions',
  'mails',
  'limits',
  'log',
] as const;

export function Terms() {
  const t = useT();
  return (
    <>
      <Chapter title={t('footer.terms.use.title')}>
        <p>{t('footer.terms.use.text')}</p>
      </Chapter>
      <Chapter title={t('footer.terms.stored.title')}>
        <ul>
          {STORED.map((what) => (
            <li key={what}>{t(`footer.terms.stored.${what}`)}</li>
          ))}
        </ul>
      </Chapter>
      {(['not', 'browser', 'rights'] as const).map((chapter) => (
        <Chapter key={chapter} title={t(`footer.terms.${chapter}.title`)}>
          <p>{t(`footer.terms.${chapter}.text`)}</p>
        </Chapter>
      ))}
    </>
  );
}

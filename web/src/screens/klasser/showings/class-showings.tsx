import 'messages:klasser';
import type { Showing } from '@kodestien/contract/classes/showings';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { classPaths } from '../../../class-paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LanguageIcon } from '../../../ui/icons/language-icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './class-showings.module.css';

type ClassShowingsProps = {
  id: string;
  /** Whether nothing is said where nothing is shown. */
  isQuiet?: boolean;
};

/** The projects that pupils show in a class, for all who are in it. */
export function ClassShowings({ id, isQuiet = false }: ClassShowingsProps) {
  const t = useT();
  const answer = useAnswer(id, (signal) => call('GET framvisninger', { id }, { signal }), { asksOnReturn: true });
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{t('klasser.showings.failed')}</RetryNotice>;
  }
  if (answer.status === 'loading') return isQuiet ? null : <Skeleton height="6rem" shape="block" />;
  const { results } = answer.data;
  if (results.length === 0) {
    if (isQuiet) return null;
    return (
      <EmptyState title={t('klasser.showings.none')}>
        <p>{t('klasser.showings.none.text')}</p>
      </EmptyState>
    );
  }
  return (
    <section aria-label={t('klasser.showings')} className="stack gap-1">
      <p className="strong small">{t('klasser.showings')}</p>
      <ul className={styles.list}>
        {results.map((showing) => (
          <ShowingRow key={showing.framvisning} id={id} showing={showing} />
        ))}
      </ul>
    </section>
  );
}

function ShowingRow({ id, showing }: { id: string; showing: Showing }) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const { framvisning, title, project, language, by, named, mine, at } = showing;
  const maker = by !== '' && t(named ? 'klasser.showings.by' : 'klasser.showings.by_unnamed', { name: by });
  const about = [maker, mine && t('klasser.showings.mine'), project?.[lang], format.date(at)];
  return (
    <li className={styles.showing}>
      <LanguageIcon language={language} size={20} />
      <div className="stack breaks">
        <TextLink to={classPaths.showing(id, framvisning)}>{title}</TextLink>
        <span className="soft small">{about.filter(Boolean).join(' · ')}</span>
      </div>
    </li>
  );
}

import type { SearchHit } from '@kodestien/contract/document/search';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useIsHydrated } from '../../loading/hydrated.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './document-search.module.css';
import { MarkedText } from './marked-text.tsx';

/** Finds lessons, and places in them, as one types. */
export function DocumentSearch() {
  const isHydrated = useIsHydrated();
  // Each history entry has its own search: a link to this page, from this page too, begins without one.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry has another search
  const stored = useMemo(() => (isHydrated ? storedQuery() : ''), [isHydrated, key]);
  return <Search key={`${key} ${stored}`} stored={stored} />;
}

function Search({ stored }: { stored: string }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const list = useRef<HTMLUListElement>(null);
  const { q, typed, setTyped, answer, hits } = useDocumentSearch(stored);
  const { isAsking } = answer;

  /** Enter goes to the hits, from where Tab and Enter go on as in any list of links. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    list.current?.querySelector('a')?.focus();
  }

  return (
    <search className={styles.search}>
      <form onSubmit={onSubmit}>
        <Field
          name="sok"
          type="search"
          label={t('doc.search')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={QUERY_MAX}
        />
      </form>
      <p role="status" className={styles.count}>
        {!isAsking && hits && t('doc.search.count', { count: hits.length })}
      </p>
      {q !== '' && isAsking && hits === null && <SearchPlaceholder />}
      {answer.status === 'failed' && (
        <RetryNotice title={t('doc.search.failed')} onRetry={answer.askAgain}>
          {errorMessage(answer.error)}
        </RetryNotice>
      )}
      {!isAsking && hits?.length === 0 && <p>{t('doc.search.none', { q })}</p>}
      {hits && hits.length > 0 && (
        <ul ref={list} className={styles.hits} aria-label={t('doc.search.hits')} aria-busy={isAsking}>
          {hits.map((hit) => (
            <Hit key={`${hit.slug}#${hit.blokk_slug}`} hit={hit} />
          ))}
        </ul>
      )}
    </search>
  );
}

function Hit({ hit: { page, blokk_slug, course, tittel, heading, snippet, marks } }: { hit: SearchHit }) {
  return (
    <li className={styles.hit}>
      <Link className={styles.title} to={blokk_slug === null ? page : `${page}#${blokk_slug}`}>
        {heading === null ? tittel : `${tittel}: ${heading}`}
      </Link>
      {course !== null && <p className="soft small">{course}</p>}
      {snippet && (
        <p className={styles.snippet}>
          <MarkedText text={snippet} marks={marks} />
        </p>
      )}
    </li>
  );
}

function SearchPlaceholder() {
  const t = useT();
  return (
    <div role="status" aria-label={t('doc.search.asking')} className={styles.hits}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="3.5rem" shape="block" />
      ))}
    </div>
  );
}

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const DEBOUNCE_MS = 250;
/** As the contract says it; its schemas stay on the server. */
const QUERY_MAX = 100;

/**
 * What is searched for and what was found. The last hits stay in view while the next ones are on their way. The search
 * is stored with the history entry: anyone who comes back from a hit finds it again.
 */
function useDocumentSearch(stored: string) {
  const lang = useHumanLang();
  const [typed, setTyped] = useState(stored);
  const [requested, setAsked] = useState(typed.trim());
  // An emptied field has no hits at once; everything else waits until the typing rests.
  const q = typed.trim() === '' ? '' : requested;
  const answer = useAnswer(
    `${lang} ${q}`,
    async (signal) => (q === '' ? null : (await call('GET sok', { q, human_lang: lang }, { signal })).results),
    { showsLast: true },
  );

  useEffect(() => {
    const rest = setTimeout(() => {
      setAsked(typed.trim());
      storeQuery(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(rest);
  }, [typed]);

  return { q, typed, setTyped, answer, hits: q === '' ? null : answer.data };
}

function storedQuery(): string {
  const stored: unknown = window.history.state?.sok;
  return typeof stored === 'string' ? stored.slice(0, QUERY_MAX) : '';
}

/** Past the router: for it nothing has changed, and the focus stays in the field. */
function storeQuery(typed: string): void {
  window.history.replaceState({ ...window.history.state, sok: typed }, '');
}

import type { SearchHit } from '@kodestien/contract/document/search';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { lessonMark } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { useIsHydrated } from '../../loading/hydrated.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { menuItems } from '../../store/header-item.ts';
import { Button } from '../../ui/button.tsx';
import { Cairn } from '../../ui/cairn.tsx';
import { Field } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './document-search.module.css';
import { MarkedText } from './marked-text.tsx';
import { groupHits, type HitGroup, nearestTitles } from './search-groups.ts';

/** Finds lessons, and places in them, as one types. What is below it stays out of the way of what is found. */
export function DocumentSearch({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  // Each history entry has its own search: a link to this page, from this page too, begins without one.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry has another search
  const stored = useMemo(() => (isHydrated ? storedQuery() : ''), [isHydrated, key]);
  return (
    <Search key={`${key} ${stored}`} stored={stored}>
      {children}
    </Search>
  );
}

function Search({ stored, children }: { stored: string; children: ReactNode }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const list = useRef<HTMLDivElement>(null);
  const { q, typed, setTyped, answer, hits } = useDocumentSearch(stored);
  const { isAsking } = answer;

  /** Enter goes to the hits, from where Tab and Enter go on as in any list of links. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    list.current?.querySelector('a')?.focus();
  }

  return (
    <>
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
        {!isAsking && hits?.length === 0 && <NothingFound q={q} onChoose={setTyped} />}
        {hits && hits.length > 0 && (
          <div ref={list} className={styles.groups} aria-busy={isAsking}>
            {groupHits(hits).map((group) => (
              <CourseHits key={group.course} {...group} />
            ))}
          </div>
        )}
      </search>
      {q === '' && children}
    </>
  );
}

/** What was found in one course, or beside the courses. */
function CourseHits({ course, hits }: HitGroup) {
  const t = useT();
  return (
    <section className="stack gap-1">
      <Heading level={2} size="h4">
        {course ?? t('doc.search.beside')}
      </Heading>
      <ul className={styles.hits} aria-label={t('doc.search.hits_in', { course: course ?? t('doc.search.beside') })}>
        {hits.map((hit) => (
          <Hit key={`${hit.slug}#${hit.blokk_slug}`} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

const SUGGESTIONS = 3;

/** A typing error, most often: the titles that come closest can be searched for with one press. */
function NothingFound({ q, onChoose }: { q: string; onChoose: (q: string) => void }) {
  const t = useT();
  const lang = useHumanLang();
  const titles = menuItems(useHeaderList().items).flatMap(({ children }) => children.map(({ tittel }) => tittel[lang]));
  return (
    <div className="stack gap-1">
      <p>{t('doc.search.none', { q })}</p>
      {titles.length > 0 && (
        <div className="row wrap middle gap-1">
          <span className="soft">{t('doc.search.suggestions')}</span>
          {nearestTitles(q, [...new Set(titles)], SUGGESTIONS).map((title) => (
            <Button key={title} size="small" onClick={() => onChoose(title)}>
              {title}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Hit({ hit: { slug, page, blokk_slug, tittel, heading, snippet, marks } }: { hit: SearchHit }) {
  const t = useT();
  const progress = useProgress();
  const lesson = useHeaderList()
    .items.flatMap(({ children }) => children)
    .find((child) => child.slug === slug);
  const mark = lesson && lessonMark(progress, lesson);
  return (
    <li className={styles.hit}>
      {mark && <Cairn {...mark} size={20} label={t(`layout.lesson.${mark.state}`)} />}
      <Link className={styles.title} to={blokk_slug === null ? page : `${page}#${blokk_slug}`}>
        {heading === null ? tittel : `${tittel}: ${heading}`}
      </Link>
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

import type { SearchHit } from '@kodestien/contract/document/search';
import { type FormEvent, useRef } from 'react';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './document-search.module.css';
import { MarkedText } from './marked-text.tsx';
import { QUERY_MAX, useDocumentSearch } from './use-document-search.ts';

/** Finds lessons, and places in them, as one types. */
export function DocumentSearch() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const list = useRef<HTMLUListElement>(null);
  const { q, typed, setTyped, answer, hits } = useDocumentSearch();
  const isAsking = answer.status === 'loading';

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
        {q !== '' && !isAsking && hits && answer.status === 'loaded' && t('doc.search.count', { count: hits.length })}
      </p>
      {q !== '' && isAsking && hits === null && <SearchPlaceholder />}
      {answer.status === 'failed' && (
        <Notice
          tone="bad"
          live
          title={t('doc.search.failed')}
          action={
            <Button size="small" onClick={answer.retry}>
              {t('app.try_again')}
            </Button>
          }
        >
          {errorMessage(answer.error)}
        </Notice>
      )}
      {answer.status === 'loaded' && hits?.length === 0 && <p>{t('doc.search.none', { q })}</p>}
      {answer.status !== 'failed' && hits && hits.length > 0 && (
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

import 'messages:user-profil-list';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../account/user-context.tsx';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useTypedSearch } from '../../ui/use-typed-search.ts';
import { PlayerList } from './player-list.tsx';
import { SEARCH_MAX, SORTS, type Sort } from './player-query.ts';
import styles from './user-profil-list-screen.module.css';

export default function UserProfilListScreen() {
  const t = useT();
  const { is_superuser } = useUser();
  useDocumentTitle(t('user_profil_list.title'));
  // The server refuses the list to all others, so there is nothing to ask it for.
  if (!publicConfig.show_user_list && !is_superuser) return <ClosedList />;
  return <OpenList />;
}

function ClosedList() {
  const t = useT();
  return (
    <PageBody width="text">
      <EmptyState
        level={1}
        title={t('user_profil_list.closed.title')}
        action={<ButtonLink to={paths.doc()}>{t('user_profil_list.closed.courses')}</ButtonLink>}
      >
        <p>{t('user_profil_list.closed.text')}</p>
      </EmptyState>
    </PageBody>
  );
}

function OpenList() {
  const t = useT();
  const { q, sort, key, typed, setTyped, chooseSort, clear } = useListAddress();
  const isSearching = typed.trim() !== '';
  return (
    <PageBody width="text">
      <div className="stack gap-1">
        <Heading level={1}>{t('user_profil_list.title')}</Heading>
        <p className="soft">{t('user_profil_list.lead')}</p>
      </div>
      <search className={styles.tools}>
        <Field
          name="q"
          type="search"
          label={t('user_profil_list.search')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
        />
        <SelectField<Sort | 'search'>
          name="sort"
          label={t('user_profil_list.sort')}
          value={isSearching ? 'search' : sort}
          onChange={(chosen) => chosen !== 'search' && chooseSort(chosen)}
          // A search has an order of its own.
          disabled={isSearching}
          options={(isSearching ? (['search'] as const) : SORTS).map((value) => ({
            value,
            label: t(`user_profil_list.sort.${value}`),
          }))}
        />
      </search>
      <PlayerList q={q} sort={sort} entry={key} onClear={clear} />
    </PageBody>
  );
}

/** Search and order live in the address, so that going back from a profile finds the same list. */
function useListAddress() {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const address = new URLSearchParams(search);
  const q = (address.get('q') ?? '').slice(0, SEARCH_MAX);
  const sort: Sort = SORTS.find((one) => one === address.get('sort')) ?? 'poeng';
  const { typed, setTyped, keepTyped } = useTypedSearch(q, (found) => go({ q: found }));

  function go(changes: { q?: string; sort?: Sort }) {
    const next = { q, sort, ...changes };
    const parameters = new URLSearchParams();
    if (next.q) parameters.set('q', next.q);
    if (next.sort !== 'poeng') parameters.set('sort', next.sort);
    keepTyped();
    void navigate({ search: parameters.toString() }, { replace: true });
  }

  return {
    q,
    sort,
    /** Of the history entry: the list is remembered under it. */
    key,
    typed,
    setTyped,
    chooseSort: (chosen: Sort) => go({ sort: chosen }),
    clear: () => {
      setTyped('');
      go({ q: '' });
    },
  };
}

import { useT } from '../../i18n/use-t.ts';
import { loadHeaderList } from '../../lesson/document/header-list.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import styles from './list-failed.module.css';

/** Is where the documents would: quietly says that they are missing, and asks again. It does so by itself too. */
export function ListFailed() {
  const t = useT();
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ loading }) => loading.header_list);
  if (status === 'loaded' || status === 'idle') return null;
  return (
    <li>
      <div className={styles.failed} role="status">
        {status === 'failed' ? (
          <>
            {t('layout.menu.failed')}
            <button type="button" className={styles.retry} onClick={() => void dispatch(loadHeaderList())}>
              {t('app.try_again')}
            </button>
          </>
        ) : (
          t('layout.menu.trying')
        )}
      </div>
    </li>
  );
}

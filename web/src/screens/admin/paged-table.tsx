import type { Pages } from '../../api-client/use-pages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NothingHere } from './nothing-here.tsx';

type PagedTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  pages: Pages<Row>;
  keyOf: (row: Row) => string | number;
  /** What there is to say when the list is empty. */
  nothing: string;
  /** One line for each row on a phone, with the columns that are not for wide windows only. */
  isCompact?: boolean | undefined;
};

const WAITING_ROWS = 4;

export function PagedTable<Row>({ caption, columns, pages, keyOf, nothing, isCompact }: PagedTableProps<Row>) {
  const t = useT();
  const { rows, next, status, error, loadMore, askAgain } = pages;
  if (status === 'failed') return <FailureNotice error={error} onRetry={askAgain} />;
  if (status === 'loaded' && rows.length === 0) return <NothingHere>{nothing}</NothingHere>;
  const waiting = status === 'loading_more' || (status === 'loading' && rows.length === 0) ? WAITING_ROWS : 0;
  return (
    <div className="stack gap-2">
      <Table caption={caption} columns={columns} rows={rows} keyOf={keyOf} waiting={waiting} isCompact={isCompact} />
      {error !== null && <FailureNotice error={error} onRetry={loadMore} />}
      {error === null && next !== null && (
        <div>
          <Button onClick={loadMore} loading={status === 'loading_more'}>
            {t('admin.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

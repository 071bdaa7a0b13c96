import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are read from the right. */
  align?: 'end' | undefined;
  /** The cell that names its row. */
  isName?: boolean | undefined;
  /** For buttons: the title is for screen readers alone, and the cell keeps to one line. */
  isAction?: boolean | undefined;
  /** A table with widths keeps them, whatever is in its columns; one without shares the rest. */
  width?: string | undefined;
  /** Of a compact table: left out on a phone. */
  isWideOnly?: boolean | undefined;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** So many rows are on their way: they are drawn in their place. */
  waiting?: number | undefined;
  /** On a phone one line for each row. */
  isCompact?: boolean | undefined;
};

/** A list of things with the same parts. On a phone each row is a card, with the titles beside its parts. */
export function Table<Row>({ caption, columns, rows, keyOf, waiting = 0, isCompact = false }: TableProps<Row>) {
  const isFixed = columns.some(({ width }) => width !== undefined);
  return (
    <table
      className={classNames(styles.table, isFixed && styles.fixed, isCompact && styles.compact)}
      aria-busy={waiting > 0}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {isFixed && (
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map(({ key, title, align, isAction }) => (
            <th key={key} scope="col" data-align={align}>
              {isAction ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
        {Array.from({ length: waiting }, (_, index) => index).map((index) => (
          <tr key={`waiting ${index}`}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-title={column.isName || column.isAction ? undefined : column.title}
                data-wide-only={column.isWideOnly || undefined}
              >
                <Skeleton width={column.isName ? '9rem' : '5rem'} height="1.25em" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  if (column.isName) {
    return (
      <th scope="row" className={styles.name}>
        {children}
      </th>
    );
  }
  return (
    <td
      className={classNames(column.isAction && styles.action)}
      data-align={column.align}
      data-title={column.isAction ? undefined : column.title}
      data-wide-only={column.isWideOnly || undefined}
    >
      {children}
    </td>
  );
}

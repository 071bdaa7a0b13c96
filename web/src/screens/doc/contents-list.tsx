import type { DocumentHeading } from '@kodestien/contract/document/reader';
import type { HumanLang } from '@kodestien/contract/language';
import { Link } from '../../ui/link.tsx';
import styles from './contents.module.css';

type ContentsListProps = {
  headings: readonly DocumentHeading[];
  lang: HumanLang;
  current: string | null;
  onFollow?: (() => void) | undefined;
};

export function ContentsList({ headings, lang, current, onFollow }: ContentsListProps) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, level, txt }) => (
        <li key={id} data-level={level}>
          <Link
            to={`#${id}`}
            className={styles.link}
            aria-current={id === current ? 'location' : undefined}
            onClick={onFollow}
          >
            {txt[lang]}
          </Link>
        </li>
      ))}
    </ol>
  );
}

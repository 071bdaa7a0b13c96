import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { lessonMark } from '../../lesson/progress/progress.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import type { HeaderItem } from '../../store/header-item.ts';
import { classNames } from '../../ui/class-names.ts';
import { DocLink } from './doc-link.tsx';
import styles from './group-links.module.css';

/** What a group of the menu folds out: the document itself, its lessons along a trail, and what hangs beside them. */
export function GroupLinks({ item }: { item: HeaderItem }) {
  const t = useT();
  const progress = useProgress();
  const title = item.tittel[useHumanLang()];
  return (
    <>
      <ul className={styles.links}>
        <li>
          <DocLink document={item} className={classNames(styles.link, styles.overview)}>
            {t('layout.overview', { title })}
          </DocLink>
        </li>
        {item.children.map((child) => (
          <li key={child.slug} className={styles.stop}>
            <DocLink document={child} className={styles.link} mark={lessonMark(progress, child)} />
          </li>
        ))}
      </ul>
      {item.ch_arr.length > 0 && (
        <ul className={styles.tags}>
          {item.ch_arr.map((tag) => (
            <li key={tag.slug}>
              <DocLink document={tag} className={classNames(styles.link, tag.tagg_src === 1 && styles.source)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

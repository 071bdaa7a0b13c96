import type { ReactNode } from 'react';
import { type BoardEnd, boardLook } from '../../ui/board-look.ts';
import { Heading } from '../../ui/heading.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import type { LanguageMark } from '../../ui/icons/language-marks.ts';
import { Link } from '../../ui/link.tsx';
import styles from './trail-sign.module.css';

type TrailSignProps = {
  icon: LanguageMark;
  points?: BoardEnd;
  to: string;
  title: string;
  children: ReactNode;
  /** A link of its own inside the board, apart from where the board leads. */
  more?: ReactNode;
};

/** A board with a pointed end. All of it leads where its title does. */
export function TrailSign({ icon, points, to, title, children, more }: TrailSignProps) {
  return (
    <li {...boardLook(styles.sign, { points })}>
      <LanguageIcon language={icon} size={40} className={styles.icon} />
      <div className={styles.words}>
        <Heading level={3}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p>{children}</p>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </li>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { ClimbingTrail } from '../../ui/climbing-trail.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './signin-board.module.css';

type SigninBoardProps = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Under the board: the way to a neighbouring page. */
  beside?: ReactNode;
  /** The board answers what the person just did: the heading takes the focus, so that it is read out. */
  isAnswer?: boolean;
};

/** The board that all sign-in pages are written on. */
export function SigninBoard({ title, lead, children, beside, isAnswer = false }: SigninBoardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={styles.ground}>
      <Contours />
      <ClimbingTrail />
      <Panel width="form" labelledBy={headingId}>
        <div className={styles.board}>
          <div className="stack gap-1">
            <Heading level={1} size="h2" id={headingId} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {children}
        </div>
      </Panel>
      {beside && <p className={styles.beside}>{beside}</p>}
    </div>
  );
}

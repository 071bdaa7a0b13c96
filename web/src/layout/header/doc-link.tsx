import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { documentOpened } from '../../store/doc.ts';
import type { HeaderChild } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { CairnMark } from '../../ui/cairn.tsx';
import { isPlainClick, NavLink } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DocIcon } from '../doc-icon.tsx';
import { routeOf } from './menu-group.ts';

type DocLinkProps = {
  document: Pick<HeaderChild, 'slug' | 'tittel' | 'icon' | 'page'>;
  className: string | undefined;
  /** Of a lesson: how far the reader has come with it. */
  mark?: CairnMark | undefined;
  /** Its title, unless something else is written. */
  children?: ReactNode;
};

/**
 * Opens a document's page and makes it the document in view. The red T marks the one that is being read: beside the cairn of
 * a lesson, as on the trail, in the place of another icon.
 */
export function DocLink({ document, className, mark, children }: DocLinkProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const lang = useHumanLang();
  const route = routeOf(document);
  const isHere = useLocation().pathname === route;
  return (
    <NavLink
      to={route}
      end
      className={className}
      onClick={(event) => {
        if (isPlainClick(event)) dispatch(documentOpened({ slug: document.slug, route }));
      }}
    >
      {isHere && !mark ? <TMark /> : <DocIcon icon={document.icon} mark={mark} />}
      <span>
        {isHere && mark && <TMark size={16} />}
        {children ?? document.tittel[lang]}
        {mark && mark.state !== 'ahead' && <VisuallyHidden> ({t(`layout.lesson.${mark.state}`)})</VisuallyHidden>}
      </span>
    </NavLink>
  );
}

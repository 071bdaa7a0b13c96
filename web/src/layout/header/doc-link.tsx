import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { documentOpened } from '../../store/doc.ts';
import type { HeaderChild } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { isPlainClick, NavLink } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { DocIcon } from '../doc-icon.tsx';
import { routeOf } from './menu-group.ts';

type DocLinkProps = {
  document: HeaderChild;
  className: string | undefined;
  /** Its title, unless something else is written. */
  children?: ReactNode;
};

/** Opens a document's page and makes it the document in view. The red T marks the one that is being read. */
export function DocLink({ document, className, children }: DocLinkProps) {
  const dispatch = useAppDispatch();
  const lang = useHumanLang();
  const route = routeOf(document);
  const { pathname } = useLocation();
  return (
    <NavLink
      to={route}
      end
      className={className}
      onClick={(event) => {
        if (isPlainClick(event)) dispatch(documentOpened({ slug: document.slug, route }));
      }}
    >
      {pathname === route ? <TMark /> : <DocIcon icon={document.icon} />}
      <span>{children ?? document.tittel[lang]}</span>
    </NavLink>
  );
}

import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  replace?: boolean | undefined;
  /** Travels in the history entry, not in the address. */
  state?: unknown;
};

/**
 * A link inside the product. The router's own brings the loading of server routes along, which every
 * first visit would pay for and nothing here uses.
 */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace, state });
  }

  return <a {...rest} href={href} onClick={follow} />;
}

/** A link that knows whether it leads to where one is. With `end` only the very same address counts. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useHref(props.to).split(/[?#]/)[0] ?? '';
  const isHere = pathname === target || (!end && target !== '/' && pathname.startsWith(`${target}/`));
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}

/** Anything else (new tab, new window, download) is the browser's own business. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

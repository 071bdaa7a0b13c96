import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { blokkRouteFollowed, pendingRoute } from '../store/doc.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

/** With a block link or index in the doc state, goes to the frontend route and flags the document as changed. */
export function BlokkNavigation() {
  const target = useAppSelector(({ doc }) => pendingRoute(doc));
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const followed = useRef('');

  useEffect(() => {
    if (target === null) return;
    // The document router is no place to come back to, nor is a page on the way to one of its blocks.
    const replace =
      pathname.startsWith('/doc_router') || followed.current === pathname || target === `${pathname}${hash}`;
    followed.current = target;
    void navigate(target, { replace });
    dispatch(blokkRouteFollowed());
  }, [target, pathname, hash, navigate, dispatch]);

  return null;
}

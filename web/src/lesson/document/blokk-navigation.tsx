import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { blokkRouteFollowed, pendingRoute } from '../../store/doc.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';

/** With a block link or index in the doc state, goes to the frontend route and flags the document as changed. */
export function BlokkNavigation() {
  const target = useAppSelector(({ doc }) => pendingRoute(doc));
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (target === null) return;
    // Neither the document router nor the number of a block is a place to come back to.
    const isOnTheWay = pathname.startsWith('/doc_router') || /^#\d+$/.test(hash);
    void navigate(target, { replace: isOnTheWay || target === `${pathname}${hash}` });
    dispatch(blokkRouteFollowed());
  }, [target, pathname, hash, navigate, dispatch]);

  return null;
}

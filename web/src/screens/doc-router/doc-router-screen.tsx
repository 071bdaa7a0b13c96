import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { blokkRequested } from '../../store/doc.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** Forwards to where a document lives, with the block that was asked for in view. */
export default function DocRouterScreen() {
  const { slug, blokk } = useParams();
  const dispatch = useAppDispatch();
  const route = paths.doc(slug, blokk);
  useEffect(() => {
    if (slug && blokk) dispatch(blokkRequested({ doc_slug: slug, blokk_slug: blokk, route }));
  }, [dispatch, slug, blokk, route]);
  return <Navigate to={route} replace />;
}

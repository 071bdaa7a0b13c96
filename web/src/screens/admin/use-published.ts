import { useCallback } from 'react';
import { getDocHeader } from '../../api-client/document-header.ts';
import { forgetDocuments } from '../../document/document-cache.ts';
import { documentsListed } from '../../store/doc.ts';
import { headerItemsListed } from '../../store/header.ts';
import { menuItems } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** To be called when documents have changed from here: menus and pages of this browser are to show the new ones. */
export function usePublished(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    forgetDocuments();
    getDocHeader().then(
      (list) => {
        dispatch(documentsListed(list));
        dispatch(headerItemsListed(menuItems(list)));
      },
      // The menu stays as it was until the page is loaded again.
      () => {},
    );
  }, [dispatch]);
}

import { useCallback } from 'react';
import { headerListChanged } from '../../lesson/document/header-list.ts';
import { forgetDocuments } from '../../lesson/document/use-document.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** To be called when documents have changed from here: menus and pages of this browser are to show the new ones. */
export function usePublished(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    forgetDocuments();
    void dispatch(headerListChanged());
  }, [dispatch]);
}

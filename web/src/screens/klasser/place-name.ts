import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { placeNamed } from '../../store/path.ts';

/** Tells the path indicator what the page at this address is called, once that is known. */
export function usePlaceName(at: string, label: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (label !== undefined) dispatch(placeNamed({ at, label }));
  }, [dispatch, at, label]);
}

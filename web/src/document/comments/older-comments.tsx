import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { CrudPlace } from '../../store/crud.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loadOlder } from './thread-actions.ts';

/** Asks for the comments before those shown; reading goes on at the first of them. */
export function OlderComments({ place, list }: { place: CrudPlace; list: RefObject<HTMLUListElement | null> }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const next = useAppSelector(({ crud }) => crud.next);
  const older = useAppSelector(({ crud }) => crud.older);
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    if (older === 'loading' || shownBefore.current === null) return;
    const first = list.current?.children[shownBefore.current];
    shownBefore.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [older, list]);

  function load() {
    shownBefore.current = list.current?.children.length ?? null;
    void dispatch(loadOlder(place));
  }

  return (
    <>
      {older === 'failed' && (
        <Notice tone="bad" live>
          {t('comments.older.failed')}
        </Notice>
      )}
      {next !== null && (
        <div>
          <Button size="small" loading={older === 'loading'} onClick={load}>
            {t('comments.older')}
          </Button>
        </div>
      )}
    </>
  );
}

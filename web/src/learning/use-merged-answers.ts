import { useEffect } from 'react';
import { browserStorage } from '../session/browser-storage.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { profileEdited } from '../store/user_profil.ts';

/** What a visitor has solved becomes theirs when they sign in. The code for it comes only if there is something. */
export function useMergedAnswers(): void {
  const dispatch = useAppDispatch();
  const user = useAppSelector(({ loading, user_profil }) =>
    loading.session === 'signed_in' ? user_profil.user?.id : undefined,
  );
  useEffect(() => {
    const storage = browserStorage();
    if (user === undefined || storage.getItem('learning_answers') === null) return;
    import('./merge-answers.ts')
      .then(({ mergeAnswers }) => mergeAnswers(storage))
      .then(
        (poeng) => poeng !== null && dispatch(profileEdited({ poeng })),
        // Another time: the answers are still there.
        () => {},
      );
  }, [user, dispatch]);
}

import { useEffect } from 'react';
import { browserStorage } from '../../account/session/browser-storage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { profileEdited } from '../../store/user_profil.ts';
import { endProgress, noteSolved, startProgress } from '../progress/progress-store.ts';

/**
 * Follows who is signed in: what they have done before is requested, and what they solved as a visitor becomes theirs.
 * The code for that comes only if there is something.
 */
export function useLearner(): void {
  const dispatch = useAppDispatch();
  const user = useAppSelector(({ loading, user_profil }) =>
    loading.session === 'signed_in' ? user_profil.user?.id : undefined,
  );
  useEffect(() => {
    if (user === undefined) return;
    void startProgress();
    return endProgress;
  }, [user]);
  useEffect(() => {
    const storage = browserStorage();
    if (user === undefined || storage.getItem('learning_answers') === null) return;
    import('./merge-answers.ts')
      .then(({ mergeAnswers }) => mergeAnswers(storage))
      .then(
        (poeng) => {
          if (poeng !== null) dispatch(profileEdited({ poeng }));
          noteSolved();
        },
        // Another time: the answers are still there.
        () => {},
      );
  }, [user, dispatch]);
}

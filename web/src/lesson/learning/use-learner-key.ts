import { useAppSelector } from '../../store/hooks.ts';

/** Whose drafts: a visitor's are stored in this browser alone. */
export function useLearnerKey(): number | 'visitor' {
  return useAppSelector(({ user_profil }) => user_profil.user?.id ?? 'visitor');
}

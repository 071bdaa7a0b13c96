import type { HumanLang } from '@kodestien/contract/language';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppSelector } from '../store/hooks.ts';
import { useSession } from './session/session-context.ts';

/** Who is here, for every component (specification point 3). `user` is null for an anonymous visitor. */
export type UserContextValue = {
  user: { username: string } | null;
  is_superuser: boolean;
  img_profil: string;
  human_lang: HumanLang;
  signout: () => void;
};

const UserContext = createContext<UserContextValue | null>(null);

export function useUser(): UserContextValue {
  const value = useContext(UserContext);
  if (!value) throw new Error('useUser needs a UserProvider above it');
  return value;
}

export function UserProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const username = useAppSelector(({ user_profil }) => user_profil.user && user_profil.username_current);
  const is_superuser = useAppSelector(({ user_profil }) => user_profil.is_superuser);
  const img_profil = useAppSelector(({ user_profil }) => user_profil.img_profil);
  const human_lang = useAppSelector(({ user_profil }) => user_profil.human_lang);

  useEffect(() => session.onSignedOut(() => navigate(paths.landing)), [session, navigate]);

  const value = useMemo<UserContextValue>(
    () => ({ user: username ? { username } : null, is_superuser, img_profil, human_lang, signout: session.signOut }),
    [username, is_superuser, img_profil, human_lang, session],
  );
  return <UserContext value={value}>{children}</UserContext>;
}

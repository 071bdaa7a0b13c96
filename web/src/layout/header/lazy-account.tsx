import { createContext, type ReactNode, useContext } from 'react';
import { lazyPart } from '../../loading/lazy-part.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** What only those see who are signed in, or were until now: a visitor does not carry its code. */
const useAccountMenu = lazyPart('account', () => import('./account-menu.tsx'));

type Account = ReturnType<typeof useAccountMenu>;
const AccountContext = createContext<Account | null>(null);

/** Asks for it as soon as it is known that someone may be signed in, while the page still waits to learn who. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const isVisitor = useAppSelector(({ loading }) => loading.session === 'anonymous');
  return <AccountContext value={useAccountMenu(!isVisitor)}>{children}</AccountContext>;
}

/** `part` is null for a visitor, and until it has come. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it');
  return account;
}

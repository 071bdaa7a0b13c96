import { useEffect } from 'react';
import { accountFormLeft, confirmationEdited, passwordEdited, usernameEdited } from '../../store/account.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';

/** The account form state of the store, emptied when the form is left: a password must not outlive its form. */
export function useAccountForm() {
  const dispatch = useAppDispatch();
  const username = useAppSelector(({ account }) => account.username);
  const password = useAppSelector(({ account }) => account.password);
  const confirmation = useAppSelector(({ account }) => account.confirmation);
  useEffect(
    () => () => {
      dispatch(accountFormLeft());
    },
    [dispatch],
  );
  return {
    username,
    password,
    confirmation,
    editUsername: (value: string) => dispatch(usernameEdited(value)),
    editPassword: (value: string) => dispatch(passwordEdited(value)),
    editConfirmation: (value: string) => dispatch(confirmationEdited(value)),
  };
}

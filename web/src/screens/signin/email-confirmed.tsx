import { SigninBoard } from '../../account/board/signin-board.tsx';
import { useUser } from '../../account/user-context.tsx';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** `moved`: the link was for the new address of an account that was there before. */
export type Confirmed = { username: string; moved: boolean };

export function EmailConfirmed({ confirmed: { username, moved } }: { confirmed: Confirmed }) {
  const t = useT();
  const { user } = useUser();
  const toSettings = moved && user !== null;
  return (
    <SigninBoard
      isAnswer
      title={t(moved ? 'signin.confirm.moved.title' : 'signin.confirm.done.title')}
      lead={t(moved ? 'signin.confirm.moved.text' : 'signin.confirm.done.text', { username })}
    >
      <ButtonLink
        to={toSettings ? paths.profilSetGroup('email') : paths.signin}
        state={{ username }}
        variant="primary"
        size="large"
        wide
      >
        {toSettings ? t('signin.confirm.moved.settings') : t('signin.submit')}
      </ButtonLink>
    </SigninBoard>
  );
}

import { useAccountForm } from '../../../account/form/use-account-form.ts';
import { PasswordForm } from './password-form.tsx';
import { ProviderSection } from './provider-section.tsx';
import { UsernameForm } from './username-form.tsx';

/** Both forms work on the account form state of the store, which is emptied when this group is left. */
export function UsernamePasswordGroup() {
  const form = useAccountForm();
  return (
    <div className="stack gap-4">
      <UsernameForm username={form.username} editUsername={form.editUsername} />
      <PasswordForm form={form} />
      <ProviderSection />
    </div>
  );
}

import 'messages:signin';
import type { ComponentType } from 'react';
import { EmailConfirm } from './email-confirm.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { NewPassword } from './new-password.tsx';
import { Signin } from './signin.tsx';
import type { SigninType } from './signin-type.ts';
import { Signup } from './signup.tsx';

const PAGES: Record<SigninType, ComponentType> = {
  signin: Signin,
  signin_email_confirm: EmailConfirm,
  signin_glemt_passord: ForgotPassword,
  signin_glemt_passord_confirm: NewPassword,
  signup: Signup,
};

export default function SigninScreen({ type }: { type: SigninType }) {
  const Page = PAGES[type];
  return <Page />;
}

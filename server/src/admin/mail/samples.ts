import type { PreviewTemplate } from '@kodestien/contract/admin/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { type AccountMailTexts, RESET_TEXTS, USER_CONFIRM_TEXTS } from '../../account/mail-texts.ts';
import {
  EMAIL_CHANGE_CONFIRM_TEXTS,
  EMAIL_CHANGE_NOTICE_TEXTS,
  PASSWORD_CHANGED_TEXTS,
  USER_DELETE_TEXTS,
} from '../../account/notice-texts.ts';
import { renderMail } from '../../mail/render.ts';

/** No token is made like this one, so the link opens a page and settles nothing for anybody. */
const NO_TOKEN = '?token=trial';

const SAMPLES: Record<PreviewTemplate, { texts: AccountMailTexts; address: string }> = {
  user_confirm: { texts: USER_CONFIRM_TEXTS, address: `signin_email_confirm${NO_TOKEN}` },
  glemt_passord: { texts: RESET_TEXTS, address: `signin_glemt_passord_confirm${NO_TOKEN}` },
  password_changed: { texts: PASSWORD_CHANGED_TEXTS, address: 'signin_glemt_passord' },
  email_change_confirm: { texts: EMAIL_CHANGE_CONFIRM_TEXTS, address: `signin_email_confirm${NO_TOKEN}` },
  email_change_notice: { texts: EMAIL_CHANGE_NOTICE_TEXTS, address: 'signin_glemt_passord' },
  user_delete_notice: { texts: USER_DELETE_TEXTS, address: 'signin' },
};

export type SampleFacts = { username: string; publicUrl: string; now: number };

/** A mail with the words that people get, and nothing in it that works. */
export function sampleMail(template: PreviewTemplate, lang: HumanLang, { username, publicUrl, now }: SampleFacts) {
  const { texts, address } = SAMPLES[template];
  const link = `${publicUrl}/${address}`;
  const params = { email: 'ny@example.no', until: now + DELETION_REGRET_MS };
  return { ...renderMail(texts[lang]({ username, link, params }), lang), link };
}

import type { MailTemplate } from '@kodestien/contract/admin/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { type AccountMailTexts, RESET_TEXTS, USER_CONFIRM_TEXTS } from '../../account/mail-texts.ts';
import * as notices from '../../account/notice-texts.ts';
import { COMMENT_NOTICE_TEXTS } from '../../document/comments/notice-mail.ts';
import { type MailContent, renderMail } from '../../mail/render.ts';

export type SampleFacts = { username: string; publicUrl: string; now: number; contact: string };
type Sample = { address: string; write(lang: HumanLang, link: string, facts: SampleFacts): MailContent };

/** No token is made like this one, so the link opens a page and settles nothing for anybody. */
const NO_TOKEN = '?token=trial';

const SAMPLES: Record<MailTemplate, Sample> = {
  user_confirm: account(USER_CONFIRM_TEXTS, `signin_email_confirm${NO_TOKEN}`),
  glemt_passord: account(RESET_TEXTS, `signin_glemt_passord_confirm${NO_TOKEN}`),
  password_changed: account(notices.PASSWORD_CHANGED_TEXTS, 'signin_glemt_passord'),
  username_changed: account(notices.USERNAME_CHANGED_TEXTS, 'signin_glemt_passord'),
  email_change_confirm: account(notices.EMAIL_CHANGE_CONFIRM_TEXTS, `signin_email_confirm${NO_TOKEN}`),
  email_change_notice: account(notices.EMAIL_CHANGE_NOTICE_TEXTS, 'signin_glemt_passord'),
  user_delete_notice: account(notices.USER_DELETE_TEXTS, 'signin'),
  comment_notice: {
    address: 'doc',
    write: (lang, link, { username }) => COMMENT_NOTICE_TEXTS[lang]({ username, link, ...COMMENT[lang] }),
  },
};

const COMMENT = {
  _no: { author: 'kari', tittel: 'Variabler', txt: 'Kan en variabel hete hva som helst?' },
  _eng: { author: 'kari', tittel: 'Variables', txt: 'Can a variable have any name?' },
} as const;

function account(texts: AccountMailTexts, address: string): Sample {
  return {
    address,
    write: (lang, link, { username, now, contact }) => {
      const params = { email: 'ny@example.no', until: now + DELETION_REGRET_MS, before: 'kari', after: username };
      return texts[lang]({ username, link, params, contact });
    },
  };
}

/** A mail with the words that people get, and nothing in it that works. */
export function sampleMail(template: MailTemplate, lang: HumanLang, facts: SampleFacts) {
  const { address, write } = SAMPLES[template];
  const link = `${facts.publicUrl}/${address}`;
  return { ...renderMail(write(lang, link, facts), lang), link };
}

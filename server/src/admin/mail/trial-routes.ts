import { randomUUID } from 'node:crypto';
import type * as operations from '@kodestien/contract/admin/mail';
import type { MailTrial } from '@kodestien/contract/admin/mail';
import type { MailTemplate } from '@kodestien/contract/admin/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { type AccountMailTexts, RESET_TEXTS, USER_CONFIRM_TEXTS } from '../../account/mail-texts.ts';
import * as notices from '../../account/notice-texts.ts';
import { CLASS_DELETE_TEXTS, TEACHER_GRANTED_TEXTS } from '../../account/teacher-texts.ts';
import { COMMENT_NOTICE_TEXTS } from '../../document/comments/notice-mail.ts';
import type { Caller } from '../../http/caller.ts';
import { type MailContent, renderMail } from '../../mail/render.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AdminHandler, AdminServices } from '../services.ts';

/** A superuser waits for the answer: shorter than the browser waits. */
const SEND_LIMIT_MS = 15_000;

export const adminMailPreview: AdminHandler<typeof operations.adminMailPreview> = async (
  { query: { template, human_lang }, caller },
  services,
) => {
  const { subject, text, html } = sampleMail(template, human_lang, factsOf(services, caller));
  return { from: services.config.mailFrom, subject, text, html };
};

export const developerSendEmailUserConfirm: AdminHandler<typeof operations.developerSendEmailUserConfirm> = (
  { body, caller, lang },
  services,
) => sendTrial(services, caller, 'user_confirm', body.to, body.human_lang ?? lang);

export const developerSendEmailGlemtPassord: AdminHandler<typeof operations.developerSendEmailGlemtPassord> = (
  { body, caller, lang },
  services,
) => sendTrial(services, caller, 'glemt_passord', body.to, body.human_lang ?? lang);

async function sendTrial(
  services: AdminServices,
  caller: Caller,
  template: 'user_confirm' | 'glemt_passord',
  to: string,
  lang: HumanLang,
): Promise<MailTrial> {
  await services.limits.take('developer_mail_account', String(caller.player.id));
  const { subject, text, html, link } = sampleMail(template, lang, factsOf(services, caller));
  const messageId = `<${randomUUID()}@${new URL(services.publicUrl()).hostname}>`;
  const began = performance.now();
  const outcome = await services
    .sendMailNow(
      { to, from: services.config.mailFrom, subject, text, html, link, messageId },
      AbortSignal.timeout(SEND_LIMIT_MS),
    )
    .then(
      ({ info }) => ({ sent: true, answer: readable(info), error: '' }),
      (error) => ({ sent: false, answer: '', error: readable(error instanceof Error ? error.message : String(error)) }),
    );
  const details = { to: masked(to), human_lang: lang, sent: outcome.sent };
  const action = `developer_send_email_${template}` as const;
  await writeAudit(services.connection, caller, { action, at: services.now(), details });
  const transport = services.config.smtpUrl ? 'smtp' : 'file';
  return { ...outcome, transport, took_ms: Math.round(performance.now() - began), subject };
}

function factsOf(services: AdminServices, { player }: Caller) {
  const contact = services.config.public.contact_email;
  return { username: player.username, publicUrl: services.publicUrl(), now: services.now(), contact };
}

function readable(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 1000);
}

/** The log is stored for ever, and the address may be a stranger's. */
function masked(address: string): string {
  return address.replace(/^(.{1,2}).*@/u, '$1…@');
}

type SampleFacts = { username: string; publicUrl: string; now: number; contact: string };
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
  oidc_linked: account(notices.OIDC_LINKED_TEXTS, 'profil_set'),
  user_delete_notice: account(notices.USER_DELETE_TEXTS, 'signin'),
  teacher_granted: account(TEACHER_GRANTED_TEXTS, 'klasser'),
  class_delete_notice: account(CLASS_DELETE_TEXTS, 'klasser'),
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
      const params = {
        email: 'ny@example.no',
        until: now + DELETION_REGRET_MS,
        before: 'kari',
        after: username,
        provider: 'Feide',
      };
      return texts[lang]({ username, link, params, contact });
    },
  };
}

/** A mail with the words that people get, and nothing in it that works. */
function sampleMail(template: MailTemplate, lang: HumanLang, facts: SampleFacts) {
  const { address, write } = SAMPLES[template];
  const link = `${facts.publicUrl}/${address}`;
  return { ...renderMail(write(lang, link, facts), lang), link };
}

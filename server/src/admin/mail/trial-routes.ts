import { randomUUID } from 'node:crypto';
import type * as operations from '@kodestien/contract/admin/mail';
import type { MailTrial } from '@kodestien/contract/admin/mail';
import type { HumanLang } from '@kodestien/contract/language';
import type { Caller } from '../../http/caller.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { sampleMail } from './samples.ts';

/** A superuser waits for the answer: shorter than the browser's patience. */
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

/** The log is kept for ever, and the address may be a stranger's. */
function masked(address: string): string {
  return address.replace(/^(.{1,2}).*@/u, '$1…@');
}

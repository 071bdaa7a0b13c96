import { type Static, Type } from 'typebox';
import { Email, Fields, HumanLangSchema, OrNull, Time } from '../fields.ts';
import { operation } from '../operation.ts';
import { Id, Next, page } from './fields.ts';
import { MAIL_TEMPLATES, OUTBOX_STATES } from './rules.ts';

/** How a trial mail went. A mail server that refuses is an answer too, and no error of ours. */
export const MailTrial = Type.Object(
  {
    sent: Type.Boolean(),
    transport: Type.Enum(['smtp', 'file']),
    answer: Type.String({ description: 'What the mail server said, or the file that was written; empty if it failed' }),
    error: Type.String({ description: 'Why it was not sent; empty if it was' }),
    took_ms: Type.Integer(),
    subject: Type.String(),
  },
  { title: 'MailTrial' },
);
export type MailTrial = Static<typeof MailTrial>;

const trial = {
  body: Fields({ to: Email, human_lang: Type.Optional(HumanLangSchema) }),
  success: { status: 200, body: MailTrial },
  errors: [],
} as const;

export const developerSendEmailUserConfirm = operation({
  method: 'POST',
  path: 'developer_send_email_user_confirm',
  summary: 'Really send the confirmation email, now, with a link that does nothing, and say how it went',
  ...trial,
});

export const developerSendEmailGlemtPassord = operation({
  method: 'POST',
  path: 'developer_send_email_glemt_passord',
  summary: 'Really send the forgotten-password email, now, with a link that does nothing, and say how it went',
  ...trial,
});

export const adminMailPreview = operation({
  method: 'GET',
  path: 'admin_mail_preview',
  summary: 'An email as it would be sent, in either language',
  query: Fields({ template: Type.Enum(MAIL_TEMPLATES), human_lang: HumanLangSchema }),
  success: {
    status: 200,
    body: Type.Object({ from: Type.String(), subject: Type.String(), text: Type.String(), html: Type.String() }),
  },
  errors: [],
});

export const OutboxMail = Type.Object(
  {
    id: Type.Integer(),
    template: Type.String(),
    to_email: Type.String(),
    human_lang: HumanLangSchema,
    state: Type.Enum(OUTBOX_STATES),
    attempts: Type.Integer(),
    next_attempt_at: OrNull(Type.Integer({ description: 'Milliseconds since 1970; null: it will not be tried again' })),
    last_error: OrNull(Type.String()),
    created_at: Time,
    sent_at: OrNull(Time),
  },
  { title: 'OutboxMail' },
);
export type OutboxMail = Static<typeof OutboxMail>;

export const adminOutbox = operation({
  method: 'GET',
  path: 'admin_outbox',
  summary: 'Emails that are waiting, were sent or failed, newest first',
  query: Fields({ state: Type.Optional(Type.Enum(OUTBOX_STATES)), ...page }),
  success: { status: 200, body: Type.Object({ results: Type.Array(OutboxMail), next: Next }) },
  errors: [],
});

const onOneMail = {
  body: Fields({ id: Id }),
  success: { status: 200, body: OutboxMail },
  errors: ['not_found', 'mail_not_waiting'],
} as const;

export const adminOutboxRetry = operation({
  method: 'POST',
  path: 'admin_outbox_retry',
  summary: 'Try an email again now: one that is waiting, failed or was cancelled',
  ...onOneMail,
});

export const adminOutboxCancel = operation({
  method: 'POST',
  path: 'admin_outbox_cancel',
  summary: 'Cancel an email that is waiting',
  ...onOneMail,
});

import { act, look } from './admin.ts';

export const developerSendEmailUserConfirm = act<'developerSendEmailUserConfirm'>('developer_send_email_user_confirm');
export const developerSendEmailGlemtPassord = act<'developerSendEmailGlemtPassord'>(
  'developer_send_email_glemt_passord',
);
export const adminMailPreview = look<'adminMailPreview'>('admin_mail_preview');
export const adminOutbox = look<'adminOutbox'>('admin_outbox');
export const adminOutboxRetry = act<'adminOutboxRetry'>('admin_outbox_retry');
export const adminOutboxCancel = act<'adminOutboxCancel'>('admin_outbox_cancel');

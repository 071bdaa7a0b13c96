/** Characters in one document as JSON. */
export const DOCUMENT_JSON_MAX = 2_000_000;

/** What has to be typed before something is removed. The same in both languages: it is the name of the action. */
export const CONFIRM_WORDS = {
  db_delete: 'db_delete',
  db_cycle: 'db_cycle',
  admin_backup_restore: 'restore',
} as const;
export type ConfirmedCall = keyof typeof CONFIRM_WORDS;

/** Every kind of mail. Each has its text, a preview and a name: the compiler asks for them. */
export const MAIL_TEMPLATES = [
  'user_confirm',
  'glemt_passord',
  'password_changed',
  'username_changed',
  'email_change_confirm',
  'email_change_notice',
  'oidc_linked',
  'user_delete_notice',
  'teacher_granted',
  'class_delete_notice',
  'comment_notice',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const OUTBOX_STATES = ['waiting', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

export const USER_FILTERS = ['all', 'unconfirmed', 'locked', 'superuser', 'teacher', 'teacher_asked'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** What a revision came from. */
export const REVISION_KINDS = ['push', 'rollback', 'initialization', 'load', 'delete', 'cycle', 'restore'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** Everything that the audit log speaks of. */
export const AUDIT_ACTIONS = [
  'db_initialization',
  'db_load',
  'db_delete',
  'db_cycle',
  'admin_backup_restore',
  'admin_json_back_add',
  'admin_json_back_remove',
  'admin_json_back_push',
  'admin_revision_rollback',
  'admin_user_confirm',
  'admin_user_lock',
  'admin_user_unlock',
  'admin_user_superuser',
  'admin_user_teacher',
  'admin_user_arr_dump',
  'admin_user_arr_dump_download',
  'admin_user_arr_dump_cleanup_bu',
  'developer_send_email_user_confirm',
  'developer_send_email_glemt_passord',
  'admin_outbox_retry',
  'admin_outbox_cancel',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

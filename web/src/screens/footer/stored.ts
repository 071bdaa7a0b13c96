import type { DataExport } from '@kodestien/contract/account/data-export';

/** The lines of the privacy page, in its order. */
export const STORED = [
  'username',
  'email',
  'password',
  'provider',
  'profile',
  'answers',
  'drafts',
  'reading',
  'days',
  'comments',
  'classes',
  'class_work',
  'class_showings',
  'class_account',
  'teacher',
  'names',
  'sessions',
  'mails',
  'limits',
  'log',
] as const;

type Line = (typeof STORED)[number];

/** Which line names each part of the data export: a part that no line names does not compile. */
export const LINE_OF_EXPORT = {
  account: 'email',
  profile: 'profile',
  points: 'answers',
  answers: 'answers',
  seen_solutions: 'answers',
  drafts: 'drafts',
  reading: 'reading',
  active_days: 'days',
  notices: 'profile',
  usernames_before: 'names',
  sessions: 'sessions',
  mails: 'mails',
  links: 'mails',
  comments: 'comments',
  comment_notices: 'comments',
  visible: 'profile',
  teacher: 'teacher',
  classes: 'classes',
  sign_in_elsewhere: 'provider',
  expected_elsewhere: 'provider',
  questions: 'class_work',
  line_comments: 'class_work',
  kept_comments: 'class_work',
  shown_projects: 'class_showings',
  hand_ins: 'class_work',
  admin_log: 'log',
} as const satisfies Record<Exclude<keyof DataExport, 'exported_at'>, Line>;

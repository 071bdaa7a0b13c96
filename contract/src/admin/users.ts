import { type Static, Type } from 'typebox';
import { Fields, Nothing, OrNull, Time } from '../fields.ts';
import { operation } from '../operation.ts';
import { Id, Next, page, Username } from './fields.ts';
import { USER_FILTERS } from './rules.ts';

export const AdminUser = Type.Object(
  {
    id: Type.Integer(),
    username: Type.String(),
    full_name: Type.String(),
    img_profil: Type.String(),
    email: Type.String(),
    confirmed_at: OrNull(Time),
    is_superuser: Type.Boolean(),
    is_teacher: Type.Boolean(),
    teacher_asked_at: OrNull(Time),
    teacher_school: Type.String({ description: 'Where they say that they teach' }),
    locked_at: OrNull(Time),
    deleted_at: OrNull(Time),
    poeng: Type.Integer(),
    last_seen_at: OrNull(Type.Integer({ description: 'Milliseconds since 1970; null: not in the last 30 days' })),
    created_at: Time,
  },
  { title: 'AdminUser' },
);
export type AdminUser = Static<typeof AdminUser>;

export const adminUserArr = operation({
  method: 'GET',
  path: 'admin_user_arr',
  summary: 'The users, with what only superusers can see, newest first',
  query: Fields({
    q: Type.Optional(
      Type.String({ maxLength: 254, description: 'The beginning of a username, an email address or a name' }),
    ),
    show: Type.Optional(Type.Enum(USER_FILTERS)),
    ...page,
  }),
  success: { status: 200, body: Type.Object({ results: Type.Array(AdminUser), next: Next }) },
  errors: [],
});

const onOneUser = { body: Fields({ id: Id }), success: { status: 200, body: AdminUser } } as const;

export const adminUserConfirm = operation({
  method: 'POST',
  path: 'admin_user_confirm',
  summary: 'Confirm an account manually, as if the link in the email had been opened',
  ...onOneUser,
  errors: ['user_not_found'],
});

export const adminUserLock = operation({
  method: 'POST',
  path: 'admin_user_lock',
  summary: 'Lock an account: every session ends, and nobody signs in to it until it is unlocked',
  ...onOneUser,
  errors: ['user_not_found', 'last_superuser'],
});

export const adminUserUnlock = operation({
  method: 'POST',
  path: 'admin_user_unlock',
  summary: 'Unlock an account',
  ...onOneUser,
  errors: ['user_not_found'],
});

export const adminUserSuperuser = operation({
  method: 'POST',
  path: 'admin_user_superuser',
  summary: 'Give or take away superuser access; the last superuser cannot lose it',
  body: Fields({ id: Id, is_superuser: Type.Boolean() }),
  success: { status: 200, body: AdminUser },
  errors: ['user_not_found', 'last_superuser', 'account_of_class'],
});

export const adminUserTeacher = operation({
  method: 'POST',
  path: 'admin_user_teacher',
  summary: 'Give or take away teacher access, which also answers what was asked for. Classes stay as they are',
  body: Fields({ id: Id, is_teacher: Type.Boolean() }),
  success: { status: 200, body: AdminUser },
  errors: ['user_not_found', 'account_of_class'],
});

export const UserDump = Type.Object(
  {
    name: Type.String(),
    created_at: Time,
    by: Username,
    count: Type.Integer({ description: 'How many users' }),
    bytes: Type.Integer(),
    sha256: Type.String({ description: 'Of the file' }),
  },
  { title: 'UserDump' },
);
export type UserDump = Static<typeof UserDump>;

/** A dump goes after this time, or when someone who is in it is deleted for good, whichever comes first. */
export const DUMP_KEPT_MS = 30 * 24 * 60 * 60_000;

export const adminUserArrDump = operation({
  method: 'POST',
  path: 'admin_user_arr_dump',
  summary: 'Write a dump of all users, kept for 30 days: no passwords, tokens or other secrets',
  body: Nothing,
  success: { status: 201, body: UserDump },
  errors: [],
});

export const adminUserArrDumps = operation({
  method: 'GET',
  path: 'admin_user_arr_dumps',
  summary: 'The stored dumps, newest first',
  success: { status: 200, body: Type.Object({ results: Type.Array(UserDump) }) },
  errors: [],
});

export const adminUserArrDumpFile = operation({
  method: 'GET',
  path: 'admin_user_arr_dump/{name}',
  summary: 'One dump as a file (gzipped JSON)',
  params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
  success: { status: 200, body: Type.String(), file: 'application/gzip' },
  errors: ['not_found'],
});

export const DUMPS_KEEP_MAX = 1000;

export const adminUserArrDumpCleanupBu = operation({
  method: 'POST',
  path: 'admin_user_arr_dump_cleanup_bu',
  summary: 'Remove all dumps but the newest `keep`',
  body: Fields({ keep: Type.Integer({ minimum: 0, maximum: DUMPS_KEEP_MAX }) }),
  success: {
    status: 200,
    body: Type.Object({ removed: Type.Array(Type.String()), results: Type.Array(UserDump) }),
  },
  errors: [],
});

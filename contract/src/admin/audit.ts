import { type Static, Type } from 'typebox';
import { Fields, OrNull, Time } from '../fields.ts';
import { operation } from '../operation.ts';
import { AskedTime, Id, Next, page, Username } from './fields.ts';
import { AUDIT_ACTIONS } from './rules.ts';

const Person = Type.Object({ id: Type.Integer(), username: Username });

export const AuditEntry = Type.Object(
  {
    id: Type.Integer(),
    at: Time,
    actor: Person,
    action: Type.Enum(AUDIT_ACTIONS),
    target: OrNull(Person, { description: 'The user it was done to' }),
    details: Type.Unknown({ description: 'Different for each action; never a secret' }),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const adminAudit = operation({
  method: 'GET',
  path: 'admin_audit',
  summary: 'Who did what in the admin area, newest first',
  query: Fields({
    actor: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'A username' })),
    actor_id: Type.Optional(Id),
    action: Type.Optional(Type.Enum(AUDIT_ACTIONS)),
    from: Type.Optional(AskedTime('Milliseconds since 1970')),
    to: Type.Optional(AskedTime('Milliseconds since 1970; not included itself')),
    ...page,
  }),
  success: { status: 200, body: Type.Object({ results: Type.Array(AuditEntry), next: Next }) },
  errors: [],
});

const Day = Type.Object({ day: Type.String({ description: 'YYYY-MM-DD, in Norway' }), count: Type.Integer() });

export const adminOverview = operation({
  method: 'GET',
  path: 'admin_overview',
  summary: 'How the installation is doing',
  success: {
    status: 200,
    body: Type.Object({
      users: Type.Object({
        total: Type.Integer({ description: 'As many as admin_user_arr lists' }),
        unconfirmed: Type.Integer(),
        locked: Type.Integer(),
        superusers: Type.Integer(),
        new_per_day: Type.Array(Day, { description: 'The last 30 days, oldest first, today last' }),
      }),
      sign_ins: Type.Object({
        today: Type.Integer(),
        per_day: Type.Array(Day, { description: 'The last 30 days, oldest first, today last' }),
      }),
      learning: Type.Object({ exercises_solved: Type.Integer() }),
      mail: Type.Object(
        { sent: Type.Integer(), waiting: Type.Integer(), failed: Type.Integer() },
        { description: 'As many as admin_outbox lists in each of these states' },
      ),
      content: Type.Object({ documents: Type.Integer(), staged: Type.Integer(), comments: Type.Integer() }),
      database: Type.Object({
        kind: Type.Enum(['sqlite', 'postgres']),
        version: Type.String(),
        bytes: Type.Integer(),
      }),
      server: Type.Object({
        version: Type.String(),
        node: Type.String(),
        uptime_ms: Type.Integer({ description: 'Of the process that answered' }),
      }),
    }),
  },
  errors: [],
});

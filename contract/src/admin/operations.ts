/** Every call of the admin area. All of them are for superusers alone. */
export * from './audit.ts';
export * from './database-tools.ts';
export * from './json-backend.ts';
export * from './mail.ts';
export * from './revisions.ts';
export * from './users.ts';

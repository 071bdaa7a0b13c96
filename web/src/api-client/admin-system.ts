import { look } from './admin.ts';

export const adminOverview = look<'adminOverview'>('admin_overview');
export const adminAudit = look<'adminAudit'>('admin_audit');

import type { RunLanguage } from '@kodestien/contract/document/fields';

export const LANGUAGE_NAME: Record<RunLanguage, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
};

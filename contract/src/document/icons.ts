import { LANGUAGE_ICONS, type LanguageIcon } from '../languages.ts';

/** Without the schema library: the web app loads this file, and draws them. Languages have their own marks. */
const OTHER_ICONS = ['home', 'people', 'signin', 'signout', 'signup', 'template', 'cairn', 'book', 'graph'] as const;
export type DocumentIcon = LanguageIcon | (typeof OTHER_ICONS)[number];
export const DOCUMENT_ICONS: readonly DocumentIcon[] = [...LANGUAGE_ICONS, ...OTHER_ICONS];

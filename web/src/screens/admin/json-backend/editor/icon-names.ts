import type { DocumentIcon } from '@kodestien/contract/document/fields';

/** The list of the contract comes with its schemas, which stay out of the browser; the compiler holds this one to it. */
const NAMES: Record<DocumentIcon, true> = {
  python: true,
  javascript: true,
  html: true,
  css: true,
  home: true,
  people: true,
  signin: true,
  signout: true,
  signup: true,
  template: true,
  cairn: true,
  book: true,
};

export const DOCUMENT_ICON_NAMES = Object.keys(NAMES) as DocumentIcon[];

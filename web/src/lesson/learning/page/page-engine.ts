/** The code behind pages, in one chunk that only blocks with a page load. */
export { observeInBrowser, PageFrame } from '@kodestien/sandbox/html-css/browser';
export { runPage } from '@kodestien/sandbox/html-css/page-runner';
export { asEngineError } from '@kodestien/sandbox/javascript/browser-errors';

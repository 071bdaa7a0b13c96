import { observeInBrowser, PageFrame } from '@kodestien/sandbox/html-css/browser';
import { runPage } from '@kodestien/sandbox/html-css/page-runner';

/** What the tests call inside the browser: the sandbox as the product bundles it. */
const sandbox = { observeInBrowser, PageFrame, runPage };
export type Sandbox = typeof sandbox;

Object.assign(window, { sandbox });

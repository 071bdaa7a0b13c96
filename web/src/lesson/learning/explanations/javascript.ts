export { explain } from '@kodestien/sandbox/javascript/explain';
export { explainSilence } from '@kodestien/sandbox/judge/silence';

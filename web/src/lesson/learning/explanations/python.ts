export { explainSilence } from '@kodestien/sandbox/judge/silence';
export { explain } from '@kodestien/sandbox/python/explain';

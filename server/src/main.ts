import { useBundledLibraries } from './bundled-libraries.ts';

// Before anything is imported that needs them.
useBundledLibraries();
await import('./start.ts');

import { preferBundledLibraries } from './bundled-libraries.ts';

// Before anything is imported that needs them.
preferBundledLibraries();
await import('./start.ts');

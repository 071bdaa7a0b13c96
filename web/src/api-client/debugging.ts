type Kind = 'call' | 'navigation' | 'refresh' | 'action';

/**
 * What the app does is logged here: `debugging.log?.('refresh', …)`. Nobody listens unless the server runs with
 * DEBUG_LOG=true; what writes it to the console is loaded only then (start-debug-log.ts).
 */
export const debugging: { log?: (kind: Kind, ...details: unknown[]) => void } = {};

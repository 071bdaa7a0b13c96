/** How a message is meant. Each tone has its own colour and its own icon, so colour never speaks alone. */
export const TONES = ['info', 'good', 'warn', 'bad'] as const;
export type Tone = (typeof TONES)[number];

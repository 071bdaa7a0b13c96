// The glyphs of what is around every page. Apart from the others: a first visit gets these alone.
import type { Glyph } from './icon.tsx';

export const menu: Glyph = 'M4 7h16M4 12h16M4 17h16';
export const close: Glyph = 'M6 6l12 12M18 6L6 18';
export const chevron: Glyph = 'M6 9.5l6 6 6-6';
export const sun: Glyph =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const moon: Glyph = 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z';
export const user: Glyph = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-3.7 3.7-5.5 7.5-5.5s6.7 1.8 7.5 5.5';
export const check: Glyph = 'M5 12.5l4.5 4.5L19 7.5';
export const warning: Glyph = 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.1';
export const info: Glyph = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.6v.1';
export const stop: Glyph = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3v.1';
export const external: Glyph = 'M13 4h7v7M20 4l-9.5 9.5M10 5.5H4.5v14h14V14';
export const arrow: Glyph = 'M4 12h15M13 6l6 6-6 6';
export const home: Glyph = 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5';
export const people: Glyph =
  'M9 5a3.25 3.25 0 1 1 0 6.5A3.25 3.25 0 0 1 9 5zM2.8 19.5c.6-3.2 2.9-4.9 6.2-4.9s5.6 1.7 6.2 4.9M15.5 5.3a3.25 3.25 0 0 1 0 6M17.6 14.9c2 .6 3.2 2.2 3.6 4.6';
export const graph: Glyph = 'M4 4v16h16M7 16.5c4 0 4.5-10 8-10 2.2 0 2.6 3.5 5 3.5';
export const book: Glyph =
  'M12 6.5C10 5 7.3 4.5 4 4.5v13.5c3.3 0 6 .5 8 2 2-1.5 4.7-2 8-2V4.5c-3.3 0-6 .5-8 2zM12 6.5V20';

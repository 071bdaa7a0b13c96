// Our own small set: strokes of 1.75 on a 24 grid, round ends, drawn with currentColor.
import type { Glyph } from './icon.tsx';

export * from './frame-glyphs.ts';

export const globe: Glyph =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 9c-2.6-2.6-3.9-5.6-3.9-9s1.3-6.4 3.9-9z';
export const eye: Glyph =
  'M2.5 12C4.7 7.8 8 5.7 12 5.7s7.3 2.1 9.5 6.3c-2.2 4.2-5.5 6.3-9.5 6.3S4.7 16.2 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
export const eyeOff: Glyph =
  'M4 4l16 16M9.9 6c.7-.2 1.4-.3 2.1-.3 4 0 7.3 2.1 9.5 6.3-.8 1.5-1.7 2.7-2.8 3.7M14.2 14.2A3 3 0 0 1 9.8 9.8M6.3 7.6C4.8 8.6 3.5 10.1 2.5 12c2.2 4.2 5.5 6.3 9.5 6.3 1.5 0 2.9-.3 4.2-.9';
export const back: Glyph = 'M20 12H5M11 6l-6 6 6 6';
export const link: Glyph =
  'M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L11.8 6.2M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6l1.4-1.4';
export const comment: Glyph = 'M4 5h16v11.5h-9L6.5 20.5v-4H4z';
export const copy: Glyph = 'M9 9h11v11H9zM15 9V4H4v11h5';
export const list: Glyph = 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1';
export const undo: Glyph = 'M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4';
export const turnLeft: Glyph = 'M4.5 4v5h5M5 9a8 8 0 1 1-1 4.5';
export const turnRight: Glyph = 'M19.5 4v5h-5M19 9a8 8 0 1 0 1 4.5';
export const picture: Glyph = 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 8.6v.1';
export const pencil: Glyph = 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5';
export const trash: Glyph = 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6';
export const mail: Glyph = 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7';
export const place: Glyph = 'M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3';
export const key: Glyph = 'M8 10.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11.3 12L20 3.5M16.5 7l3 3';
export const bell: Glyph = 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4';
export const device: Glyph = 'M3.5 5h17v11h-17zM8.5 20h7M12 16v4';
export const download: Glyph = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15';
export const lock: Glyph = 'M5.5 10.5h13v9.5h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3';
export const plus: Glyph = 'M12 5v14M5 12h14';

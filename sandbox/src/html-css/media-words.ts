/** Features that are a word; the first is what a reader with nothing set has. */
export const MEDIA_WORDS: Readonly<Record<string, readonly string[]>> = {
  'prefers-color-scheme': ['light', 'dark'],
  'prefers-reduced-motion': ['no-preference', 'reduce'],
  'prefers-contrast': ['no-preference', 'more', 'less', 'custom'],
  'prefers-reduced-transparency': ['no-preference', 'reduce'],
  'prefers-reduced-data': ['no-preference', 'reduce'],
  'forced-colors': ['none', 'active'],
  'inverted-colors': ['none', 'inverted'],
  hover: ['hover', 'none'],
  'any-hover': ['hover', 'none'],
  pointer: ['fine', 'coarse', 'none'],
  'any-pointer': ['fine', 'coarse', 'none'],
  'display-mode': ['browser', 'fullscreen', 'standalone', 'minimal-ui', 'picture-in-picture'],
  'color-gamut': ['srgb', 'p3', 'rec2020'],
  'dynamic-range': ['standard', 'high'],
  'video-dynamic-range': ['standard', 'high'],
  scan: ['progressive', 'interlace'],
  update: ['fast', 'slow', 'none'],
  'overflow-block': ['scroll', 'none', 'paged'],
  'overflow-inline': ['scroll', 'none'],
  scripting: ['none', 'initial-only', 'enabled'],
};
export const NOTHING = new Set(['none', 'no-preference']);

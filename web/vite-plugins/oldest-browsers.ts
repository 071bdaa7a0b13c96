/** The oldest browsers that everything works in; docs/browsers.md says what decides it. */
export const OLDEST_BROWSERS = ['chrome108', 'edge108', 'firefox121', 'safari16.4', 'ios16.4'];

/** The oldest that texts are laid out well in: styles are written so that these understand them, scripts are not. */
export const OLDEST_READERS = ['chrome90', 'edge90', 'firefox90', 'safari14.1', 'ios14.5'];

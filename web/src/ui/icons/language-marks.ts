/** The languages taught here; each has a symbol of this name in language-marks.svg. */
export const LANGUAGE_MARKS = ['python', 'javascript', 'html', 'css'] as const;

export type LanguageMark = (typeof LANGUAGE_MARKS)[number];

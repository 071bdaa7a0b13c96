import marks from './language-marks.svg';
import type { LanguageMark } from './language-marks.ts';

type LanguageIconProps = { language: LanguageMark; size?: number | undefined; className?: string | undefined };

/** The mark of a programming language, in the colour of the text around it. Not in the scripts: it is large. */
export function LanguageIcon({ language, size = 32, className }: LanguageIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      data-language={language}
    >
      <use href={`${marks}#${language}`} />
    </svg>
  );
}

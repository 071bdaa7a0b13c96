import styles from './password-strength.module.css';

export type StrengthTone = 'weak' | 'medium' | 'strong' | 'too_long';

const STONES = 3;
const FILLED: Record<StrengthTone, number> = { weak: 1, medium: 2, strong: 3, too_long: 3 };

type PasswordStrengthProps = {
  /** null while the field is empty: the meter keeps its place, unlit. */
  tone: StrengthTone | null;
};

/** Three stones. The words are the field's live status message; this is their picture. */
export function PasswordStrength({ tone }: PasswordStrengthProps) {
  const filled = tone ? FILLED[tone] : 0;
  return (
    <div className={styles.meter} data-strength={tone ?? 'empty'} aria-hidden="true">
      {Array.from({ length: STONES }, (_, index) => index).map((index) => (
        <span key={index} className={styles.stone} data-lit={index < filled || undefined} />
      ))}
    </div>
  );
}

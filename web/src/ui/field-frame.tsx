import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { ToneIcon } from './icons/tone-icon.tsx';
import type { Tone } from './tone.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type FieldStatus = { tone: Tone; text: string };

/** What every kind of field shares: a label, a hint, an error or a live message, and a counter. */
export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** What is wrong, after the person has left the field or tried to send the form. */
  error?: string | null | undefined;
  /** What the field says while typing. Pass null when it has nothing to say yet, so that its line is reserved. */
  status?: FieldStatus | null | undefined;
  required?: boolean | undefined;
  /** Something beside the label, such as a link to a forgotten password. */
  aside?: ReactNode;
  /** Shown when little room is left; before that it would only be noise. */
  counter?: { used: number; max: number; text: string } | undefined;
};

/** The texts of a field apart from what its control gets. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, status, required, aside, counter, ...control } = props;
  return { texts: { label, hint, error, status, required, aside, counter }, control };
}

export type ControlAttributes = {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldTexts & {
  children: (control: ControlAttributes) => ReactNode;
  /** Between the control and its message: a strength meter, for instance. */
  below?: ReactNode;
};

/** Of what a text may hold. */
const COUNTED_FROM = 0.8;

export function FieldFrame({ label, hint, error, status, required, aside, counter, children, below }: FieldFrameProps) {
  const id = useId();
  const message: FieldStatus | null = error ? { tone: 'bad', text: error } : (status ?? null);
  const isCounted = counter !== undefined && counter.used >= COUNTED_FROM * counter.max;
  const hasMessageLine = status !== undefined || Boolean(error);
  const describedBy = [hint && `${id}-hint`, message && `${id}-message`, isCounted && `${id}-counter`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-tone={message?.tone}>
      <div className={styles.heading}>
        <label htmlFor={id} className="strong">
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        // One rule, however it was found out: a bad message, the border and what is read out go together.
        'aria-invalid': message?.tone === 'bad' || undefined,
      })}
      {below}
      <div
        className={classNames('row apart gap-2 small', hasMessageLine ? styles.reserved : !isCounted && styles.unused)}
      >
        {/* The region is always in the page: one that appears together with its text is not read out. */}
        <div id={`${id}-message`} className={styles.message} aria-live="polite">
          {message && (
            <>
              <ToneIcon tone={message.tone} size={16} />
              <span>{message.text}</span>
            </>
          )}
        </div>
        {isCounted && (
          <div className={classNames(styles.counter, counter.used > counter.max && styles.over)}>
            <span aria-hidden="true">
              {counter.used}/{counter.max}
            </span>
            <span id={`${id}-counter`}>
              <VisuallyHidden>{counter.text}</VisuallyHidden>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

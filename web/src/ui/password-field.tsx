import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, splitTexts } from './field-frame.tsx';
import * as glyphs from './icons/glyphs.ts';
import { Icon } from './icons/icon.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id' | 'required' | 'type'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    autoComplete: 'current-password' | 'new-password';
    /** Names of the button that shows the characters, in its two states. */
    showLabel: string;
    hideLabel: string;
    /** A PasswordStrength meter. */
    meter?: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function PasswordField({ onChange, showLabel, hideLabel, meter, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { texts, control } = splitTexts(props);
  return (
    <FieldFrame {...texts} below={meter}>
      {(attributes) => (
        <div className={styles.withButton}>
          <input
            {...control}
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(styles.control, styles.password)}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            <Icon glyph={shown ? glyphs.eyeOff : glyphs.eye} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

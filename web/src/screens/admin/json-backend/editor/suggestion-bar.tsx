import type { KeyboardEvent, Ref } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Completion } from './completions.ts';
import styles from './json-editor.module.css';

type SuggestionBarProps = {
  completions: readonly Completion[];
  onChoose: (completion: Completion) => void;
  onLeave: () => void;
  ref?: Ref<HTMLDivElement>;
};

/** What could be written at the caret, one press away: reached with Ctrl+Space, left with Escape. */
export function SuggestionBar({ completions, onChoose, onLeave, ref }: SuggestionBarProps) {
  const t = useT();

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') onLeave();
    if (!step) return;
    event.preventDefault();
    const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')];
    const now = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    (buttons.at((now + step) % buttons.length) as HTMLElement | undefined)?.focus();
  }

  return (
    <div
      ref={ref}
      className={styles.suggestions}
      role="toolbar"
      aria-label={t('admin_json_backend.suggestions')}
      onKeyDown={onKeyDown}
    >
      {completions.length === 0 ? (
        <span className={styles.quiet}>{t('admin_json_backend.suggestions.none')}</span>
      ) : (
        completions.map((completion) => (
          <button
            key={completion.label}
            type="button"
            className={styles.suggestion}
            // The caret must stay where it is while a finger or mouse presses.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(completion)}
          >
            {completion.label}
          </button>
        ))
      )}
    </div>
  );
}

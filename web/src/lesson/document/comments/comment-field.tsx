import { tidyPlainText } from '@kodestien/contract/document/rules';
import { TEXT_LONG_MAX } from '@kodestien/contract/limits';
import { characterCount } from '@kodestien/contract/text';
import type { KeyboardEvent, Ref } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { TextIssue } from './text-issue.ts';

type CommentFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  issue: TextIssue | null;
  /** Why the server did not take it. */
  refusal?: string | null | undefined;
  onEscape?: (() => void) | undefined;
  lang?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** A text of up to 500 characters, with its counter. Ctrl+Enter sends, Escape leaves where there is a way back. */
export function CommentField({ issue, refusal, onEscape, value, ...field }: CommentFieldProps) {
  const t = useT();
  const used = characterCount(tidyPlainText(value));

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <TextAreaField
      {...field}
      rows={3}
      value={value}
      error={issue ? t(`comments.issue.${issue}`, { max: TEXT_LONG_MAX }) : refusal}
      counter={{ used, max: TEXT_LONG_MAX, text: t('comments.counter', { used, max: TEXT_LONG_MAX }) }}
      onKeyDown={onKeyDown}
    />
  );
}

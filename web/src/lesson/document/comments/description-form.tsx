import { tidyPlainText } from '@kodestien/contract/document/rules';
import { HUMAN_LANGS, type HumanLang, LOCALE, type Translated } from '@kodestien/contract/language';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { CommentField } from './comment-field.tsx';
import { type TextIssue, textIssue } from './text-issue.ts';

type DescriptionFormProps = {
  name: string;
  txt: Translated;
  /** Throws what the server refuses it with; the form may be gone by then. */
  save: (txt: Translated) => Promise<void>;
  onLeave: () => void;
  onRefused: () => void;
};

/** What was typed when the server refused it, so that the form opens with it again. */
const refused = new Map<string, { txt: Translated; reason: string }>();

/** A description always exists in both languages. */
export function DescriptionForm({ name, txt, save, onLeave, onRefused }: DescriptionFormProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const [before] = useState(() => refused.get(name));
  const [typed, setTyped] = useState<Translated>(before?.txt ?? txt);
  const [issues, setIssues] = useState<Record<HumanLang, TextIssue | null>>({ _no: null, _eng: null });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    refused.delete(name);
    form.current?.querySelector('textarea')?.focus();
  }, [name]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = { _no: textIssue(typed._no), _eng: textIssue(typed._eng) };
    setIssues(wrong);
    const first = HUMAN_LANGS.find((lang) => wrong[lang]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="description${first}-${name}"]`)?.focus();
    const tidied = { _no: tidyPlainText(typed._no), _eng: tidyPlainText(typed._eng) };
    try {
      await save(tidied);
    } catch (error) {
      refused.set(name, { txt: typed, reason: `${t('comments.refused.description')} ${errorMessage(error)}` });
      onRefused();
    }
  }

  return (
    <form ref={form} className="stack gap-1" onSubmit={submit} noValidate>
      {HUMAN_LANGS.map((lang) => (
        <CommentField
          key={lang}
          name={`description${lang}-${name}`}
          label={t(`comments.description${lang}`)}
          lang={LOCALE[lang]}
          value={typed[lang]}
          onChange={(text) => {
            setTyped({ ...typed, [lang]: text });
            setIssues({ ...issues, [lang]: null });
          }}
          issue={issues[lang]}
          refusal={lang === '_no' ? before?.reason : null}
          onEscape={onLeave}
        />
      ))}
      <div className="row gap-1">
        <Button type="submit" size="small">
          {t('comments.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {t('comments.cancel')}
        </Button>
      </div>
    </form>
  );
}

import 'messages:talk';
import { TALK_MAX } from '@kodestien/contract/classes/rules';
import type { Question } from '@kodestien/contract/classes/talk';
import type { HumanLang } from '@kodestien/contract/language';
import { type FormEvent, useState } from 'react';
import type { OwnClasses } from '../../account/own-classes.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LinedProgram } from '../../ui/lined-program.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { CommentedProgram } from './commented-program.tsx';
import styles from './talk.module.css';

type AskPanelProps = {
  place: { doc_slug: string; blokk_slug: string };
  lang: HumanLang;
  program: string;
  /** The line that something is wrong with, as far as that is known. */
  errorLine: number | null;
  classes: OwnClasses['member'];
  /** Of this exercise, the newest first. */
  questions: readonly Question[];
  isAsking: boolean;
  onDone: () => void;
  onChange: () => void;
};

/** Asking the teacher about a line, and what was asked and answered before. */
export function AskPanel(props: AskPanelProps) {
  const { questions, isAsking, onChange } = props;
  return (
    <div className={styles.panel}>
      {isAsking && <AskForm {...props} />}
      {questions.map((question) => (
        <Asked key={question.id} question={question} onChange={onChange} />
      ))}
    </div>
  );
}

function AskForm({ place, lang, program, errorLine, classes, onDone, onChange }: AskPanelProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [line, setLine] = useState(errorLine ?? 1);
  const [txt, setText] = useState('');
  const [classId, setClassId] = useState(classes[0]?.id ?? '');
  const [tried, setTried] = useState(false);
  const isEmpty = txt.trim() === '';
  const chosen = Math.min(line, program.split('\n').length);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    void run(async () => {
      await call('POST sporsmal', { id: classId, ...place, human_lang: lang, program, line: chosen, txt: txt.trim() });
      onChange();
      onDone();
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={t('talk.ask.title')}>
      <div className="stack gap-half">
        <Heading level={4} size="h4">
          {t('talk.ask.title')}
        </Heading>
        <p className="soft small">{t('talk.ask.sees')}</p>
      </div>
      {classes.length > 1 && (
        <SelectField
          name="class"
          label={t('talk.ask.class')}
          value={classId}
          onChange={setClassId}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div className="stack gap-half">
        <p className="small strong">{t('talk.ask.line')}</p>
        <LinedProgram
          program={program}
          label={t('talk.ask.line')}
          marked={chosen}
          onLine={setLine}
          lineLabel={(number, text) => t('talk.line', { line: number, text })}
        />
      </div>
      <TextAreaField
        name="question"
        label={t('talk.ask.text', { line: chosen })}
        value={txt}
        onChange={setText}
        maxLength={TALK_MAX}
        rows={3}
        error={tried && isEmpty ? t('talk.ask.required') : null}
      />
      {failure !== null && (
        <Notice tone="bad" live title={t('talk.ask.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
      <p className="row wrap gap-1">
        <Button type="submit" loading={busy}>
          {t('talk.ask.send')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          {t('talk.cancel')}
        </Button>
      </p>
    </form>
  );
}

type AskedProps = { question: Question; onChange: () => void };

function Asked({ question, onChange }: AskedProps) {
  const t = useT();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const { id, klasse, line, txt, at, program, comments } = question;
  const isAnswered = comments.length > 0;
  const takeBack = () =>
    void run(async () => {
      await call('DELETE sporsmal', { id: klasse, sporsmal: id });
      onChange();
    });
  return (
    <section className={styles.question} aria-label={t('talk.asked', { line })}>
      <p className={styles.head}>
        <span>
          <span className="strong">{t('talk.asked', { line })}</span> · {format.dateAndTime(at)}
        </span>
        <span role="status">{isAnswered ? t('talk.answered') : t('talk.waiting')}</span>
      </p>
      <p className={styles.quote} dir="auto">
        {txt}
      </p>
      {isAnswered ? (
        <CommentedProgram program={program} label={t('talk.program')} comments={comments} marked={line} />
      ) : (
        <p>
          <button type="button" className={styles.remove} disabled={busy} onClick={takeBack}>
            {t('talk.take_back')}
          </button>
        </p>
      )}
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </section>
  );
}

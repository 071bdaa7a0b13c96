import 'messages:talk';
import type { Question } from '@kodestien/contract/classes/talk';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useActions } from '../../../../api-client/use-actions.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { CommentedProgram } from '../../../../lesson/talk/commented-program.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './talk.module.css';

type QuestionDialogProps = {
  id: string;
  question: Question;
  /** Nothing can be changed in a class that is archived. */
  isArchived: boolean;
  /** Opens the program where it can be run step by step. */
  onSteps: () => void;
  onChange?: () => void;
  onClose: () => void;
};

/** A question with the program that it is about; the answer is a comment on the line. */
export function QuestionDialog({ id, question, isArchived, onSteps, onChange, onClose }: QuestionDialogProps) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { isBusy, failure, run } = useActions();
  const { line, txt, at, program, comments, solved_at } = question;
  const [chosen, setChosen] = useState<number | null>(comments.length === 0 ? line : null);
  return (
    <Dialog
      wide
      title={`${question.name}: ${question.tittel[lang]}`}
      closeLabel={t('klasse_tavle.close')}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onSteps}>
          {t('klasse_tavle.stuck.open')}
        </Button>
      }
    >
      <p className="row wrap middle gap-1 soft small">
        {t('talk.asked_at', { line, time: format.dateAndTime(at) })}
        {solved_at !== null && <Badge tone="good">{t('talk.solved_since')}</Badge>}
      </p>
      <p className={styles.whole} dir="auto">
        {txt}
      </p>
      <CommentedProgram
        program={program}
        label={t('talk.program')}
        comments={comments}
        marked={chosen ?? line}
        onLine={isArchived ? undefined : setChosen}
        isBusy={({ id: comment }) => isBusy(comment)}
        onRemove={
          isArchived
            ? undefined
            : (comment) =>
                void run(comment.id, async () => {
                  await call('DELETE klasse_kommentar', { id, kommentar: comment.id });
                  onChange?.();
                })
        }
        under={(one) =>
          one === chosen &&
          !isArchived && (
            <CommentForm
              id={id}
              line={one}
              place={{ sporsmal: question.id }}
              onCancel={() => setChosen(null)}
              onSaved={() => {
                setChosen(null);
                onChange?.();
              }}
            />
          )
        }
      />
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </Dialog>
  );
}

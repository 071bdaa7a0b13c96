import 'messages:framvisning';
import type { WholeShowing } from '@kodestien/contract/classes/showings';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { classPaths } from '../../class-paths.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { FailedPage } from '../../loading/failed-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Shown } from './shown.tsx';

type Place = { id: string; nr: number };

/** A project that is shown in a class, for those who are in it. */
export function FromClass({ id, nr }: Place) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(`${id}/${nr}`, (signal) => call('GET framvisning', { id, framvisning: nr }, { signal }));
  useDocumentTitle(answer.data?.title ?? t('framvisning.title'));
  if (answer.status === 'loaded') {
    const { by, named, program, ...rest } = answer.data;
    return (
      <Shown
        project={{ ...rest, code: program, by: named ? by : '' }}
        note={by !== '' && !named ? t('framvisning.by_unnamed', { name: by }) : t('framvisning.in_class')}
        tools={answer.data.may_remove && <Remove id={id} showing={answer.data} />}
      />
    );
  }
  if (answer.status === 'loading') {
    return (
      <div className="stack gap-2" role="status">
        <VisuallyHidden>{t('framvisning.loading')}</VisuallyHidden>
        <Skeleton width="min(24rem, 80%)" height="3rem" />
        <Skeleton height="16rem" shape="block" />
      </div>
    );
  }
  if (!isMissing(answer.error)) {
    return (
      <FailedPage level={1} title={t('framvisning.failed')} onRetry={answer.askAgain}>
        {errorMessage(answer.error)}
      </FailedPage>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t('framvisning.missing.title')}
      action={
        <ButtonLink to={classPaths.list} variant="primary">
          {t('framvisning.missing.back')}
        </ButtonLink>
      }
    >
      <p>{t('framvisning.missing.text')}</p>
    </EmptyState>
  );
}

const MISSING = ['class_not_found', 'not_found', 'validation_failed'];

/** Someone else's class, a project that is gone, and what is no address at all: all the same to the one who asks. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && MISSING.some((code) => code === error.code);
}

function Remove({ id, showing }: { id: string; showing: WholeShowing }) {
  const t = useT();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    void run(async () => {
      await call('DELETE framvisning', { id, framvisning: showing.framvisning });
      await navigate(showing.mine ? classPaths.list : classPaths.of(id, 'prosjekter'));
    });
  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('framvisning.remove')}
      </Button>
    );
  }
  return (
    <div className="stack gap-1" role="alert">
      <p>{t('framvisning.remove.ask')}</p>
      <p className="row wrap gap-1">
        <Button size="small" variant="danger" armed loading={busy} onClick={remove}>
          {t('framvisning.remove')}
        </Button>
        <Button size="small" onClick={() => setAsking(false)}>
          {t('framvisning.remove.keep')}
        </Button>
      </p>
      {failure !== null && (
        <Notice tone="bad" live title={t('framvisning.remove.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}

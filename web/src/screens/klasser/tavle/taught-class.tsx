import 'messages:klasse-tavle';
import { call } from '../../../api-client/call.ts';
import { ApiError } from '../../../api-client/errors.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { classPaths } from '../../../class-paths.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FailedPage } from '../../../loading/failed-page.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePlaceName } from '../place-name.ts';
import { ClassPage } from './class-page.tsx';
import styles from './klasse-tavle.module.css';

export function TaughtClass({ id }: { id: string }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(id, (signal) => call('GET klasse', { id }, { signal }), { asksOnReturn: true });
  useDocumentTitle(answer.data?.name ?? t('klasse_tavle.view.elever'));
  usePlaceName(classPaths.of(id), answer.data?.name);
  if (answer.status === 'loaded') return <ClassPage taught={answer.data} onChange={answer.askAgain} />;
  if (answer.status === 'loading') {
    return (
      <div className={styles.page} role="status">
        <VisuallyHidden>{t('klasse_tavle.loading')}</VisuallyHidden>
        <Skeleton width="min(24rem, 80%)" height="3rem" />
        <Skeleton height="20rem" shape="block" />
      </div>
    );
  }
  return isMissing(answer.error) ? (
    <ClassMissing />
  ) : (
    <FailedPage level={1} title={t('klasse_tavle.failed')} onRetry={answer.askAgain}>
      {errorMessage(answer.error)}
    </FailedPage>
  );
}

const MISSING = ['class_not_found', 'validation_failed', 'forbidden'];

/** Someone else's class, one that is gone, and what is no id at all: all the same to the one who asks. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && MISSING.some((code) => code === error.code);
}

function ClassMissing() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('klasse_tavle.missing.title')}
      action={
        <ButtonLink to={classPaths.list} variant="primary">
          {t('klasse_tavle.missing.back')}
        </ButtonLink>
      }
    >
      <p>{t('klasse_tavle.missing.text')}</p>
    </EmptyState>
  );
}

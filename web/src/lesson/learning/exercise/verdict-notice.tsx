import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { ApiError } from '../../../api-client/errors.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import styles from './exercise.module.css';
import type { VerdictState } from './use-verdict.ts';

/** Why there is no verdict yet, or none at all; and what did not count. */
export function VerdictNotice({
  state: { phase, failure, verdict },
  text: code,
}: {
  state: VerdictState;
  text: string;
}) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const isOurIssue = failure instanceof ApiError && failure.code === 'grader_broken';
  const isTooLong = code.length > ANSWER_MAX;
  const text = isTooLong
    ? t('learning.check.too_long', { max: ANSWER_MAX })
    : phase === 'network'
      ? t('learning.check.offline')
      : phase === 'unreachable'
        ? t('learning.check.unreachable')
        : phase === 'busy'
          ? t('learning.check.busy')
          : failure
            ? isOurIssue
              ? t('learning.check.broken')
              : errorMessage(failure)
            : phase === 'idle' && verdict?.syntax && !verdict.passed
              ? t('learning.check.syntax')
              : null;
  return (
    <div role="status">
      {text && (
        <p className={styles.notice} data-tone={phase === 'idle' && !failure && !isTooLong ? 'info' : 'care'}>
          {text}
        </p>
      )}
    </div>
  );
}

import type { HumanLang } from '@kodestien/contract/language';
import { AnswerCache } from '../../../api-client/answer-cache.ts';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './help.module.css';

type Hint = Record<HumanLang, string>;
type HintsProps = {
  hints: readonly (Hint | null)[];
  place: { doc_slug: string; blokk_slug: string } | null;
  lang: HumanLang;
  number: number;
  onNumber: (number: number) => void;
};

const hintsSeen = new AnswerCache<Hint>({ max: 50 });

/** One hint at a time. They cost nothing. */
export function Hints({ hints, place, lang, number, onNumber }: HintsProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const user = useAppSelector(({ user_profil }) => user_profil.user?.id ?? 'visitor');
  const inPage = hints[number];
  const key = inPage || !place ? null : `${user}/${place.doc_slug}/${place.blokk_slug}/${number}`;
  const answer = useAnswer(
    key,
    async (signal) => {
      const { html } = await call(
        'GET oppgave_hint',
        { ...(place as NonNullable<typeof place>), number: number + 1 },
        { signal },
      );
      return html;
    },
    { cache: hintsSeen },
  );
  const hint = inPage ?? answer.data;
  if (number >= hints.length) return null;
  return (
    <div className={styles.hints} role="status">
      <div className={styles.hintTop}>
        <p className={styles.hintTitle}>{t('learning.hint.number', { number: number + 1, all: hints.length })}</p>
        {number > 0 && (
          <button type="button" className={styles.hintStep} onClick={() => onNumber(number - 1)}>
            {t('learning.hint.previous')}
          </button>
        )}
        {number + 1 < hints.length && hint && (
          <button type="button" className={styles.hintStep} onClick={() => onNumber(number + 1)}>
            {t('learning.hint.next')}
          </button>
        )}
      </div>
      {hint && <RenderedHtml html={hint[lang]} className={styles.hintText} />}
      {!hint && answer.status === 'loading' && <Skeleton width="60%" />}
      {!hint && answer.status === 'failed' && (
        <p className={styles.hintText}>
          {errorMessage(answer.error)}{' '}
          <button type="button" className={styles.hintStep} onClick={answer.askAgain}>
            {t('app.try_again')}
          </button>
        </p>
      )}
    </div>
  );
}

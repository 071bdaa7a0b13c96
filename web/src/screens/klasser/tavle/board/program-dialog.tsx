import type { HumanLang } from '@kodestien/contract/language';
import { call } from '../../../../api-client/call.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { lazyPart } from '../../../../loading/lazy-part.ts';
import { RetryNotice } from '../../../../loading/retry-notice.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

type ProgramDialogProps = {
  /** The name of the pupil, or that there is none. */
  title: string;
  docSlug: string;
  blokkSlug: string;
  program: string;
  lang: HumanLang;
  /** The name of the check that it failed. */
  check: string | null;
  onClose: () => void;
};

/** Running and stepping takes the code of exercises, which the board itself does without. */
const useProgramView = lazyPart(
  'program-view',
  () => import('../../../../lesson/learning/program-view/program-view.tsx'),
);

/** A program of a pupil, step by step with the input of the check that it failed. */
export function ProgramDialog({ title, docSlug, blokkSlug, program, lang, check, onClose }: ProgramDialogProps) {
  const t = useT();
  const own = useHumanLang();
  const { part, error, retry } = useProgramView();
  const answer = useAnswer(`${docSlug}/${blokkSlug}`, (signal) =>
    call('GET blokk', { doc_slug: docSlug, blokk_slug: blokkSlug }, { signal }),
  );
  const block = answer.data?.blokk;
  const hasFailed = error !== null || answer.status === 'failed';
  const isExercise = block?.type === 'exercise';
  return (
    <Dialog
      wide
      title={isExercise ? `${block.tittel[own]} · ${title}` : title}
      closeLabel={t('klasse_tavle.close')}
      onClose={onClose}
    >
      {part && isExercise && <part.ProgramView block={block} program={program} lang={lang} failedCheck={check} />}
      {!(part && block) && !hasFailed && <Skeleton height="16rem" shape="block" />}
      {hasFailed && (
        <RetryNotice
          onRetry={() => {
            retry();
            answer.askAgain();
          }}
        >
          {t('klasse_tavle.stuck.failed')}
        </RetryNotice>
      )}
    </Dialog>
  );
}

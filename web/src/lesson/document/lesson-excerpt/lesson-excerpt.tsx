import 'messages:doc';
import { isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { TrailLine } from '../../../ui/trail-line.tsx';
import { LearningPage } from '../../learning/learning-page.tsx';
import { BlockContent } from '../blocks/block-content.tsx';
import { viewOf } from '../blocks/block-views.tsx';
import { useDocument } from '../use-document.ts';
import { useTrailStops } from '../use-trail-stops.ts';
import styles from './lesson-excerpt.module.css';

export type LessonExcerptProps = {
  slug: string;
  /** Shown until the lesson has come. */
  placeholder: ReactNode;
};

/** A part of a lesson as it is on its page, with the trail of its course: how it begins, and its first exercise. */
export function LessonExcerpt({ slug, placeholder }: LessonExcerptProps) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const answer = useDocument(slug);
  const document = answer.data;
  const stops = useTrailStops(document?.course?.lessons ?? []);
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{errorMessage(answer.error)}</RetryNotice>;
  }
  if (!document?.course) return placeholder;
  const { course, tittel, ingress } = document;
  return (
    <div className={styles.excerpt}>
      <div className={styles.trail}>
        <p className={styles.course}>{course.tittel[lang]}</p>
        <TrailLine
          label={t('doc.trail', { course: course.tittel[lang] })}
          stops={stops}
          currentId={slug}
          currentLabel={t('doc.here')}
        />
      </div>
      <div className={styles.text}>
        <Heading level={3} size="h2">
          {tittel[lang]}
        </Heading>
        <p className={styles.ingress}>{ingress[lang]}</p>
        <LearningPage document={document}>
          {excerptOf(document).map((block) => (
            <div key={block.slug} data-type={block.type} data-broad={viewOf(block.type).isBroad}>
              <BlockContent block={block} />
            </div>
          ))}
        </LearningPage>
      </div>
    </div>
  );
}

function excerptOf({ blocks }: ReaderDocument): ReaderDocument['blocks'] {
  return [blocks.find(({ type }) => type === 'run'), blocks.find(isRequiredExercise)].filter(
    (block) => block !== undefined,
  );
}

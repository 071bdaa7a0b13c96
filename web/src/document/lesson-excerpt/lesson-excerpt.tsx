import '../../i18n/areas/doc.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import { TrailLine } from '../../ui/trail-line.tsx';
import { BlockContent } from '../blocks/block-content.tsx';
import { useDocument } from '../use-document.ts';
import { useTrailStops } from '../use-trail-stops.ts';
import styles from './lesson-excerpt.module.css';

export type LessonExcerptProps = { slug: string };

/** More than this is cut off by whoever shows it. */
const BLOCKS = 4;

/** The top of a lesson as it stands on its page, with the trail of its course. */
export function LessonExcerpt({ slug }: LessonExcerptProps) {
  const t = useT();
  const lang = useHumanLang();
  const answer = useDocument(slug);
  const document = answer.status === 'loaded' ? answer.document : null;
  const stops = useTrailStops(document?.course?.lessons ?? []);
  if (!document?.course) return null;
  const { course, tittel, ingress, blocks } = document;
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
        {blocks.slice(0, BLOCKS).map((block) => (
          <BlockContent key={block.slug} block={block} />
        ))}
      </div>
    </div>
  );
}

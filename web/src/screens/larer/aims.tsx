import { AIMS, curriculumOf } from '@kodestien/contract/document/lk20';
import type { LessonTeaching } from '@kodestien/contract/learning/teachers';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './larer.module.css';

const GLOSSARY = 'glossary';

/** The aims of the curricula that the lesson trains, and the words that it explains. */
export function Aims({ lesson: { lk20, aims, terms } }: { lesson: LessonTeaching }) {
  const t = useT();
  const lang = useHumanLang();
  const trained = AIMS.filter(({ id }) => aims.includes(id));
  return (
    <>
      <section className="stack gap-1" aria-labelledby="curricula">
        <Heading level={2} size="h4" id="curricula">
          {t('larer.goals.lk20')}
        </Heading>
        <dl className={styles.aims}>
          {lk20.map((tag) => (
            <div key={tag}>
              <dt>
                <TextLink to={paths.plan(`?${new URLSearchParams({ fag: tag })}`)}>
                  {curriculumOf(tag).short[lang]}
                </TextLink>{' '}
                <span className="soft small figures">{tag}</span>
              </dt>
              {trained
                .filter((aim) => aim.tag === tag)
                .map(({ id, txt }) => (
                  <dd key={id}>{txt[lang]}</dd>
                ))}
            </div>
          ))}
        </dl>
      </section>
      {terms.length > 0 && (
        <section className="stack gap-1" aria-labelledby="terms">
          <Heading level={2} size="h4" id="terms">
            {t('larer.goals.terms')}
          </Heading>
          <ul className={styles.terms}>
            {terms.map(({ slug, tittel }) => (
              <li key={slug}>
                <TextLink to={paths.doc(GLOSSARY, slug)}>{tittel[lang]}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

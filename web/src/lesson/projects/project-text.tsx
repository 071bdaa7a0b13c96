import { PROJECT_LEVELS } from '@kodestien/contract/document/projects';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { escapeHtml } from '@kodestien/contract/html-text';
import { LANGUAGES } from '@kodestien/contract/languages';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import { CodeFigure } from '../rendered/code-figure.tsx';
import { RenderedHtml } from '../rendered/rendered-html.tsx';
import styles from './project-text.module.css';

type ProjectProps = { block: ReaderBlockOf<'project'> };

/** A project to read, until what is needed to work on it has come, and on paper. */
export function ProjectText({ block }: ProjectProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.task}>
      <ProjectTop block={block} />
      <RenderedHtml html={block.html[lang]} />
      {PROJECT_LEVELS.map((level) => (
        <div key={level} className="stack gap-half">
          <p className="strong">{t(`doc.project.level.${level}`)}</p>
          <ul className={styles.aims}>
            {block.aims
              .filter((aim) => aim.level === level)
              .map(({ id, txt }) => (
                <li key={id}>{txt[lang]}</li>
              ))}
          </ul>
        </div>
      ))}
      {block.page && <CodeFigure language="html" code={block.page[lang]} html={escapeHtml(block.page[lang])} />}
      <CodeFigure language={block.language} code={block.starter[lang]} html={block.starter_html[lang]} />
    </div>
  );
}

/** What the project is called, what it is made with, and how long its first level takes. */
export function ProjectTop({ block, titleId }: ProjectProps & { titleId?: string }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.top}>
      <Heading level={2} size="h3" id={titleId}>
        {block.tittel[lang]}
      </Heading>
      <span className="soft small">
        {t('doc.project.about', { language: LANGUAGES[block.language].name, minutes: block.minutes })}
      </span>
    </div>
  );
}

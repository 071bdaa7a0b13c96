import type { ReaderBlock, ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { MouseEvent } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useIsHydrated } from '../../../loading/hydrated.tsx';
import { blokkRequested } from '../../../store/doc.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isPlainClick, Link } from '../../../ui/link.tsx';
import { LazyBlock } from '../../learning/lazy-block.tsx';
import { CodeFigure } from '../../rendered/code-figure.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './task.module.css';

/** What a block shows, by its type. */
export function BlockContent({ block }: { block: ReaderBlock }) {
  const lang = useHumanLang();
  switch (block.type) {
    case 'text':
      return <RenderedHtml html={block.html[lang]} />;
    case 'code':
      return (
        <CodeFigure
          language={block.language}
          code={block.code[lang]}
          html={block.html[lang]}
          filename={block.filename}
        />
      );
    case 'image':
      return <ImageBlock block={block} />;
    case 'link':
      return <LinkBlock block={block} />;
    case 'run':
      return (
        <LazyBlock block={block}>
          <CodeFigure language={block.language} code={block.code[lang]} html={block.html[lang]} />
        </LazyBlock>
      );
    case 'exercise':
      return (
        <LazyBlock block={block}>
          <ExerciseText block={block} />
        </LazyBlock>
      );
    case 'quiz':
      return (
        <LazyBlock block={block}>
          <QuizText block={block} />
        </LazyBlock>
      );
  }
}

/** An exercise to read, until what is needed to work on it has come, and on paper. */
function ExerciseText({ block }: { block: ReaderBlockOf<'exercise'> }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.task}>
      <TaskTop title={block.tittel[lang]} poeng={block.poeng} />
      <RenderedHtml html={block.html[lang]} />
      <CodeFigure language={block.language} code={block.starter[lang]} html={block.starter_html[lang]} />
      {block.checks.length > 0 && (
        <div className="stack gap-half">
          <p className="strong">{t('doc.exercise.checks')}</p>
          <ul className={styles.checkList}>
            {block.checks.map(({ id, name }) => (
              <li key={id}>{name[lang]}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Its sides are known before it arrives, so nothing below it moves. */
function ImageBlock({ block }: { block: ReaderBlockOf<'image'> }) {
  const lang = useHumanLang();
  const { src, svg, width, height, alt, caption } = block;
  return (
    <figure className={styles.figure}>
      {svg === null ? (
        <img className={styles.image} {...{ src, width, height }} alt={alt[lang]} loading="lazy" decoding="async" />
      ) : (
        <div
          className={styles.drawing}
          role="img"
          aria-label={alt[lang]}
          style={{ maxWidth: width }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server lets shapes and words through, nothing else
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      {caption && <figcaption className="soft small">{caption[lang]}</figcaption>}
    </figure>
  );
}

/** A way on, as a small sign: to another document, to a block of it, or out of the product. */
function LinkBlock({ block }: { block: ReaderBlockOf<'link'> }) {
  const t = useT();
  const txt = block.txt[useHumanLang()];
  const dispatch = useAppDispatch();
  const { href, external, doc_slug, blokk_slug } = block;
  const isHydrated = useIsHydrated();

  if (external) {
    return (
      <a className={styles.sign} href={href} rel="external noopener" data-address={href}>
        <span className={styles.words}>
          <span className={styles.text}>{txt}</span>
          <span className="soft small">{t('doc.link.external', { host: hostOf(href) })}</span>
        </span>
        <Icon glyph={glyphs.external} />
      </a>
    );
  }

  function follow(event: MouseEvent) {
    if (!doc_slug || !blokk_slug || !isPlainClick(event)) return;
    event.preventDefault();
    dispatch(blokkRequested({ doc_slug, blokk: blokk_slug, route: href.split('#')[0] ?? href }));
  }

  return (
    <Link
      className={styles.sign}
      to={href}
      onClick={follow}
      data-address={isHydrated ? new URL(href, window.location.origin).href : undefined}
    >
      <span className={styles.words}>
        <span className={styles.text}>{txt}</span>
      </span>
      <Icon glyph={glyphs.arrow} />
    </Link>
  );
}

function hostOf(href: string): string {
  return new URL(href).host.replace(/^www\./, '');
}

/** A question to read, until what is needed to answer it has come, and on paper. */
function QuizText({ block }: { block: ReaderBlockOf<'quiz'> }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.task}>
      <TaskTop title={t('doc.quiz')} poeng={block.poeng} />
      <RenderedHtml html={block.html[lang]} />
      <ul className={styles.answers} data-multiple={block.multiple || undefined}>
        {block.answers.map(({ id, html }) => (
          <li key={id}>
            <RenderedHtml html={html[lang]} className={styles.answer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What kind of task it is, and what it is worth. */
function TaskTop({ title, poeng }: { title: string; poeng: number }) {
  const t = useT();
  return (
    <p className={styles.top}>
      <strong>{title}</strong>
      <span className={styles.points}>{t('doc.points', { poeng })}</span>
    </p>
  );
}

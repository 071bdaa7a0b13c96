import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { LazyBlock } from '../../learning/lazy-block.tsx';
import { CodeFigure } from '../../rendered/code-figure.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import { ExerciseText } from './exercise-text.tsx';
import { ImageBlock } from './image-block.tsx';
import { LinkBlock } from './link-block.tsx';
import { QuizText } from './quiz-text.tsx';

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

import type { BlockType } from '@kodestien/contract/document/block-types';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { isRunLanguage, needsPage } from '@kodestien/contract/languages';
import type { ReactNode } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { ProjectText } from '../../projects/project-text.tsx';
import { CodeFigure } from '../../rendered/code-figure.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import { ScratchpadButton } from '../../scratchpad/scratchpad-button.tsx';
import { ImageBlock } from './image-block.tsx';
import { LinkBlock } from './link-block.tsx';
import { ExerciseText, QuizText } from './task-text.tsx';

type BlockView<T extends BlockType> = {
  /** What is read of it. What a reader works with is in learning/blocks.ts and takes the place of this when it has come. */
  Reading: (props: { block: ReaderBlockOf<T> }) => ReactNode;
  /** What people say about it is opened from its own header. */
  hasHeader?: true;
  /** On a wide page it takes the room of the right column too. */
  isBroad?: true;
};

/** What a reader sees of each type of block. */
const BLOCK_VIEWS: { [T in BlockType]: BlockView<T> } = {
  text: { Reading: Text },
  code: { Reading: Code },
  run: { Reading: Code },
  exercise: { Reading: ExerciseText, hasHeader: true, isBroad: true },
  quiz: { Reading: QuizText },
  image: { Reading: ImageBlock },
  link: { Reading: LinkBlock },
  project: { Reading: ProjectText, isBroad: true },
};

export function viewOf<T extends BlockType>(type: T): BlockView<T> {
  return BLOCK_VIEWS[type];
}

function Text({ block }: { block: ReaderBlockOf<'text'> }) {
  return <RenderedHtml html={block.html[useHumanLang()]} />;
}

function Code({ block }: { block: ReaderBlockOf<'code' | 'run'> }) {
  const lang = useHumanLang();
  const filename = block.type === 'code' ? block.filename : null;
  const { language } = block;
  const code = block.code[lang];
  // Code that is nothing without its page cannot be taken out of it.
  const runs = isRunLanguage(language) && !needsPage(language) && block.type === 'code';
  return (
    <CodeFigure
      language={language}
      code={code}
      html={block.html[lang]}
      filename={filename}
      tools={runs && <ScratchpadButton language={language} code={code} page={null} files={null} />}
    />
  );
}

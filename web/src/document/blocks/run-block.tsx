import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { CodeFigure } from './code-figure.tsx';

export function RunBlock({ block }: { block: ReaderBlockOf<'run'> }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <CodeFigure language={block.language} code={block.code[lang]} html={block.html[lang]} foot={t('doc.run.soon')} />
  );
}

import 'messages:doc';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { BlockContent } from '../../../../../document/blocks/block-content.tsx';
import { useHumanLang } from '../../../../../i18n/use-human-lang.ts';
import { DocIcon } from '../../../../../layout/doc-icon.tsx';
import { Heading } from '../../../../../ui/heading.tsx';
import styles from './preview-document.module.css';

/** The text of a document page, without what stands around it. */
export function PreviewDocument({ document }: { document: ReaderDocument }) {
  const lang = useHumanLang();
  return (
    <article className={styles.document}>
      <header className={styles.top}>
        <DocIcon icon={document.icon} />
        <Heading level={1}>{document.tittel[lang]}</Heading>
        <p className={styles.ingress}>{document.ingress[lang]}</p>
      </header>
      {document.blocks.map((block) => (
        <BlockContent key={block.slug} block={block} />
      ))}
    </article>
  );
}

import type { Block, BlockType } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';

/** JSON as the server writes it, so that what was not touched shows no difference. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

export function documentTemplate(slug: string): string {
  const document: SourceDocument = {
    slug,
    tittel: { _no: 'Ny tittel', _eng: 'New title' },
    ingress: { _no: 'Hva dokumentet handler om.', _eng: 'What the document is about.' },
    icon: 'book',
    page: `/doc/${slug}`,
    parent: null,
    order: 1000,
    ch_arr: [],
    blocks: [blockTemplate('text', 'begin')],
  };
  return asJson(document);
}

const both = (_no: string, _eng: string) => ({ _no, _eng });

/** A block to begin with. Pictures get their side lengths and version from the file when they are staged. */
export function blockTemplate(type: BlockType, slug: string): Block {
  switch (type) {
    case 'text':
      return { slug, type, txt: both('## Overskrift\n\nTekst.', '## Heading\n\nText.') };
    case 'code':
      return { slug, type, language: 'python', code: both('print("Hei")', 'print("Hi")') };
    case 'run':
      return { slug, type, language: 'python', code: both('print("Hei")', 'print("Hi")') };
    case 'exercise':
      return {
        slug,
        type,
        language: 'python',
        tittel: both('Si hei', 'Say hi'),
        poeng: 10,
        task: both('Skriv ut «Hei».', 'Print "Hei".'),
        starter: both('# Skriv her\n', '# Write here\n'),
        solution: both('print("Hei")', 'print("Hei")'),
        checks: [{ id: 'output', name: both('Skriver ut riktig', 'Prints the right thing'), kind: 'stdin', stdin: '' }],
      };
    case 'quiz':
      return {
        slug,
        type,
        poeng: 5,
        kind: 'choose',
        question: both('Hva er riktig?', 'What is right?'),
        answers: [
          { id: 'a', txt: both('Dette', 'This'), correct: true },
          { id: 'b', txt: both('Noe annet', 'Something else'), correct: false },
        ],
      };
    case 'image':
      return {
        slug,
        type,
        src: 'python/images/box.svg',
        alt: both('Hva bildet viser', 'What the picture shows'),
      } as Block;
    case 'link':
      return { slug, type, doc_slug: 'python', txt: both('Les mer', 'Read more') };
  }
}

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
    blocks: [{ slug: 'begin', type: 'text', txt: { _no: '## Overskrift\n\nTekst.', _eng: '## Heading\n\nText.' } }],
  };
  return asJson(document);
}

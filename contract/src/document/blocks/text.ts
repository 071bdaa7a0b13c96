import { blockRecord, Html, Prose } from './record.ts';

export const text = blockRecord('text', {
  name: { _no: 'Tekst', _eng: 'Text' },
  source: { txt: Prose },
  reader: { html: Html },
  text: 'txt',
  template: { txt: { _no: '## Overskrift\n\nTekst.', _eng: '## Heading\n\nText.' } },
});

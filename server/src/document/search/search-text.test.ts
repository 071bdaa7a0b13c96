import type { Block } from '@kodestien/contract/document/blocks';
import { expect, test } from 'vitest';
import { renderBlocks } from '../rendered-blocks.ts';
import { plainText, searchTexts } from './search-text.ts';

const both = (text: string) => ({ _no: text, _eng: text });
const textsOf = (...blocks: object[]) => searchTexts(renderBlocks(blocks as Block[]));

test('a text is found by its headings and its words, without markup', () => {
  const [found] = textsOf({
    slug: 'a',
    type: 'text',
    txt: both('## En *løkke*\n\nBruk `a < b` og **mer**.\n\n- ett\n- to'),
  });
  expect(found).toEqual({
    blokk_slug: 'a',
    of: {
      _no: { headings: ['En løkke'], text: 'Bruk a < b og mer. ett to' },
      _eng: { headings: ['En løkke'], text: 'Bruk a < b og mer. ett to' },
    },
  });
});

test('code and pictures are found by what one sees', () => {
  const found = textsOf(
    { slug: 'k', type: 'code', language: 'python', code: both('print(hei)\n') },
    {
      slug: 'b',
      type: 'image',
      src: 'a.png',
      alt: both('En varde'),
      caption: both('På toppen'),
      width: 1,
      height: 1,
      version: 'x',
    },
  );
  expect(found.map(({ of }) => of._no.text)).toEqual(['print(hei)', 'En varde På toppen']);
});

test('of an exercise or a question nothing is found that would give it away', () => {
  const found = JSON.stringify(
    textsOf(
      {
        slug: 'o',
        type: 'exercise',
        language: 'python',
        tittel: both('Oppgavetittel'),
        poeng: 1,
        task: both('Oppgavetekst'),
        starter: both('# STARTKODE'),
        solution: both('LOSNING'),
        hints: [both('HINT')],
        checks: [
          { id: 'skjult', name: both('SKJULT'), hidden: true, kind: 'stdin', stdin: 'HEMMELIG' },
          { id: 'apen', name: both('Sjekknavn'), kind: 'stdin', stdin: 'x' },
        ],
        wrong: [{ id: 'galt', check: 'apen', reason: 'different', code: both('GALT') }],
      },
      {
        slug: 's',
        type: 'quiz',
        poeng: 1,
        kind: 'choose',
        question: both('Spørsmålet'),
        answers: [{ id: 'a', txt: both('RIKTIG'), correct: true, feedback: both('TILBAKEMELDING') }],
        explanation: both('FORKLARING'),
      },
    ),
  );
  expect(found).toMatch(/Oppgavetittel.*Oppgavetekst.*Spørsmålet/);
  expect(found).not.toMatch(/STARTKODE|LOSNING|HINT|SKJULT|HEMMELIG|GALT|RIKTIG|TILBAKEMELDING|FORKLARING/);
});

test('signs that HTML writes in another way are read as they were meant', () => {
  expect(plainText('<p>&lt;p&gt; &amp;amp; &quot;x&quot;</p>').trim()).toBe('<p> &amp; "x"');
});

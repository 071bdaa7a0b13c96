import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../files/content-folder.ts';
import { CONTENT_FOLDER } from '../source/content-root.ts';
import { DRILL, EXERCISE, guideFaults, LESSON, SENTENCE } from './guide.ts';

let ours: SourceDocument[];
beforeAll(async () => {
  ours = (await readContent(CONTENT_FOLDER)).documents.map(({ document }) => document);
});

const reasons = (documents: readonly SourceDocument[]) => guideFaults(documents).map(({ reason }) => reason._eng);

test('every lesson that we ship follows the guide', () => {
  expect(guideFaults(ours)).toEqual([]);
});

test('authors are told the same limits as the test holds', async () => {
  const readme = await readFile(join(CONTENT_FOLDER, 'README.md'), 'utf8');
  const guide = readme.slice(readme.indexOf('## The guide'));
  for (const limit of [...Object.values(LESSON), ...Object.values(SENTENCE), ...Object.values(EXERCISE)]) {
    expect(guide).toMatch(new RegExp(`\\b${limit}\\b`));
  }
});

test('authors are told the limits of drills, in the guide and where they learn to write an exercise', async () => {
  const { publicChecksMin, hiddenChecksMin, wrongMin, hintsMin, poeng } = DRILL;
  const numbers = [publicChecksMin, hiddenChecksMin, wrongMin, hintsMin].map((limit) => `\\b${limit}\\b`).join('[^.]*');
  for (const file of ['README.md', '../CONTRIBUTING.md']) {
    const text = await readFile(join(CONTENT_FOLDER, file), 'utf8');
    expect(text).toMatch(new RegExp(`${numbers}[^.]*\\b${poeng} points`));
  }
});

describe('the guide finds', () => {
  /** A document of ours with one thing changed, among others. */
  function spoiled(slug: string, change: (lesson: SourceDocument) => void, among = ours): string[] {
    return reasons(
      among.map((document) => {
        if (document.slug !== slug) return document;
        const copy = structuredClone(document);
        change(copy);
        return copy;
      }),
    );
  }
  const exercise = ({ blocks }: SourceDocument) =>
    blocks.find((block): block is BlockOf<'exercise'> => block.type === 'exercise') as BlockOf<'exercise'>;
  const lastText = ({ blocks }: SourceDocument) =>
    blocks.findLast((block): block is BlockOf<'text'> => block.type === 'text') as BlockOf<'text'>;
  const without = (type: string) => (lesson: SourceDocument) => {
    lesson.blocks = lesson.blocks.filter((block) => block.type !== type);
  };

  test.each<[string, (lesson: SourceDocument) => void, string | RegExp]>([
    [
      'a lesson that belongs to no curriculum',
      (lesson) => {
        lesson.lk20 = [];
      },
      /which curricula/,
    ],
    ['a lesson without exercises', without('exercise'), 'a lesson has at least 3 exercises'],
    ['a lesson without a question', without('quiz'), 'a lesson has at least 1 questions'],
    ['a lesson that is too short', without('text'), /the lesson has \d+ words in Norwegian; there should be 500–950/],
    [
      'a lesson that is too long',
      (lesson) => {
        lastText(lesson).txt._eng += '\n\nOne more line.'.repeat(150);
      },
      /words in English; there should be/,
    ],
    [
      'a sentence without an end',
      (lesson) => {
        lastText(lesson).txt._no += `\n\nDu kan ${'gå og '.repeat(15)}stå.`;
      },
      /^the sentence has 33 words, at most 25 are allowed: "Du kan gå/,
    ],
    [
      'sentences that are long all the way',
      (lesson) => {
        lastText(lesson).txt._no +=
          ' Denne setningen er litt lengre enn den burde være for en som leser alene hjemme.'.repeat(300);
      },
      /have 1\d\.\d words on average; at most 12/,
    ],
    [
      'a link that one language lacks',
      (lesson) => {
        lastText(lesson).txt._no += '\n\nSe [mål](/doc/mal).';
      },
      /^the links differ/,
    ],
    [
      'a list that is longer in one language',
      (lesson) => {
        lastText(lesson).txt._eng += '\n\n- One more';
      },
      /^the number of list items differ/,
    ],
    [
      'an exercise without hidden checks',
      (lesson) => {
        for (const check of exercise(lesson).checks) check.hidden = false;
      },
      'the exercise has 0 hidden checks; there should be at least 3',
    ],
    [
      'an exercise with hidden checks only',
      (lesson) => {
        for (const check of exercise(lesson).checks) check.hidden = true;
      },
      'the exercise has 0 public checks; there should be at least 2',
    ],
    [
      'an exercise that nobody tried to get wrong',
      (lesson) => {
        delete exercise(lesson).wrong;
      },
      'the exercise has 0 wrong attempts; there should be at least 3',
    ],
    [
      'an exercise with one hint',
      (lesson) => {
        exercise(lesson).hints?.splice(1);
      },
      'the exercise has 1 hints; there should be at least 2',
    ],
    [
      'a wrong attempt that nobody helps with',
      (lesson) => {
        for (const check of exercise(lesson).checks) delete check.help;
      },
      /^the wrong attempt ".+" gets no help/,
    ],
    [
      'an end that does not lead on',
      (lesson) => {
        lastText(lesson).txt._no = 'Slutt.';
        lastText(lesson).txt._eng = 'The end.';
      },
      'the last text should link to the next lesson, /doc/python-lists, in both languages',
    ],
    [
      'a term that is linked a second time',
      (lesson) => {
        for (const lang of ['_no', '_eng'] as const) lastText(lesson).txt[lang] += ' [x](/doc/glossary#variable)';
      },
      /^the course already links to the term "variable"/,
    ],
    [
      'a term that is in bold before it has been explained',
      (lesson) => {
        lastText(lesson).txt._no += ' En **klasse**.';
      },
      /^the term "class" is in bold here/,
    ],
  ])('%s', (_, change, expected) => {
    const python = ours.filter(({ slug, parent }) => slug === 'python' || parent === 'python' || slug === 'glossary');
    expect(spoiled('python-loops', change, python)).toContainEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  describe('of drills', () => {
    /** The first exercise again, as a drill: with no more than a drill needs. */
    const drillOf = (lesson: SourceDocument, slug: string, about: Partial<BlockOf<'exercise'>> = {}) => {
      const { checks, wrong = [], hints = [], ...rest } = structuredClone(exercise(lesson));
      const open = checks.filter(({ hidden }) => !hidden);
      const hidden = checks.filter((check) => check.hidden);
      return {
        ...rest,
        slug,
        checks: [...open, ...hidden.slice(0, DRILL.hiddenChecksMin)],
        wrong: wrong.slice(0, DRILL.wrongMin),
        hints: hints.slice(0, DRILL.hintsMin),
        poeng: DRILL.poeng,
        drill: 'more' as const,
        ...about,
      };
    };
    const found = (change: (lesson: SourceDocument) => void) => {
      const alone = ours.filter(({ slug }) => slug === 'python' || slug === 'python-loops');
      return spoiled('python-loops', change, alone);
    };

    test('nothing in those with the smaller numbers, however many words they have', () => {
      expect(
        found((lesson) => {
          const drill = drillOf(lesson, 'd1');
          drill.task._no += ' Her er flere ord.'.repeat(150);
          drill.task._eng += ' Here are more words.'.repeat(150);
          lesson.blocks.push(drill, drillOf(lesson, 'd2', { drill: 'review' }));
        }),
      ).toEqual([]);
    });

    test('those that are to be the exercises of the lesson', () => {
      expect(
        found((lesson) => {
          lesson.blocks = lesson.blocks.filter(({ type }) => type !== 'exercise');
          const own = ours.find(({ slug }) => slug === 'python-loops') as SourceDocument;
          lesson.blocks.push(...['d1', 'd2', 'd3'].map((slug) => drillOf(own, slug)));
        }),
      ).toContain('a lesson has at least 3 exercises');
    });

    test.each<[string, (lesson: SourceDocument) => void, string]>([
      [
        'one with one hidden check',
        (lesson) => {
          const drill = drillOf(lesson, 'd1');
          const last = drill.checks.findLast(({ hidden }) => hidden);
          lesson.blocks.push({ ...drill, checks: drill.checks.filter((check) => check !== last) });
        },
        'the exercise has 1 hidden checks; there should be at least 2',
      ],
      [
        'one without a hint',
        (lesson) => lesson.blocks.push(drillOf(lesson, 'd1', { hints: [] })),
        'the exercise has 0 hints; there should be at least 1',
      ],
      [
        'one that is worth as much as an exercise',
        (lesson) => lesson.blocks.push(drillOf(lesson, 'd1', { poeng: 10 })),
        'the exercise has drill and gives 10 points; there should be 3',
      ],
      [
        'one before the last text',
        (lesson) => lesson.blocks.unshift(drillOf(lesson, 'd1')),
        'exercises with drill are the last blocks of the lesson; this block belongs before them',
      ],
      [
        'one of the lesson after one that reviews',
        (lesson) => lesson.blocks.push(drillOf(lesson, 'd1', { drill: 'review' }), drillOf(lesson, 'd2')),
        'exercises with drill: more come before those with drill: review',
      ],
    ])('%s', (_, change, expected) => {
      expect(found(change)).toContain(expected);
    });
  });

  test('a reference page that lists something and not where it is taught, or leaves a lesson out', () => {
    const found = spoiled('css-reference', ({ blocks }) => {
      for (const block of blocks) {
        if (block.type !== 'text') continue;
        for (const lang of ['_no', '_eng'] as const) {
          block.txt[lang] = block.txt[lang].replaceAll(/\[([^\]]*)\]\(\/doc\/css-units[^)]*\)/g, '$1');
        }
      }
    });
    expect(found).toContain('the reference page lacks the lesson "css-units"');
    expect(found).toContain('a row of a reference page links to the lesson that teaches it');
  });

  test('a term that no lesson explains', () => {
    const found = spoiled('glossary', ({ blocks }) => {
      blocks.push({
        slug: 'quantum',
        type: 'text',
        txt: { _no: '### Kvante\n\nLite.', _eng: '### Quantum\n\nSmall.' },
      });
    });
    expect(found).toEqual(['no lesson links to the term "quantum"']);
  });
});

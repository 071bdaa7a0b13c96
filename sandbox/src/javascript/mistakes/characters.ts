import { both, byMessage, type Mistake, texts } from './mistake.ts';

/** Comments without an end or a beginning, and characters that JavaScript does not read. */
export const CHARACTERS: readonly Mistake[] = [
  byMessage(
    'comment-not-closed',
    /^unexpected end of comment$/,
    both('En kommentar begynner her, men den slutter aldri.', 'A comment begins here but never ends.'),
    both(
      'Alt etter /* hører til kommentaren, helt til det kommer */.',
      'Everything after /* belongs to the comment, until there is a */.',
    ),
    both('Skriv */ der kommentaren skal slutte.', 'Write */ where the comment should end.'),
  ),
  {
    id: 'comment-not-begun',
    find: ({ syntax, column }, line) =>
      syntax && line.slice((column ?? line.length + 1) - 1).startsWith('*/')
        ? texts(
            both('Her slutter en kommentar som ikke er begynt.', 'A comment ends here that has not begun.'),
            both(
              '*/ avslutter en kommentar. Den slutter ved den første */, også når det står flere /* i den.',
              '*/ ends a comment. It ends at the first */, even where there are several /* in it.',
            ),
            both('Ta bort */ her.', 'Remove */ here.'),
          )
        : null,
  },
  {
    id: 'odd-character',
    find({ syntax, message, column }, line) {
      const sign =
        syntax && message === 'unexpected character'
          ? line.slice((column ?? 1) - 1).match(/^./u)?.[0]
          : // Between digits this one is read as a letter.
            message === 'invalid number literal' && /\d\s*·/.test(line)
            ? '·'
            : undefined;
      if (!sign || /[“”‘’«»]/.test(sign)) return null;
      const what = both(
        `JavaScript forstår ikke tegnet ${sign}.`,
        `JavaScript does not understand the character ${sign}.`,
      );
      const written = MATHEMATICS[sign];
      if (written)
        return texts(
          what,
          both('JavaScript bruker tegn som finnes på tastaturet.', 'JavaScript uses signs that are on the keyboard.'),
          both(`Skriv ${written}.`, `Write ${written}.`),
        );
      if (sign === '´')
        return texts(
          what,
          both('En tekst har rette anførselstegn.', 'A string has straight quotes.'),
          both('Skriv " eller \' i stedet.', 'Write " or \' instead.'),
        );
      if (/[€£¤§°½¬¨\p{Extended_Pictographic}]/u.test(sign))
        return texts(
          what,
          both('Slike tegn kan bare stå i en tekst.', 'Such characters can only be in a string.'),
          both(
            'Ta det bort, eller sett anførselstegn rundt teksten som det hører til.',
            'Remove it, or put quotes around the text that it belongs to.',
          ),
        );
      return texts(
        what,
        both(
          'Slike tegn følger ofte med når du kopierer tekst.',
          'Such characters often come along when you copy text.',
        ),
        /[–—−]/.test(sign)
          ? both(
              'Slett streken og skriv et vanlig minustegn (-).',
              'Delete the dash and type an ordinary minus sign (-).',
            )
          : both('Slett tegnet og skriv det på nytt med tastaturet.', 'Delete it and type it again on your keyboard.'),
      );
    },
  },
];

/** Signs of mathematics, and what is written for them. */
const MATHEMATICS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!==',
  '²': '** 2',
  '³': '** 3',
  '√': 'Math.sqrt( )',
};

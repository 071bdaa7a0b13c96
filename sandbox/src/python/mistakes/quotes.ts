import { both, type Mistake, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';

/** Texts that do not end where they should. Nothing else can be said about a line whose texts are not known. */
export const QUOTES: readonly Mistake[] = [
  {
    id: 'quote-inside-text',
    find({ syntax, says, text, source }) {
      const inner =
        syntax &&
        !says(/unterminated|^f-string/) &&
        text.match(/^[^"']*(?:(["'])[^"']*\1(?!\p{L})[^"']*)*(["'])[^"']*\2(\p{L}[^"']*)\2/u)?.[3];
      // What begins with a name that exists is meant as code: it is a comma or a plus that is missing.
      const first = (inner || '').match(/^[\p{L}\p{N}_]+/u)?.[0] ?? '';
      return inner && ![...BUILTINS, ...namesIn(source, '')].includes(first)
        ? texts(
            both('Et anførselstegn inni teksten avslutter den.', 'A quotation mark inside the text ends it.'),
            both(
              'Python tror at teksten er slutt ved det andre tegnet.',
              'Python thinks that the text is over at the second mark.',
            ),
            both('Bruk den andre typen utenpå: \'Han sa "hei".\'', 'Use the other kind around it: \'He said "hi".\''),
          )
        : null;
    },
  },
  {
    // `f'(x)` as in mathematics
    id: 'quote-in-name',
    find({ syntax, says, text }) {
      const name = syntax && says(/unterminated/) ? text.match(/(?<![\p{L}\p{N}_"'])(\p{L})'\(/u)?.[1] : undefined;
      return name
        ? texts(
            both(`Et navn kan ikke ha ' i seg, som i ${name}'.`, `A name cannot have ' in it, as in ${name}'.`),
            both('Python tror at det begynner en tekst der.', 'Python thinks that a text begins there.'),
            both(
              `Lag en funksjon for den deriverte med et annet navn, for eksempel d${name}, og skriv d${name}( ).`,
              `Make a function for the derivative with another name, such as d${name}, and write d${name}( ).`,
            ),
          )
        : null;
    },
  },
  {
    id: 'opening-quote-missing',
    find: ({ syntax, says, text }) =>
      syntax &&
      says(/unterminated string literal/) &&
      (/^[^"']*[(=]\s*\p{L}[^"'()]*[^"'()\s+,*%=]\s*["']\s*\)?\s*$/u.test(text) ||
        /^[^"']*\(\s*(?!lambda\b)\p{L}[\p{L}\p{N} ]*[:?!.]\s*["']\s*[,+]/u.test(text))
        ? texts(
            both('Anførselstegnet foran teksten mangler.', 'The quotation mark before the text is missing.'),
            both(
              'En tekst har et anførselstegn både foran og bak.',
              'A text has a quotation mark both before and after it.',
            ),
            both('Sett " der teksten begynner.', 'Put " where the text begins.'),
          )
        : null,
  },
  {
    id: 'different-quotes',
    find({ syntax, says, rest }) {
      const isOpen = syntax && says(/unterminated (?:f-)?string literal/);
      const end =
        isOpen &&
        rest
          .match(/^[a-z]{0,2}(?:"[^"']*(['”“„»])|'[^"']*(["’‘]))\s*\)*\s*$/i)
          ?.slice(1)
          .find(Boolean);
      if (!end) return null;
      const begin = /^[a-z]*"/i.test(rest) ? '"' : "'";
      return texts(
        both(
          'Teksten begynner og slutter med forskjellige anførselstegn.',
          'The text begins and ends with different quotation marks.',
        ),
        both('Det må være det samme tegnet på begge sider.', 'It must be the same mark on both sides.'),
        /["']/.test(end)
          ? both(
              'Bytt ut det ene, så begge er " eller begge er \'.',
              'Change one of them, so that both are " or both are \'.',
            )
          : both(`Skriv ${begin} i stedet for ${end}.`, `Write ${begin} instead of ${end}.`),
      );
    },
  },
  {
    id: 'triple-string-closed-late',
    find({ syntax, says, text, before, source, line }) {
      if (!syntax || !says(/^invalid syntax/)) return null;
      // The mark that ends the text is meant to begin another one.
      const mark = text.match(/^\s*("{3}|'{3})[\p{L}<]/u)?.[1];
      const lines = source.split('\n').slice(0, (line ?? 1) - 1);
      const above = mark ? lines.join('\n').split(mark) : [];
      if (!mark || text.split(mark).length < 3 || above.length % 2 !== 0 || before.trim() === '') return null;
      const first = above.slice(0, -1).join(mark).split('\n').length;
      return texts(
        both(
          `Teksten som begynner på linje ${first}, slutter først på linje ${line}.`,
          `The text that begins on line ${first} does not end until line ${line}.`,
        ),
        both(
          'En tekst med tre anførselstegn varer til de neste tre, også over flere linjer.',
          'A text with three quotation marks goes on to the next three, over several lines too.',
        ),
        both(
          `Skriv ${mark} på linje ${first}, der teksten skal slutte.`,
          `Write ${mark} on line ${first}, where the text should end.`,
        ),
      );
    },
  },
  {
    id: 'string-not-closed',
    find: ({ syntax, says, text, before, rest, source, line }) => {
      if (!syntax || !says(/unterminated (f-)?string literal/)) return null;
      const below = source.split('\n')[line ?? 0] ?? '';
      if (/^["'][^"']*$/.test(rest) && /^\s*[^\s"'#=()]+ [^"'#=()]*["']\s*\)?\s*$/.test(below))
        return texts(
          both('Teksten går over flere linjer.', 'The text goes over several lines.'),
          both(
            'Mellom vanlige anførselstegn må hele teksten være på én linje.',
            'Between ordinary quotation marks the whole text must be on one line.',
          ),
          both(
            'Skriv alt på én linje, eller bruk tre anførselstegn på hver side.',
            'Write it all on one line, or use three quotation marks on each side.',
          ),
        );
      // The last quotation mark of the line is there, but it is part of the text.
      if (/\\["']\s*\)*\s*$/.test(rest))
        return texts(
          both('En tekst på denne linjen slutter aldri.', 'A text on this line never ends.'),
          both(
            'Etter \\ er anførselstegnet en del av teksten, og ikke slutten på den.',
            'After \\ the quotation mark is a part of the text, and not its end.',
          ),
          both('Skriv \\\\ for én skråstrek, eller ta den bort.', 'Write \\\\ for one backslash, or remove it.'),
        );
      const hasApostrophe = /^(?:[^"']|"[^"]*")*'[^'"]*\p{L}'\p{L}/u.test(text);
      return texts(
        both('En tekst på denne linjen slutter aldri.', 'A text on this line never ends.'),
        hasApostrophe
          ? both(
              'Apostrofen inni ordet ble lest som slutten på teksten.',
              'The apostrophe inside the word was read as the end of the text.',
            )
          : both(
              'En tekst må slutte med samme anførselstegn som den begynte med, på samme linje.',
              'A text must end with the same quotation mark that it began with, on the same line.',
            ),
        hasApostrophe
          ? both('Bruk doble anførselstegn (") rundt teksten.', 'Use double quotation marks (") around the text.')
          : /^["']\s*[)\]}:]*\s*$/.test(rest)
            ? /[^"'\s]["']$/.test(before)
              ? both(
                  'Ta bort det siste anførselstegnet, eller skriv teksten ferdig.',
                  'Remove the last quotation mark, or finish the text.',
                )
              : // The mark that is missing may be that of an earlier text, which turns all the later ones around.
                both(
                  'Se på alle anførselstegnene på linjen: Hver tekst skal ha ett foran og ett bak.',
                  'Look at all the quotation marks on the line: each text needs one before it and one after it.',
                )
            : // After a letter, the mark may be the end of a text that never began.
              /(?<!(?<![\p{L}\p{N}_])[frb])[\p{L}\p{N}_]$/iu.test(before)
              ? both(
                  'Se på alle anførselstegnene på linjen: Hver tekst skal ha ett foran og ett bak.',
                  'Look at all the quotation marks on the line: each text needs one before it and one after it.',
                )
              : both(
                  'Sett inn anførselstegnet der teksten skal slutte.',
                  'Add the quotation mark where the text should end.',
                ),
      );
    },
  },
];

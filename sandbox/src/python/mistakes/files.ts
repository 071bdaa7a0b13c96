import { callIn, isText } from './expressions.ts';
import { both, CODE_NAME, type Mistake, type Problem, texts, typeName } from './mistake.ts';
import { bodyOf, isMadeAs } from './program.ts';

/** Files, and what is read from and written to them. */
export const FILES: readonly Mistake[] = [
  {
    id: 'open-needs-one-name',
    find({ type, says, failed }) {
      const kind = type === 'TypeError' && says(/^expected str, bytes or os\.PathLike object, not (\w+)/)?.[1];
      const [given = ''] = callIn(failed)?.given ?? [];
      return kind
        ? texts(
            both(
              `Navnet på en fil må være en tekst, men er ${typeName(kind)._no}.`,
              `The name of a file must be a text but is ${typeName(kind)._eng}.`,
            ),
            both('open åpner én fil om gangen.', 'open opens one file at a time.'),
            (kind === 'list' || kind === 'tuple') && given
              ? both(
                  `Gå gjennom navnene med for x in ${given}: og skriv open(x).`,
                  `Go through the names with for x in ${given}: and write open(x).`,
                )
              : both('Skriv navnet på filen som en tekst.', 'Write the name of the file as a text.'),
          )
        : null;
    },
  },
  {
    id: 'file-needs-text',
    find({ type, says }) {
      const found =
        type === 'TypeError' && says(/^(?:write\(\) argument must be str, not |string argument expected, got ')(\w+)/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`write trenger en tekst, men fikk ${given._no}.`, `write needs a text but got ${given._eng}.`),
        both('write kan bare skrive tekst her.', 'write can only write text here.'),
        both('Gjør verdien om med str( ).', 'Turn the value into a text with str( ).'),
      );
    },
  },
  {
    id: 'file-closed',
    find(problem) {
      const { type, says } = problem;
      if (type !== 'ValueError' || !says(/^I\/O operation on closed file/)) return null;
      const where = placeOfClose(problem);
      return texts(
        both('Filen er lukket.', 'The file is closed.'),
        where === 'loop'
          ? both(
              'close( ) er inni løkken, så filen ble lukket i den første runden.',
              'close( ) is inside the loop, so the file was closed in the first round.',
            )
          : where === 'with'
            ? both(
                'Etter close, og etter blokken under with, kan den ikke leses eller skrives i.',
                'After close, and after the block below with, it cannot be read or written to.',
              )
            : both('Etter close kan den ikke leses eller skrives i.', 'After close it cannot be read or written to.'),
        where === 'loop'
          ? both(
              'Flytt close( ) ut av løkken, under den siste linjen som bruker filen.',
              'Move close( ) out of the loop, below the last line that uses the file.',
            )
          : where === 'with'
            ? both('Flytt linjen opp, inn i blokken under with.', 'Move the line up, into the block below with.')
            : both(
                'Flytt close( ) ned, under den siste linjen som bruker filen.',
                'Move close( ) down, below the last line that uses the file.',
              ),
      );
    },
  },
  {
    id: 'file-opened-for-something-else',
    find({ type, says }) {
      const use = type === 'UnsupportedOperation' && says(/^not (readable|writable)$/)?.[1];
      if (!use) return null;
      return use === 'readable'
        ? texts(
            both('Filen er åpnet for å skrive, ikke for å lese.', 'The file is open for writing, not for reading.'),
            both(
              'Bokstaven i open bestemmer: "r" leser, "w" og "a" skriver.',
              'The letter in open decides: "r" reads, "w" and "a" write.',
            ),
            both('Lukk filen, og åpne den igjen med "r".', 'Close the file, and open it again with "r".'),
          )
        : texts(
            both('Filen er åpnet for å lese, ikke for å skrive.', 'The file is open for reading, not for writing.'),
            both(
              'Bokstaven i open bestemmer, og uten noen bokstav blir filen bare lest.',
              'The letter in open decides, and without a letter the file is only read.',
            ),
            both(
              'Åpne den med "w" for å skrive alt på nytt, eller "a" for å legge til på slutten.',
              'Open it with "w" to write everything again, or "a" to add at the end.',
            ),
          );
    },
  },
  {
    id: 'file-mode-unknown',
    find({ type, says, failed }) {
      const mode = type === 'ValueError' && says(/^invalid mode: '(.*)'/)?.[1];
      if (typeof mode !== 'string') return null;
      const [first = '', second = '', ...more] = callIn(failed)?.given ?? [];
      const isSwapped = /^["'][rwax]b?\+?["']$/.test(first) && second !== '';
      return texts(
        isSwapped
          ? both('Navnet på filen og bokstaven har byttet plass.', 'The name of the file and the letter are swapped.')
          : both(`open kjenner ikke «${mode}».`, `open does not know "${mode}".`),
        both(
          'open tar først navnet på filen, og så hva den skal brukes til.',
          'open takes the name of the file first, and then what to use it for.',
        ),
        isSwapped
          ? both(
              `Skriv open(${[second, first, ...more].join(', ')}).`,
              `Write open(${[second, first, ...more].join(', ')}).`,
            )
          : both(
              'Skriv "r" for å lese, "w" for å skrive eller "a" for å legge til.',
              'Write "r" to read, "w" to write or "a" to add.',
            ),
      );
    },
  },
  {
    id: 'json-needs-open-file',
    find({ type, says, failed, source }) {
      const call =
        type === 'AttributeError' && says(/^'str' object has no attribute '(?:read|write)'/) ? callIn(failed) : null;
      if (!call || !/^(?:load|dump)$/.test(call.name)) return null;
      const isLoad = call.name === 'load';
      const [file = ''] = call.given.slice(isLoad ? 0 : 1);
      const right = isLoad ? `${call.callee}(f)` : `${call.callee}(${call.given[0]}, f)`;
      const open = isLoad ? `open(${file})` : `open(${file}, "w")`;
      const isMade = (text: string) => isMadeAs(source, file, text);
      const isJson = isLoad && (isText(file) ? /^.\s*[[{]/.test(file) : isMade(`[fr]?(?:"{3}|'{3}|["'])\\s*[[{]`));
      // Another text may be the name of a file as well as what was read from one.
      const isName = !isLoad || isText(file) || isMade('["\'][\\p{L}\\p{N}_./ -]+\\.\\p{L}+["\']\\s*$');
      return texts(
        both(
          `${call.callee} trenger en åpen fil, men fikk en tekst.`,
          `${call.callee} needs an open file but got a text.`,
        ),
        isJson
          ? both('loads leser en tekst, og load leser en fil.', 'loads reads a text, and load reads a file.')
          : both(
              'Navnet på en fil er bare en tekst. open åpner filen.',
              'The name of a file is just a text. open opens the file.',
            ),
        isJson
          ? both(
              `Skriv ${call.callee}s(${isText(file) ? ' ' : file}) for å lese en tekst.`,
              `Write ${call.callee}s(${isText(file) ? ' ' : file}) to read a text.`,
            )
          : isName
            ? both(`Skriv with ${open} as f: og så ${right}.`, `Write with ${open} as f: and then ${right}.`)
            : both(
                `Er teksten navnet på en fil, skriv with ${open} as f: og så ${right}. Er den selv JSON, skriv ${call.callee}s(${file}).`,
                `If the text is the name of a file, write with ${open} as f: and then ${right}. If it is JSON itself, write ${call.callee}s(${file}).`,
              ),
      );
    },
  },
  {
    id: 'json-of-value',
    find({ type, says, failed }) {
      const found = type === 'TypeError' && says(/^the JSON object must be str, bytes or bytearray, not (\w+)/);
      const call = found ? callIn(failed) : null;
      if (!found || !call) return null;
      const given = typeName(found[1] ?? '');
      const [value = ''] = call.given;
      const shown = new RegExp(`^${CODE_NAME}$`, 'u').test(value) ? value : 'x';
      return texts(
        both(
          `${call.callee} trenger en tekst, men fikk ${given._no}.`,
          `${call.callee} needs a text but got ${given._eng}.`,
        ),
        both(
          'loads leser JSON som er skrevet som en tekst. Det den fikk, er en verdi i Python allerede.',
          'loads reads JSON that is written as a text. What it got is a value in Python already.',
        ),
        both(
          `Bruk verdien som den er, uten loads. Skal den bli JSON, skriv json.dumps(${shown}).`,
          `Use the value as it is, without loads. To make JSON of it, write json.dumps(${shown}).`,
        ),
      );
    },
  },
  {
    id: 'not-json',
    find: ({ type, says, text, source }) =>
      type === 'JSONDecodeError'
        ? texts(
            both('Teksten er ikke riktig skrevet JSON.', 'The text is not correct JSON.'),
            both(
              'JSON ligner på Python, men er strengere: doble anførselstegn, og ikke komma etter det siste.',
              'JSON looks like Python but is stricter: double quotes, and no comma after the last item.',
            ),
            /\bloads\(\s*"[^"]*'/.test(text) || (says(/double quotes/) && /(?<!")"\s*[[{][^"\n]*'/.test(source))
              ? both(
                  `Bruk " og ikke ' inni teksten, og ' rundt den.`,
                  `Use " and not ' inside the text, and ' around it.`,
                )
              : says(/double quotes/) && /"""[^"]*'[^"]*"""/.test(source)
                ? both(`Bruk " og ikke ' inni teksten.`, `Use " and not ' inside the text.`)
                : says(/double quotes/)
                  ? both(
                      'Sett " rundt hvert navn, og se om det er et komma for mye.',
                      'Put " around each name, and see whether there is one comma too many.',
                    )
                  : both(
                      'Skriv ut teksten, og se på stedet som feilen nevner.',
                      'Print the text, and look at the place that the error names.',
                    ),
          )
        : null,
  },
  {
    id: 'not-for-json',
    find({ says, text }) {
      const kind = says(/^Object of type (.+) is not JSON serializable$/)?.[1];
      if (kind === 'TextIOWrapper') {
        const [, file, value] = text.match(/\bdump\(\s*(\w+)\s*,\s*([^()]+?)\s*\)/) ?? [];
        return texts(
          both(
            'Filen og det som skal lagres, er byttet om.',
            'The file and what should be stored are the wrong way round.',
          ),
          both('dump får verdien først, og så filen.', 'dump gets the value first, and then the file.'),
          value
            ? both(`Skriv dump(${value}, ${file}).`, `Write dump(${value}, ${file}).`)
            : both('Bytt om de to i parentesen.', 'Swap the two in the parentheses.'),
        );
      }
      return kind
        ? texts(
            both(`json kan ikke lagre noe av typen ${kind}.`, `json cannot store something of the type ${kind}.`),
            both(
              'Det som lagres, må være tekster, tall, True, False, None, lister og ordbøker.',
              'What is stored must be texts, numbers, True, False, None, lists and dictionaries.',
            ),
            kind === 'set'
              ? both('Gjør mengden om til en liste med list( ).', 'Turn the set into a list with list( ).')
              : both(
                  'Lag en ordbok av det som skal lagres. For et objekt av en klasse er vars(objekt) en slik.',
                  'Make a dictionary of what should be stored. For an object of a class vars(object) is one.',
                ),
          )
        : null;
    },
  },
  {
    id: 'file-missing',
    find({ type, says, failed }) {
      if (type !== 'FileNotFoundError') return null;
      const name = says(/'(.+?)'/)?.[1] ?? '';
      // A file that is written to is made, but no folder is.
      if (name.includes('/') && /["'][wax]b?\+?["']/.test(failed))
        return texts(
          both(`Mappen i navnet ${name} finnes ikke.`, `The folder in the name ${name} does not exist.`),
          both('open kan lage en fil, men ikke en mappe.', 'open can make a file, but no folder.'),
          both('Skriv bare navnet på filen, uten mappen.', 'Write just the name of the file, without the folder.'),
        );
      return texts(
        both(`Det finnes ingen fil som heter ${name}.`, `There is no file called ${name}.`),
        both(
          'Programmet kjører for seg selv og ser ikke filene på maskinen din.',
          'The program runs by itself and does not see the files on your computer.',
        ),
        both(
          'Skriv navnet nøyaktig som det står under «Filer», eller lag filen først med open( , "w").',
          'Write the name exactly as it is under "Files", or make the file first with open( , "w").',
        ),
      );
    },
  },
];

/** What closed the file: a loop around the line that has close in it, a block below with that is over, or a line before. */
function placeOfClose({ source, line, plain }: Problem): 'loop' | 'with' | 'before' {
  const lines = source.split('\n');
  const name = plain.match(
    new RegExp(`(${CODE_NAME})\\.(?:write|writelines|read|readline|readlines)\\(|\\bin\\s+(${CODE_NAME})`, 'u'),
  );
  const file = name?.[1] ?? name?.[2] ?? CODE_NAME;
  const close = new RegExp(`(?<![\\p{L}\\p{N}_])${file}\\.close\\(`, 'u');
  const isInLoop = lines.some((head, index) => {
    const end = index + 1 + bodyOf(lines, index).length;
    const isAround = /^\s*(?:for|while)\b/.test(head) && index <= (line ?? 0) - 1 && (line ?? 0) <= end;
    return isAround && lines.slice(index + 1, end).some((one) => close.test(one));
  });
  if (isInLoop) return 'loop';
  // Without close it is the end of a block below with that closed it.
  if (!/\.close\(/.test(source)) return 'with';
  return lines.some((one) => new RegExp(`^\\s*with\\b.*\\bas\\s+${file}\\b`, 'u').test(one)) ? 'with' : 'before';
}

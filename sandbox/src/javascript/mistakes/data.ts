import { both, byMessage, type Mistake, texts } from './mistake.ts';

/** Programs that fetch files or store something. */
export const DATA: readonly Mistake[] = [
  byMessage(
    'fetch-outside',
    /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.?|Load failed)$/,
    both('Denne adressen kan ikke hentes her.', 'This address cannot be fetched here.'),
    both(
      'Programmer i leksjonene har ikke noe nett. De når bare filene som hører til oppgaven.',
      'Programs in the lessons have no network. They reach only the files that come with the task.',
    ),
    both(
      'Skriv bare navnet på filen, for eksempel "lag.json".',
      'Write only the name of the file, such as "team.json".',
    ),
  ),
  byMessage(
    'body-read-twice',
    /body stream already read|body stream is locked|Body has already been consumed/i,
    both('Innholdet i svaret er allerede lest.', 'The contents of the answer have been read already.'),
    both('Et svar kan leses én gang, med json eller text.', 'An answer can be read once, with json or text.'),
    both(
      'Lagre det du leser i en variabel, og bruk variabelen.',
      'Keep what you read in a variable, and use the variable.',
    ),
  ),
  {
    id: 'json-of-answer',
    find: ({ type, syntax }, line) =>
      type === 'SyntaxError' && !syntax && /\.json\(\)/.test(line)
        ? texts(
            both('Innholdet i svaret er ikke gyldig JSON.', 'The contents of the answer are not valid JSON.'),
            both(
              'Kanskje finnes ikke filen. Da er svaret tomt, og ok er false.',
              'Perhaps the file does not exist. Then the answer is empty, and ok is false.',
            ),
            both(
              'Sjekk navnet på filen, og se på ok før du leser.',
              'Check the name of the file, and look at ok before you read.',
            ),
          )
        : null,
  },
  {
    id: 'storage-full',
    find: ({ type }) =>
      type === 'QuotaExceededError'
        ? texts(
            both('Lageret til siden er fullt.', 'The storage of the page is full.'),
            both('Det er plass til 100 000 tegn til sammen.', 'There is room for 100,000 characters in all.'),
            both(
              'Lagre mindre, eller slett noe med removeItem først.',
              'Store less, or delete something with removeItem first.',
            ),
          )
        : null,
  },
  byMessage(
    'currency-not-valid',
    /invalid currency code|currency is not a well-formed currency code/i,
    both('Valutaen er ikke skrevet riktig.', 'The currency is not written correctly.'),
    both('En valuta er tre bokstaver.', 'A currency is three letters.'),
    both('Skriv for eksempel "NOK", "EUR" eller "USD".', 'Write for example "NOK", "EUR" or "USD".'),
  ),
  {
    id: 'pattern-not-valid',
    find: ({ type, syntax, message }, line) =>
      type === 'SyntaxError' &&
      !syntax &&
      /RegExp\s*\(|\.(?:match|matchAll|search)\s*\(/.test(line) &&
      !/JSON/.test(message)
        ? texts(
            both('Teksten er ikke et gyldig søkemønster.', 'The text is not a valid pattern.'),
            both(
              'I et mønster betyr tegn som + * ? ( ) [ ] og . noe eget.',
              'In a pattern, signs such as + * ? ( ) [ ] and . have a meaning of their own.',
            ),
            both(
              'Skal du bare lete etter en tekst, bruk includes( ). Ellers skriv \\\\ foran tegnet.',
              'If you only look for a text, use includes( ). Otherwise write \\\\ before the sign.',
            ),
          )
        : null,
  },
];

import { both, byMessage } from './mistake.ts';

/** What the engine says of `antall[ord]++` where `antall` is undefined or null: not of which, and not of which part. */
export const CHANGED_PART_SAID = 'value has no property';

export const CHANGED_PART = byMessage(
  'property-of-nothing',
  new RegExp(`^${CHANGED_PART_SAID}$`),
  both(
    'Du endrer en del av noe som er undefined eller null.',
    'You change a part of something that is undefined or null.',
  ),
  both('Det som står foran [, har ingen verdi her.', 'What comes before [ has no value here.'),
  both(
    'Skriv ut det som står foran [, med console.log på linjen over.',
    'Print what comes before [ with console.log on the line above.',
  ),
);

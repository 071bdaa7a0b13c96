import { both, type Mistake, texts } from './mistake.ts';

/** `function les(x) { … } catch (feil) { … }` in a program without any try. */
export const CATCH_WITHOUT_TRY: Mistake = {
  id: 'catch-without-try',
  find: ({ syntax, message }, _line, source) =>
    syntax &&
    /^(?:unexpected token in expression: |Unexpected token )'catch'$/.test(message) &&
    !/\btry\b|^\s*\{/m.test(source)
      ? texts(
          both('catch har ingen try over seg.', 'catch has no try above it.'),
          both(
            'catch sier hva som skal skje når noe i blokken til try går galt.',
            'catch says what happens when something in the block of try goes wrong.',
          ),
          both(
            'Skriv try { foran det som kan gå galt, og sett en } til etter blokken til catch.',
            'Write try { before what can go wrong, and put another } after the block of catch.',
          ),
        )
      : null,
};

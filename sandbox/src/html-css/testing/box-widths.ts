import type { PageSource } from '../../judge/inputs.ts';

/** Pages, and how wide `.x` becomes in them in a window of 1000 pixels; empty where only a whole layout could say it. */
export const BOX_WIDTHS: readonly (PageSource & { says: string; wide: string })[] = (
  [
    ['the room inside body', '', '984px'],
    ['a part of the element around', '.x { width: 80% }', '787px'],
    ['never more than its ceiling', '.x { width: 80%; max-width: 700px }', '700px'],
    ['the smaller of two', '.x { width: min(80%, 700px) }', '700px'],
    ['the ceiling as a part', '.x { width: 700px; max-width: 50% }', '492px'],
    ['at least its floor', '.x { width: 10%; min-width: 300px }', '300px'],
    ['between two bounds', '.x { width: clamp(200px, 90%, 40rem) }', '640px'],
    ['a sum', '.x { width: calc(100% - 84px) }', '900px'],
    ['with padding and border', '.x { width: 300px; padding: 0 20px; border: 5px solid }', '350px'],
    ['with a border that is not drawn', '.x { width: 300px; border: 5px none }', '300px'],
    [
      'padding and border inside',
      '.x { box-sizing: border-box; width: 300px; padding: 0 20px; border: 5px solid }',
      '300px',
    ],
    ['what its margins leave', '.x { margin: 0 10% }', '787px'],
    ['less room because of the box around', 'main { padding: 0 42px } .x { width: 50% }', '450px'],
    ['a container of flexible boxes', 'main { width: 600px } .x { display: flex }', '600px'],
    ['a page without a margin', 'body { margin: 0 } .x { width: 25% }', '250px'],
    ['window units', '.x { width: 50vw }', '500px'],
    ['a flexible box', 'main { display: flex } .x { width: 50% }', ''],
    ['a box beside the text', '.x { float: left; width: 50% }', ''],
    ['a box that is out of the flow', '.x { position: absolute; width: 50% }', ''],
    ['a box inside a line', '.x { display: inline-block; width: 50% }', ''],
    ['nothing', '.x { display: none }', ''],
  ] as const
).map(([says, css, wide]) => ({ html: '<main><div class="x">Text</div></main>', css, says, wide }));

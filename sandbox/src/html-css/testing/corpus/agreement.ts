import { page } from './case.ts';

const CONTROLS =
  '<input type="radio"><input type="checkbox"><input type="file"><input type="range"><input type="color"><input type="date"><input type="submit"><input type="image"><input type="number"><input><textarea></textarea><select><option>a</option></select><button>b</button>';
const SIDES = [
  'border-top-width',
  'border-left-style',
  'border-top-color',
  'padding-left',
  'margin-top',
  'margin-left',
];
const LOOKS = [
  'display',
  'background-color',
  'color',
  'font-size',
  'cursor',
  'box-sizing',
  'appearance',
  'white-space',
];

export const AGREEMENT = [
  page(
    'turns',
    '<p class="a">x</p><p class="b">y</p><p class="c">z</p><p class="d">z</p>',
    '.a { transform: rotate(120deg) } .b { transform: rotateZ(-47deg) } .c { transform: rotate3d(0, 0, 2, 33deg) } .d { transform: rotate(0.3turn) scale(2) }',
    'transform of .a',
    'transform of .b',
    'transform of .c',
    'transform of .d',
  ),
  page(
    'half of its own size',
    '<p class="a">x</p><p class="b">y</p><p class="c">z</p><p class="d">z</p><p class="e">z</p>',
    '.a { transform: translateX(-50%) } .b { transform: translate(-50%, -50%) } .c { transform: translate(-50%) } .d { transform: translateY(-50%) rotate(45deg) } .e { transform: translate(calc(-50% + 2px), 0) }',
    'transform of .a',
    'transform of .b',
    'transform of .c',
    'transform of .d',
    'transform of .e',
  ),
  page(
    'half of its size, and more',
    '<p class="a">x</p><p class="b">y</p><p class="c">z</p>',
    '.a { transform: translate(-50%) scale(2) scaleX(3) skewX(10deg) } .b { transform: translate3d(0, 0, 0) rotateZ(10deg) } .c { transform: translateX(1em) rotateX(0deg) }',
    'transform of .a',
    'transform of .b',
    'transform of .c',
  ),
  ...SIDES.map((property) => page(`${property} of controls`, CONTROLS, '', `${property} of body *`)),
  ...LOOKS.map((property) => page(`${property} of controls as they are`, CONTROLS, '', `${property} of body *`)),
  page(
    'controls that someone styled',
    CONTROLS,
    'input { border: 2px solid red; padding: 4px; background-color: blue; margin: 1px; border-radius: 3px } input[type=file] { color: green }',
    ...SIDES.map((property) => `${property} of input`),
    'background-color of input',
    'color of input',
    'border-top-left-radius of input',
  ),
  page(
    'controls that the page draws itself',
    CONTROLS,
    'input { border: 2px solid red; padding: 4px; appearance: none; border-radius: 3px }',
    ...SIDES.map((property) => `${property} of input`),
    'border-top-left-radius of input',
  ),
  page(
    'a drawing with a size of its own',
    '<svg class="a" width="100" height="50%"></svg><svg class="b"></svg><svg class="c" width="3em"></svg>',
    '',
    'width of .a',
    'height of .a',
    'width of .b',
    'height of .b',
    'width of .c',
    'overflow-x of .a',
    'display of .a',
  ),
  page(
    'a drawing with a size in the style sheet',
    '<svg class="a" width="100" height="50"></svg>',
    'svg { width: 20px }',
    'width of .a',
    'height of .a',
  ),
];

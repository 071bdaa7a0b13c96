import { page } from './case.ts';

const BOX = '<div class="a"></div><label><input type="checkbox" class="b"><p>x</p></label><input class="c" name="n">';

export const CIRCUMSTANCES = [
  page(
    'ticking a box',
    BOX,
    '.b:checked + p { color: red } .b:checked { margin-left: 2px }',
    'color of p',
    'color of p when checked .b',
    'margin-left of .b when checked',
  ),
  page(
    'pointing at something else',
    BOX,
    '.a:hover ~ label p { color: red }',
    'color of p',
    'color of p when hover .a',
    'color of p when hover',
  ),
  page(
    'a reader who wants calm',
    BOX,
    '@media (prefers-reduced-motion: no-preference) { p { color: red } } @media (prefers-reduced-motion) { p { color: blue } }',
    'color of p',
    'color of p if prefers-reduced-motion: reduce',
    'color of p',
  ),
  page(
    'a reader in the dark',
    BOX,
    ':root { --ink: black } p { color: var(--ink) } @media (prefers-color-scheme: dark) { :root { --ink: white } }',
    'color of p',
    'color of p if prefers-color-scheme: dark',
  ),
  page(
    'a browser that does not know it',
    BOX,
    'p { display: block } @supports (display: grid) { p { display: grid; color: red } } @supports not (display: grid) { p { color: blue } }',
    'color of p',
    'display of p',
    'color of p without display: grid',
    'display of p without display: grid',
  ),
  page(
    'the steps of an animation',
    BOX,
    '@keyframes k { from { opacity: 0; margin-left: 1em } 50%, 60% { opacity: 0.5 } to { opacity: 1 } } p { animation: k 1s; font-size: 20px }',
    'steps of opacity of p',
    'steps of margin-left of p',
    'steps of color of p',
    'steps of opacity of .a',
  ),
  page(
    'the steps of a wheel',
    BOX,
    '@keyframes turn { to { transform: rotate(360deg) } } .a { animation: turn 2s linear infinite; transform: none }',
    'steps of transform of .a',
  ),
  page(
    'an animation for those who want it',
    BOX,
    '@media (prefers-reduced-motion: no-preference) { .a { animation: k 1s } @keyframes k { to { color: red } } }',
    'steps of color of .a',
    'steps of color of .a if prefers-reduced-motion: reduce',
    'animation-name of .a if prefers-reduced-motion: reduce',
  ),
  page(
    'the last of two animations with one name',
    BOX,
    '@keyframes k { from { opacity: 0.1 } } @keyframes k { from { opacity: 0.2 } 100% { opacity: 0.9 } } .a { animation: k 1s }',
    'steps of opacity of .a',
  ),
];

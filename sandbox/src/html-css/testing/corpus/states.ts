import { page } from './case.ts';

const NAV = '<nav><a href="#" class="a">x</a><a href="#">y</a></nav><button>z</button>';

export const STATES = [
  page(
    'pointing at a link',
    NAV,
    'a { color: black } a:hover { color: red }',
    'color of a',
    'color of a when hover',
    'color of a when focus',
  ),
  page(
    'pointing at what is inside',
    NAV,
    'nav:hover { color: red } nav:hover a { color: blue }',
    'color of nav',
    'color of .a when hover',
    'color of button when hover',
  ),
  page(
    'pointing weighs as a class',
    NAV,
    'a:hover { color: red } .a { color: blue } a.a { margin-left: 1px } a:hover { margin-left: 2px }',
    'color of .a when hover',
    'margin-left of .a when hover',
  ),
  page('not pointing', NAV, 'a:not(:hover) { color: red }', 'color of .a', 'color of .a when hover'),
  page(
    'pressing',
    NAV,
    'button:active { color: red } button:hover { background-color: blue }',
    'color of button when active',
    'background-color of button when active',
  ),
  page(
    'moving to it',
    NAV,
    'a:focus { color: red } a:focus-visible { margin-left: 3px } nav:focus-within { padding-top: 5px }',
    'color of .a when focus',
    'margin-left of .a when focus',
  ),
  page(
    'pointing at one of a list',
    NAV,
    'a:is(:hover, :focus) { color: red }',
    'color of .a when hover',
    'color of .a when focus',
  ),
  page(
    'pointing in a nested rule',
    NAV,
    '.a { color: blue; &:hover { color: red } &:focus { color: lime } }',
    'color of .a',
    'color of .a when hover',
    'color of .a when focus',
  ),
  page(
    'pointing in a wide window',
    NAV,
    '@media (min-width: 600px) { .a:hover { color: red } }',
    'color of .a at 500 when hover',
    'color of .a at 700 when hover',
  ),
  page(
    'what is before it while pointing',
    NAV,
    '.a::before { content: "a" } .a:hover::before { content: "b"; color: red }',
    'content of .a::before',
    'content of .a::before when hover',
    'color of .a::before when hover',
  ),
];

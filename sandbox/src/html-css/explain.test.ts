import { describe, expect, test } from 'vitest';
import type { PageSource } from '../judge/inputs.ts';
import { explain } from './explain.ts';
import { PROBLEM_TYPES, type ProblemType } from './problem/problem.ts';
import { findProblems } from './problems.ts';

const html = (text: string): PageSource => ({ html: text });
const css = (text: string, page = '<h1 id="tittel">a</h1><p class="knapp stor">b</p>'): PageSource => ({
  html: page,
  css: text,
});

/** One page for each mistake, as a beginner would write it; the line, and what the advice must mention. */
const PAGES: readonly [type: ProblemType, source: PageSource, line: number, advice: string][] = [
  ['element-not-closed', html('<div>\n  <strong>Hei\n</div>'), 2, '</strong>'],
  ['element-not-closed', html('<main>\n<h1>a</h1>'), 1, '</main>'],
  ['elements-cross', html('<p>\n<b><i>a</b></i></p>'), 2, '</i>'],
  ['end-without-start', html('<div>a</div>\n</div>'), 2, '</div>'],
  ['wrong-end', html('<h1>a</h2>'), 1, '</h1>'],
  ['wrong-end', html('<button>a</buton>'), 1, '</button>'],
  ['block-in-paragraph', html('<p>a\n<ul><li>b</li></ul>\n</p>'), 2, '</p>'],
  ['quote-missing', html('<p>a</p>\n<p class="b>x</p>\n<p class="c">y</p>'), 2, '"'],
  ['quote-missing', html('<img src="katt.png alt="x">'), 1, '"'],
  ['quote-missing', html('<p class=b">x</p>'), 1, '"'],
  ['quote-missing', html('<a href="x>y</a>'), 1, '"'],
  ['bracket-missing', html('<p\n<b>a</b>'), 1, '>'],
  ['bracket-missing', html('<p>a</p'), 1, '>'],
  ['html-comment-not-closed', html('<p>a</p>\n<!-- b <p>c</p>'), 2, '-->'],
  ['element-misspelt', html('<buton>a</buton>'), 1, '<button>'],
  ['element-misspelt', html('<image src="a.png" alt="">'), 1, '<img>'],
  ['element-misspelt', html('<hl>a</hl>'), 1, '<h1>'],
  ['attribute-misspelt', html('<a herf="x">a</a>'), 1, 'href'],
  ['attribute-misspelt', html('<p calss="x">a</p>'), 1, 'class'],
  ['attribute-misspelt', html('<img scr="a.png" alt="">'), 1, 'src'],
  ['attribute-twice', html('<p class="a" class="b">x</p>'), 1, 'class='],
  ['sign-in-class', html('<p class=".knapp">x</p>'), 1, 'class="knapp"'],
  ['sign-in-class', html('<p id="#a">x</p>'), 1, 'id="a"'],
  ['image-without-address', html('<img alt="x">'), 1, 'src='],
  ['image-without-address', html('<img href="a.png" alt="x">'), 1, 'src='],
  ['image-without-alt', html('<p>a</p>\n<img src="a.png">'), 2, 'alt='],
  ['id-twice', html('<p id="a">x</p>\n<p id="a">y</p>'), 2, 'class'],
  ['semicolon-missing', css('p {\n  color: red\n  margin: 5px;\n}'), 2, ';'],
  ['semicolon-missing', css('p { color: red\n  .knapp { margin: 0 }\n}'), 1, ';'],
  ['colon-missing', css('p {\n  color red;\n}'), 2, 'color:'],
  ['equals-for-colon', css('p {\n  color = red;\n}'), 2, 'color:'],
  ['brace-missing', css('p {\n  color: red;\n'), 1, '}'],
  ['brace-missing', css('p {\n  color: red;\n\nh1 {\n  color: blue;\n}'), 1, '}'],
  ['brace-too-many', css('p { color: red }\n}\nh1 { color: blue }'), 2, '{'],
  ['parenthesis-missing', css('p {\n  color: rgb(1, 2, 3;\n}'), 2, 'parentes'],
  ['css-quote-missing', css('p {\n  font-family: "Arial;\n}'), 2, 'anførselstegnet'],
  ['value-in-quotes', css('p { color: "red"; }'), 1, 'color: red'],
  ['comma-in-value', css('p { padding: 10px, 5px; }'), 1, 'padding: 10px 5px'],
  ['selector-not-possible', css('h1, { color: red; }'), 1, 'komma'],
  ['selector-not-possible', css('p: { color: red; }'), 1, 'kolon'],
  ['selector-not-possible', css('. a { color: red; }'), 1, 'rett foran'],
  ['selector-not-possible', css('#1a { color: red; }'), 1, 'siffer'],
  ['slash-comment', css('// rød\np { color: red }'), 1, '/*'],
  ['slash-comment', css('p {\n  // rød\n  color: red;\n}'), 2, '/*'],
  ['css-comment-not-closed', css('p { color: red }\n/* h1 { color: blue }'), 2, '*/'],
  ['html-in-css', css('<style>\np { color: red }\n</style>'), 1, '<style>'],
  ['property-misspelt', css('p {\n  colour: red;\n}'), 2, 'color'],
  ['property-misspelt', css('p { font-colour: red }'), 1, 'color'],
  ['property-misspelt', css('p { bakground-color: red }'), 1, 'background-color'],
  ['property-misspelt', css('p { tekstfarge: red }'), 1, 'bindestrek'],
  ['unit-missing', css('p {\n  margin: 10 20;\n}'), 2, '10px 20px'],
  ['unit-missing', css('p { transition: color 2 }'), 1, '2s'],
  ['space-before-unit', css('p { font-size: 20 px }'), 1, '20px'],
  ['decimal-comma', css('p { line-height: 1,5 }'), 1, '1.5'],
  ['hash-missing', css('p { color: ff0000 }'), 1, '#ff0000'],
  ['value-misspelt', css('p { color: rde }'), 1, 'red'],
  ['var-missing', css('p { color: --farge; }'), 1, 'var(--farge)'],
  ['dash-missing', css('p { -farge: red; }'), 1, '--farge'],
  ['value-misspelt', css('p { text-align: centre }'), 1, 'center'],
  ['value-misspelt', css('p { display: flexx }'), 1, 'flex'],
  ['value-not-possible', css('p { color: 5px }'), 1, 'color'],
  ['value-not-possible', css('p { 12px; color: red }'), 1, 'color'],
  ['dot-missing', css('h1 { color: red }\nknapp { color: red }'), 2, '.knapp'],
  ['dot-missing', css('tittel { color: red }'), 1, '#tittel'],
  ['wrong-sign', css('#knapp { color: red }'), 1, '.knapp'],
  ['wrong-sign', css('.tittel { color: red }'), 1, '#tittel'],
  ['selector-finds-nothing', css('.knap { color: red }'), 1, '.knapp'],
  ['selector-finds-nothing', css('#titel { color: red }'), 1, '#tittel'],
  ['selector-finds-nothing', css('buton { color: red }'), 1, 'button'],
  ['selector-not-possible', css('p..a { color: red }'), 1, '{'],
  ['selector-not-possible', css('p:hovr { color: red }'), 1, '{'],
  ['selector-not-possible', css('p color: red;'), 1, '{'],
];

describe('A beginner who makes a mistake in HTML or CSS', () => {
  test.each(PAGES)('is told about %s: %o', (type, source, line, advice) => {
    const [problem] = findProblems(source);
    const explanation = problem ? explain(problem) : null;
    expect({ id: explanation?.id, line: explanation?.line }).toEqual({ id: type, line });
    expect(explanation?.tries._no).toContain(advice);
    expect(problem?.part).toBe(source.css === undefined ? 'html' : 'css');
  });

  test('is told in both languages, in whole sentences', () => {
    for (const [, source] of PAGES) {
      const [problem] = findProblems(source);
      const explanation = problem ? explain(problem) : null;
      for (const text of [explanation?.what, explanation?.why, explanation?.tries]) {
        expect(text?._no).toMatch(/^\S.*[.?}]$/);
        expect(text?._eng).toMatch(/^\S.*[.?}]$/);
        expect(text?._no).not.toBe(text?._eng);
      }
    }
  });

  test('has every explanation tried by a page', () => {
    expect(new Set(PAGES.map(([type]) => type))).toEqual(new Set(PROBLEM_TYPES));
  });

  test('is told the line of the page where a style element holds the mistake', () => {
    const [problem] = findProblems(html('<h1>a</h1>\n<style>\nh1 {\n  colour: red;\n}\n</style>'));
    expect(problem).toMatchObject({ type: 'property-misspelt', part: 'html', line: 4 });
  });

  test('is told the first of several mistakes first', () => {
    const types = findProblems({ html: '<img src="a.png">', css: 'p { colour: red }' }).map(({ type }) => type);
    expect(types).toEqual(['image-without-alt', 'property-misspelt']);
  });
});

describe('A page without mistakes', () => {
  test.each([
    '<!doctype html><html lang="no"><head><meta charset="utf-8"><title>Hei</title></head><body><h1>Hei</h1><p>a<br>b</p></body></html>',
    '<ul><li>a<li>b</ul><table><tr><td>a<td>b</table><p>a<p>b',
    '<img src="a.png" alt=""><a href="#a" target="_blank">a</a><input type="text" required>',
    '<svg viewBox="0 0 1 1"><linearGradient id="g" gradientUnits="x"/><circle r="1"/></svg>',
    '<my-element data-x="1" aria-label="y" onclick="z()"></my-element>',
    '<script>if (1 < 2) { a("</p>") }</script><textarea><b></textarea><pre><code>x</code></pre>',
    '<div/>',
  ])('is told nothing: %s', (page) => {
    expect(findProblems(html(page)).filter(({ type }) => page !== '<div/>' || type !== 'element-not-closed')).toEqual(
      [],
    );
  });

  test.each([
    'p { color: red; margin: 0 auto !important; --egen: 5 px; width: calc(100% - 2 * var(--x)) }',
    '@media (min-width: 600px) { .knapp { color: red } } @font-face { font-family: x; src: url(a.woff) }',
    '.knapp { &:hover { color: red } > b { color: blue } }',
    'a:hover, p::before, [type="text"], .knapp:not(.stor) > * + * { color: red }',
    '-webkit-foo { color: red } p { -webkit-box-orient: vertical; -moz-appearance: none }',
    '/* // */ p { background: url(//x.no/a.png) }',
    '@keyframes snurr { from { rotate: 0deg } to { rotate: 1turn } } html { color: red }',
  ])('and a style sheet without mistakes: %s', (sheet) => {
    expect(findProblems(css(sheet))).toEqual([]);
  });
});

test('A page over its bounds is told nothing, because it is stopped anyway', () => {
  expect(findProblems(html('<div>'.repeat(100_000)))).toEqual([]);
});

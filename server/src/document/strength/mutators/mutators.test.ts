import { describe, expect, test } from 'vitest';
import { type Change, distinctMutants } from '../mutant.ts';
import { cssChanges } from './css.ts';
import { htmlChanges } from './html.ts';
import { javascriptChanges } from './javascript.ts';
import { pythonChanges } from './python.ts';

/** The programs that come out, whole. */
const programs = (program: string, changes: readonly Change[]) =>
  distinctMutants(program, changes).map(({ source }) => source);
const python = (program: string) => programs(program, pythonChanges(program));
const javascript = (program: string) => programs(program, javascriptChanges(program));
const css = (sheet: string) => programs(sheet, cssChanges(sheet));
const html = (page: string, given: string[] = []) =>
  programs(
    page,
    htmlChanges(page, (text) => given.includes(text)),
  );

describe('a Python program', () => {
  test('has its operators, comparisons and constants changed, and nothing around them', () => {
    expect(python('print(a + 1 < b) # a + 1')).toEqual([
      'pass # a + 1',
      'print(a - 1 < b) # a + 1',
      'print(a + 2 < b) # a + 1',
      'print(a + 0 < b) # a + 1',
      'print(a + 1 <= b) # a + 1',
      'print(a + 1 > b) # a + 1',
    ]);
  });

  test('loses a condition, has it negated, and its branches swapped', () => {
    const found = python('if a:\n    f()\nelse:\n    g()\n');
    expect(found).toContain('if not (a):\n    f()\nelse:\n    g()\n');
    expect(found).toContain('if a:\n    g()\nelse:\n    f()\n');
    expect(found).toContain('if a:\n    f()\n');
    expect(found).toContain('if a:\n    pass\nelse:\n    g()\n');
    expect(python('x = a if b else c')).toContain('x = c if b else a');
    expect(python('x = not a')).toContain('x = a');
    expect(python('x = a not in b')).toContain('x = a in b');
  });

  test('goes through a loop once, or one time too many or too few', () => {
    const found = python('for n in range(k):\n    f(n)\n    g(n)\nh()\n');
    expect(found).toContain('for n in range(k):\n    f(n)\n    g(n)\n    break\nh()\n');
    expect(found).toContain('for n in range((k) + 1):\n    f(n)\n    g(n)\nh()\n');
    expect(found).toContain('for n in range((k) - 1):\n    f(n)\n    g(n)\nh()\n');
    expect(python('while a: f()\n')).toContain('while a: f(); break\n');
  });

  test('returns nothing, leaves a call out, exchanges arguments and loses an item', () => {
    expect(python('def f(a):\n    return a')).toContain('def f(a):\n    return None');
    expect(python('x = round(a, 2)')).toEqual(expect.arrayContaining(['x = a', 'x = round(2, a)']));
    expect(python('x = a.strip().lower()')).toEqual(expect.arrayContaining(['x = a.strip()', 'x = a.lower()']));
    expect(python('x = [a, b, c]')).toEqual(expect.arrayContaining(['x = [b, c]', 'x = [a, c]', 'x = [a, b]']));
    expect(python('x = {"a": b}')).toContain('x = {}');
  });

  test('takes one function for another, rounds where it should cut, and leaves chance out', () => {
    expect(python('x = min(a, b)')).toContain('x = max(a, b)');
    expect(python('x = a.upper()')).toContain('x = a.lower()');
    expect(python('x = a // b')).toContain('x = round(a / b)');
    expect(python('x = random.randint(1, n)')).toContain('x = 1');
    expect(python('x = random.choice(names)')).toContain('x = names[0]');
  });

  test('has its texts changed, but neither what it asks nor what it is documented with', () => {
    expect(python('print("a")')).toEqual(['pass', 'print("")', 'print("ax")']);
    expect(python('x = input("Name? ")')).toEqual(['pass']);
    expect(python('def f():\n    """About f."""\n    g()')).toEqual(['def f():\n    """About f."""\n    pass']);
    expect(python('print(f"{a:.2f} kr")')).toEqual(
      expect.arrayContaining(['print(f"{a:.3f} kr")', 'print(f"{a} kr")', 'print(f" kr")', 'print(f"{a:.2f} krx")']),
    );
  });
});

describe('a JavaScript program', () => {
  test('has its operators, comparisons and constants changed', () => {
    expect(javascript('x = a && b === 1;')).toEqual([
      ';',
      'x = a || b === 1;',
      'x = a && b !== 1;',
      'x = a && b === 2;',
      'x = a && b === 0;',
    ]);
  });

  test('has a condition negated, its branches swapped, and the second one removed', () => {
    const found = javascript('if (a) { f(); } else { g(); }');
    expect(found).toContain('if (!(a)) { f(); } else { g(); }');
    expect(found).toContain('if (a) { g(); } else { f(); }');
    expect(found).toContain('if (a) { f(); }');
    expect(javascript('x = a ? b : c;')).toContain('x = a ? c : b;');
    expect(javascript('x = !a;')).toContain('x = a;');
  });

  test('goes through a loop once, or one time too many or too few', () => {
    const found = javascript('for (let i = 0; i < n; i++) { f(i); }');
    expect(found).toContain('for (let i = 0; i < n; i++) { f(i);  break; }');
    expect(found).toContain('for (let i = 0; i < n + 1; i++) { f(i); }');
    expect(found).toContain('for (let i = 0; i <= n; i++) { f(i); }');
    expect(found).toContain('for (let i = 0; i < n; i--) { f(i); }');
    expect(javascript('for (const a of b) f(a);')).toContain('for (const a of b) { f(a); break; }');
  });

  test('returns nothing, leaves a call or an await out, and loses a property', () => {
    expect(javascript('function f() { return 1; }')).toContain('function f() { return undefined; }');
    expect(javascript('const f = (a) => a + b;')).toContain('const f = (a) => undefined;');
    expect(javascript('const x = await f();')).toContain('const x = f();');
    expect(javascript('const x = a.trim();')).toContain('const x = a;');
    expect(javascript('const x = { a: 1, b };')).toEqual(
      expect.arrayContaining(['const x = { b };', 'const x = { a: 1 };']),
    );
    const inserted = '$' + '{b}';
    expect(javascript(`f(\`a ${inserted} c\`);`)).toEqual(
      expect.arrayContaining(['f(`a  c`);', `f(\`a ${inserted} cx\`);`]),
    );
  });
});

test('a JavaScript program takes one function for another, does not round, and leaves chance out', () => {
  expect(javascript('x = Math.max(a, b);')).toContain('x = Math.min(a, b);');
  expect(javascript('x = Math.floor(a / b);')).toEqual(
    expect.arrayContaining(['x = Math.round(a / b);', 'x = (a / b);']),
  );
  expect(javascript('x = Math.random();')).toContain('x = 0;');
  expect(javascript('list.push(a);')).toContain('list.unshift(a);');
});

describe('a style sheet', () => {
  test('loses a declaration, a rule, a state or one of its selectors', () => {
    const found = css('a, b:hover { color: red; margin: 0 auto; }');
    expect(found).toContain('a, b:hover {  margin: 0 auto; }');
    expect(found).toContain('a, b:hover { color: red;  }');
    expect(found).toContain('a, b { color: red; margin: 0 auto; }');
    expect(found).toContain('b:hover { color: red; margin: 0 auto; }');
    expect(found).toContain('a { color: red; margin: 0 auto; }');
    expect(found).toContain('');
  });

  test('has its values and measures exchanged', () => {
    const found = css('p { color: red; width: 40px; margin: 1rem 2rem; display: flex }');
    expect(found).toContain('p { color: teal; width: 40px; margin: 1rem 2rem; display: flex }');
    expect(found).toContain('p { color: red; width: 41px; margin: 1rem 2rem; display: flex }');
    expect(found).toContain('p { color: red; width: 40rem; margin: 1rem 2rem; display: flex }');
    expect(found).toContain('p { color: red; width: 40px; margin: 2rem 1rem; display: flex }');
    expect(found).toContain('p { color: red; width: 40px; margin: 1rem 2rem; display: block }');
  });

  test('loses a step of an animation, or asks another question of the window', () => {
    expect(css('@keyframes a { from { top: 0 } to { top: 1px } }')).toEqual(
      expect.arrayContaining(['', '@keyframes a {  to { top: 1px } }', '@keyframes a { from { top: 0 }  }']),
    );
    const query = '@media (min-width: 600px) { p { top: 0 } }';
    expect(css(query)).toEqual(
      expect.arrayContaining([
        '',
        'p { top: 0 }',
        '@media all { p { top: 0 } }',
        '@media (max-width: 600px) { p { top: 0 } }',
        '@media (min-width: 601px) { p { top: 0 } }',
        '@media (min-width: 599px) { p { top: 0 } }',
      ]),
    );
    expect(css('@media (prefers-reduced-motion: reduce) { p { top: 0 } }')).toContain(
      '@media (prefers-reduced-motion: no-preference) { p { top: 0 } }',
    );
  });
});

describe('a page', () => {
  test('loses an element, or only its tags, or has other tags', () => {
    expect(html('<ul><li>a</li></ul>')).toEqual([
      '',
      '<li>a</li>',
      '<ol><li>a</li></ol>',
      '<ul></ul>',
      '<ul>a</ul>',
      '<ul><div>a</div></ul>',
      '<ul><li></li></ul>',
    ]);
    expect(html('<li>a</li> <li>b</li>')).toContain('<li>b</li> <li>a</li>');
    expect(html('<p>a</p>')).toEqual(['', '<p></p>']);
    expect(html('<p>a</p>', ['`p`'])).toContain('<div>a</div>');
  });

  test('loses an attribute or its value; only what the task gives becomes something else', () => {
    const page = '<a href="/map" title="t">Map</a>';
    expect(html(page, ['/map'])).toEqual(
      expect.arrayContaining([
        '<a title="t">Map</a>',
        '<a href="" title="t">Map</a>',
        '<a href="/mapx" title="t">Map</a>',
      ]),
    );
    expect(html(page)).not.toContain('<a href="/map">Map</a>');
    expect(html(page, ['title'])).toContain('<a href="/map">Map</a>');
    expect(html(page, ['/map'])).not.toContain('<a href="/map" title="tx">Map</a>');
    expect(html(page)).not.toContain('<a href="/map" title="t">Mapx</a>');
    expect(html(page, ['Map'])).toContain('<a href="/map" title="t">Mapx</a>');
  });

  test('has its own style sheet changed too', () => {
    expect(html('<style>p { top: 0 }</style>')).toContain('<style></style>');
  });
});

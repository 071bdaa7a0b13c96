import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test('code of every language is coloured with classes and no styles', () => {
  expect(highlight('if x: # y', 'python')).toBe(
    '<span class="tok-keyword">if</span> <span class="tok-variableName">x</span>: <span class="tok-comment"># y</span>',
  );
  expect(highlight('const a = "b";', 'javascript')).toContain('<span class="tok-keyword">const</span>');
  expect(highlight('p { color: red }', 'css')).toContain('<span class="tok-tagName">color</span>');
  expect(highlight('p { width: 2em }', 'css')).toContain('<span class="tok-number">2em</span>');
  expect(highlight('<p class="x">', 'html')).toContain('<span class="tok-tagName">p</span>');
});

test('script and style inside HTML are coloured as what they are', () => {
  const page = highlight('<style>p { color: red }</style><script>const a = 1;</script>', 'html');
  expect(page).toContain('<span class="tok-tagName">color</span>');
  expect(page).toContain('<span class="tok-keyword">const</span>');
});

test('taking the tags away gives back the code, escaped', () => {
  const code = 'a = "<b>" # & \'\n\n  if a < 2:\n\tprint("æøå")';
  const text = highlight(code, 'python').replace(/<\/?span[^>]*>/g, '');
  expect(text).toBe('a = &quot;&lt;b&gt;&quot; # &amp; &#39;\n\n  if a &lt; 2:\n\tprint(&quot;æøå&quot;)');
  expect(highlight('<i>', 'text')).toBe('&lt;i&gt;');
});

import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The same colours as code that is only shown (rendered/code-colours.css). */
export const codeColours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.moduleKeyword, tags.controlKeyword],
    color: 'var(--code-keyword)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.special(tags.string), tags.inserted], color: 'var(--code-string)' },
  {
    tag: [tags.number, tags.bool, tags.atom, tags.literal, tags.url, tags.labelName, tags.unit],
    color: 'var(--code-number)',
  },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.meta, color: 'var(--code-comment)' },
  {
    tag: [tags.definition(tags.variableName), tags.typeName, tags.className, tags.propertyName, tags.tagName],
    color: 'var(--code-name)',
  },
]);

/** The names that HTML and CSS are made of; on top of the colours above, which they take the place of. */
export const markupColours = HighlightStyle.define([
  { tag: [tags.tagName, tags.className, tags.labelName, tags.propertyName], color: 'var(--code-keyword)' },
  { tag: tags.attributeName, color: 'var(--code-number)' },
  { tag: [tags.atom, tags.constant(tags.className)], color: 'var(--code-name)' },
]);

/** Custom properties reach into the shadow root; the page's own rules do not. */
export const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'transparent',
    fontSize: 'var(--editor-font-size, 0.9375rem)',
    height: 'var(--editor-height, auto)',
    maxHeight: 'var(--editor-max-height, 29.25rem)',
  },
  // Above the line numbers, which an outline of the editor would be under, and under the bar with the buttons.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    border: 'var(--line-strong) solid var(--lake)',
    pointerEvents: 'none',
  },
  // The space above and below is here, where the line numbers have it too without anything being measured.
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: '1.7333',
    overflow: 'auto',
    padding: '0.75rem 0 1.25rem',
  },
  // A long line goes on behind the edge: it fades there, within the frame that shows the focus.
  '&[data-fades]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '2px',
    insetInlineEnd: 0,
    zIndex: 1,
    width: '2.5rem',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(to right, transparent, var(--editor-ground, var(--paper-raised)) 85%)',
  },
  // How to leave with the keyboard, in the room below the last line.
  '.cm-leave': {
    display: 'none',
    position: 'absolute',
    insetBlockEnd: '3px',
    insetInlineEnd: '0.5rem',
    zIndex: '1',
    padding: '0 0.25rem',
    fontFamily: 'var(--font-ui)',
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--editor-ground, var(--paper-raised))',
    pointerEvents: 'none',
  },
  '@media (hover: hover)': { '&.cm-focused .cm-leave': { display: 'block' } },
  '.cm-content': {
    minHeight: 'var(--editor-min-height, 8.125rem)',
    padding: '0',
    caretColor: 'var(--ink)',
  },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  // Of the same colour: lines that are scrolled sideways go under it.
  '.cm-gutters': {
    backgroundColor: 'var(--editor-ground, var(--paper-raised))',
    color: 'var(--ink-soft)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', padding: '0 0.25rem 0 0.5rem' },
  // Lines are measured when they come into view. Until then each number is as tall as a line; the first one holds the width.
  '.cm-lineNumbers .cm-gutterElement:not(:first-child)': { minHeight: 'calc(1lh - 0.05px)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--lake) 26%, transparent)',
  },
  // The page's own colour of selected text is for the page's own ground under it; here the layer below is only a tint.
  '.cm-line::selection, .cm-line ::selection': { color: 'currentColor' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--lake-tint)', outline: '1px solid var(--lake)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--cloudberry-tint)' },
  // The outline is seen only where the reader's own colours take the place of ours.
  '.cm-marked': {
    boxShadow: 'inset 3px 0 0 var(--cloudberry)',
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  '.cm-marked-error': { backgroundColor: 'var(--cloudberry-tint)' },
  '.cm-marked-step': { backgroundColor: 'var(--trail-tint)', boxShadow: 'inset 3px 0 0 var(--trail)' },
  // The painted T is where the program is.
  '.cm-gutter-step': { position: 'relative', color: 'var(--ink)', fontWeight: '700' },
  '.cm-gutter-step::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '1px',
    insetBlockStart: '50%',
    width: '0.75rem',
    height: '0.75rem',
    transform: 'translateY(-50%)',
    backgroundColor: 'var(--trail)',
    forcedColorAdjust: 'none',
    clipPath: 'polygon(14% 17%, 87% 15%, 88% 35%, 62% 36%, 63% 87%, 40% 88%, 39% 37%, 13% 38%)',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--cloudberry)' },
  '.cm-tooltip-autocomplete.cm-tooltip > ul': { fontFamily: 'var(--font-code)', maxHeight: '16rem' },
  '.cm-tooltip-autocomplete.cm-tooltip > ul > li': { padding: '0.25rem 0.75rem', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete.cm-tooltip > ul > li[aria-selected]': {
    color: 'var(--paper)',
    backgroundColor: 'var(--lake)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--paper-raised)', color: 'var(--ink)', border: '1px solid var(--edge)' },
});

import { escapeHtml } from '@kodestien/contract/html-text';
import type { Translated } from '@kodestien/contract/language';
import { type CodeLanguage, isPage } from '@kodestien/contract/languages';
import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { classHighlighter, type Highlighter, highlightCode, tags } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';

const PARSERS: Record<CodeLanguage, Parser | null> = {
  python,
  javascript,
  css,
  html: html.configure({
    wrap: configureNesting([
      { tag: 'style', parser: css },
      { tag: 'script', parser: javascript },
    ]),
  }),
  text: null,
};

/** Units are keywords to the library; to a reader 16px is one number. */
const highlighter: Highlighter = {
  style: (found) => (found.includes(tags.unit) ? 'tok-number' : classHighlighter.style(found)),
};

/** What HTML and CSS are made of, by the names that the style sheet colours. */
const MARKUP_CLASSES = new Map([
  ...[tags.tagName, tags.className, tags.labelName, tags.propertyName].map((tag) => [tag, 'tok-tagName'] as const),
  [tags.attributeName, 'tok-attributeName'],
  [tags.atom, ''],
]);

const markupHighlighter: Highlighter = {
  style: (found) => {
    const known = found.map((tag) => MARKUP_CLASSES.get(tag)).find((name) => name !== undefined);
    return known === undefined ? highlighter.style(found) : known || null;
  },
};

/** Code as HTML with `tok-…` classes: coloured here once, so that no reader downloads a highlighter. */
export function highlight(code: string, language: CodeLanguage): string {
  const parser = PARSERS[language];
  if (!parser) return escapeHtml(code);
  let result = '';
  highlightCode(
    code,
    parser.parse(code),
    isPage(language) ? markupHighlighter : highlighter,
    (text, classes) => {
      result += classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text);
    },
    () => {
      result += '\n';
    },
  );
  return result;
}

export function highlightBoth(code: Translated, language: CodeLanguage): Translated {
  return { _no: highlight(code._no, language), _eng: highlight(code._eng, language) };
}

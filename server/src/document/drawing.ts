import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from './source/content-root.ts';

const SHAPES = 'g path line polyline polygon rect circle ellipse text tspan'.split(' ');
const ATTRIBUTES = new Set(
  `d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points transform fill stroke opacity fill-opacity stroke-opacity
   stroke-width stroke-dasharray stroke-linecap stroke-linejoin fill-rule font-family font-size font-weight text-anchor
   dominant-baseline`.split(/\s+/),
);
/** Numbers, names and the functions of paths and transforms: nothing that could be an address. */
const PLAIN_VALUE = /^[\w\s.,#%+()-]*$/;
/** A token of the page, with what it is for those who see the file by itself. */
const COLOUR = /^(?:none|currentColor|transparent|var\(--[a-z-]+, ?#[0-9a-f]{3,8}\))$/;
const FONT = /^var\(--font-[a-z]+, ?[\w\s-]+\)$/;

const TAG = /^<(\/?)([a-z]+)((?:\s+[a-z][a-z0-9:-]*="[^"<>&]*")*)\s*(\/?)>/i;
const ATTRIBUTE = /\s+([a-z][a-z0-9:-]*)="([^"]*)"/gi;
/** Text, with the few entities that it needs. */
const WORDS = /^(?:[^<>&]|&(?:lt|gt|amp|quot|#\d+);)+/;

/**
 * The inside of a drawing, safe to put into a page, if it is made of nothing but shapes and words in the colours of the
 * page; such a drawing follows the dark theme. `null` for any other: that one stays a file.
 */
export function safeDrawing(svg: string): string | null {
  const root = /^\s*<svg\s[^<>]*?\bviewBox="([\d\s.-]+)"[^<>]*>([\s\S]*)<\/svg>\s*$/.exec(svg);
  if (!root) return null;
  const [, viewBox = '', inside = ''] = root;
  const open: string[] = [];
  let rest = inside;
  while (rest !== '') {
    const words = WORDS.exec(rest)?.[0];
    if (words !== undefined) {
      rest = rest.slice(words.length);
      continue;
    }
    const tag = TAG.exec(rest);
    if (!tag) return null;
    const [all, closes, name = '', attributes = '', isEmpty] = tag;
    if (!SHAPES.includes(name) || (closes && (open.pop() !== name || attributes || isEmpty))) return null;
    if (!closes && !isEmpty) open.push(name);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!isSafe(attribute, value)) return null;
    }
    rest = rest.slice(all.length);
  }
  if (open.length > 0) return null;
  return `<svg viewBox="${viewBox}" focusable="false">${inside.trim()}</svg>`;
}

function isSafe(attribute: string, value: string): boolean {
  if (!ATTRIBUTES.has(attribute)) return false;
  if (attribute === 'fill' || attribute === 'stroke') return COLOUR.test(value);
  if (attribute === 'font-family') return FONT.test(value);
  return PLAIN_VALUE.test(value);
}

const cached = new Map<string, string | null>();

/** The drawing of an image block, as it was when the block was loaded; `null` for what is better sent as a file. */
export function drawingOf(src: string, version: string, folder = CONTENT_FOLDER): string | null {
  if (!src.endsWith('.svg')) return null;
  const key = `${folder} ${src} ${version}`;
  let drawing = cached.get(key);
  if (drawing === undefined) {
    drawing = readDrawing(join(folder, src), version);
    cached.set(key, drawing);
  }
  return drawing;
}

function readDrawing(path: string, version: string): string | null {
  try {
    const bytes = readFileSync(path);
    const isSame = createHash('sha256').update(bytes).digest('hex').startsWith(version);
    return isSame ? safeDrawing(bytes.toString('utf8')) : null;
  } catch {
    return null;
  }
}

import { COLOR_NAMES } from '../judge/color-names.ts';

const COLORS = [...COLOR_NAMES.keys()].join(' ');
/** The properties that Chromium has, without those that only it has. */
const PROPERTIES =
  'accent-color align-content align-items align-self alignment-baseline all anchor-name anchor-scope animation ' +
  'animation-composition animation-delay animation-direction animation-duration animation-fill-mode ' +
  'animation-iteration-count animation-name animation-play-state animation-timeline animation-timing-function appearance ' +
  'aspect-ratio backdrop-filter backface-visibility background background-attachment background-blend-mode ' +
  'background-clip background-color background-image background-origin background-position background-position-x ' +
  'background-position-y background-repeat background-size baseline-shift baseline-source block-size border border-block ' +
  'border-block-color border-block-end border-block-end-color border-block-end-style border-block-end-width ' +
  'border-block-start border-block-start-color border-block-start-style border-block-start-width border-block-style ' +
  'border-block-width border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius ' +
  'border-bottom-style border-bottom-width border-collapse border-color border-end-end-radius border-end-start-radius ' +
  'border-image border-image-outset border-image-repeat border-image-slice border-image-source border-image-width ' +
  'border-inline border-inline-color border-inline-end border-inline-end-color border-inline-end-style ' +
  'border-inline-end-width border-inline-start border-inline-start-color border-inline-start-style ' +
  'border-inline-start-width border-inline-style border-inline-width border-left border-left-color border-left-style ' +
  'border-left-width border-radius border-right border-right-color border-right-style border-right-width border-spacing ' +
  'border-start-end-radius border-start-start-radius border-style border-top border-top-color border-top-left-radius ' +
  'border-top-right-radius border-top-style border-top-width border-width bottom box-decoration-break box-shadow ' +
  'box-sizing break-after break-before break-inside caption-side caret-animation caret-color caret-shape clear clip ' +
  'clip-path color color-interpolation color-interpolation-filters color-rendering color-scheme column-count column-fill ' +
  'column-gap column-height column-rule column-rule-color column-rule-style column-rule-width column-span column-width ' +
  'column-wrap columns contain contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size ' +
  'contain-intrinsic-size contain-intrinsic-width container container-name container-type content content-visibility ' +
  'counter-increment counter-reset counter-set cursor cx cy direction display dominant-baseline empty-cells field-sizing ' +
  'fill fill-opacity filter flex flex-basis flex-direction flex-flow flex-grow flex-line-count flex-shrink flex-wrap ' +
  'float flood-color flood-opacity font font-family font-feature-settings font-kerning font-optical-sizing font-palette ' +
  'font-size font-size-adjust font-stretch font-style font-synthesis font-synthesis-small-caps font-synthesis-style ' +
  'font-synthesis-weight font-variant font-variant-alternates font-variant-caps font-variant-east-asian ' +
  'font-variant-emoji font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings ' +
  'font-weight forced-color-adjust gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column ' +
  'grid-column-end grid-column-gap grid-column-start grid-gap grid-row grid-row-end grid-row-gap grid-row-start ' +
  'grid-template grid-template-areas grid-template-columns grid-template-rows height hyphenate-character ' +
  'hyphenate-limit-chars hyphens image-orientation image-rendering initial-letter inline-size inset inset-block ' +
  'inset-block-end inset-block-start inset-inline inset-inline-end inset-inline-start interpolate-size isolation ' +
  'justify-content justify-items justify-self left letter-spacing lighting-color line-break line-height list-style ' +
  'list-style-image list-style-position list-style-type margin margin-block margin-block-end margin-block-start ' +
  'margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top margin-trim ' +
  'marker marker-end marker-mid marker-start mask mask-clip mask-composite mask-image mask-mode mask-origin ' +
  'mask-position mask-repeat mask-size mask-type math-depth math-shift math-style max-block-size max-height ' +
  'max-inline-size max-width min-block-size min-height min-inline-size min-width mix-blend-mode object-fit ' +
  'object-position object-view-box offset offset-anchor offset-distance offset-path offset-position offset-rotate ' +
  'opacity order orphans outline outline-color outline-offset outline-style outline-width overflow overflow-anchor ' +
  'overflow-block overflow-clip-margin overflow-inline overflow-wrap overflow-x overflow-y padding padding-block padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top scroll-padding scroll-padding-bottom scroll-padding-left scroll-padding-right scroll-padding-top overscroll-behavior ' +
  'overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y page ' +
  'page-break-after page-break-before page-break-inside page-orientation paint-order perspective perspective-origin ' +
  'place-content place-items place-self pointer-events position position-anchor position-area position-try ' +
  'position-try-order position-visibility print-color-adjust quotes resize right rotate row-gap ruby-align ruby-overhang ' +
  'ruby-position rx ry scale scroll-behavior scroll-margin scroll-margin-block scroll-margin-block-end ' +
  'scroll-margin-block-start scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end ' +
  'scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top scroll-snap-align ' +
  'scroll-snap-stop scroll-snap-type scroll-timeline scroll-timeline-axis scroll-timeline-name scrollbar-color ' +
  'scrollbar-gutter scrollbar-width shape-image-threshold shape-margin shape-outside shape-rendering size-adjust ' +
  'stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-opacity stroke-width tab-size table-layout text-align text-align-last text-anchor text-autospace text-box ' +
  'text-box-edge text-box-trim text-combine-upright text-decoration text-decoration-color text-decoration-line ' +
  'text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis text-emphasis-color ' +
  'text-emphasis-position text-emphasis-style text-indent text-justify text-orientation text-overflow text-rendering ' +
  'text-shadow text-size-adjust text-spacing-trim text-transform text-underline-offset text-underline-position text-wrap ' +
  'text-wrap-mode text-wrap-style timeline-scope top touch-action transform transform-box transform-origin ' +
  'transform-style transition transition-behavior transition-delay transition-duration transition-property ' +
  'transition-timing-function translate unicode-bidi user-select vector-effect vertical-align view-timeline ' +
  'view-timeline-axis view-timeline-inset view-timeline-name view-transition-class view-transition-group ' +
  'view-transition-name visibility white-space white-space-collapse widows width will-change word-break word-spacing ' +
  'word-wrap writing-mode z-index zoom';

/**
 * A part of the document's prelude: `element.style` with what browsers make of a value, so that a program reads what it would read
 * there, and a value that browsers ignore does nothing.
 */
export const INLINE_STYLE = String.raw`
const COLORS = ' ${COLORS} currentcolor ';
const PROPERTIES = ' ${PROPERTIES} ';
const COLOR_PROPERTY = /(?:^|-)color$|^(?:fill|stroke)$/;
const LENGTH_PROPERTY = /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|(?:margin|padding|inset)(?:-.+)?|top|right|bottom|left|font-size|border(?:-.+)?-(?:width|radius)|border-radius|(?:row-|column-)?gap|letter-spacing|word-spacing|text-indent|outline-width|outline-offset|flex-basis|column-width|border-spacing)$/;
const NUMBER_PROPERTY = /^(?:opacity|z-index|order|flex-grow|flex-shrink|orphans|widows)$/;
const POSITIVE = /^(?:(?:min-|max-)?(?:width|height)|padding(?:-.+)?|font-size|border.+|.*gap|outline-width)$/;
const LENGTH_WORD = /^(?:auto|none|normal|min-content|max-content|fit-content|stretch|content|thin|medium|thick|xx-small|x-small|small|large|x-large|xx-large|xxx-large|smaller|larger|-webkit-fill-available)$/;
const WIDE_WORD = /^(?:inherit|initial|unset|revert|revert-layer)$/;
const UNIT = /^([+-]?)(\d*\.?\d+)(?:e[+-]?\d+)?(px|em|rem|%|vh|vw|vmin|vmax|svh|svw|lvh|lvw|dvh|dvw|ch|ex|cm|mm|in|pt|pc|q|lh|rlh|cap|ic|cqw|cqh|cqi|cqb|cqmin|cqmax|vi|vb)$/;
const WORDS_OF = {
  __proto__: null,
  display: /^(?:none|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|flow-root|list-item|table(?:-[a-z-]+)?|inline-table|ruby(?:-[a-z]+)?|math|block .+|inline .+)$/,
  visibility: /^(?:visible|hidden|collapse)$/,
  position: /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/,
  'text-align': /^(?:left|right|center|justify|start|end|match-parent|-webkit-(?:left|right|center|auto))$/,
  float: /^(?:left|right|none|inline-start|inline-end)$/,
  clear: /^(?:left|right|none|both|inline-start|inline-end)$/,
  'font-weight': /^(?:normal|bold|bolder|lighter|\d{1,3}(?:\.\d+)?|1000)$/,
  'font-style': /^(?:normal|italic|oblique(?: .+)?)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize|full-width|full-size-kana|math-auto)$/,
  'flex-direction': /^(?:row|column)(?:-reverse)?$/,
  'box-sizing': /^(?:border-box|content-box)$/,
  'pointer-events': /^(?:none|auto|all|fill|stroke|painted|visible|visiblefill|visiblestroke|visiblepainted|bounding-box)$/,
};
const BORDER_STYLE = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;
const BACKGROUND_WORD = /^(?:none|(?:no-)?repeat(?:-[xy])?|space|round|center|left|right|top|bottom|cover|contain|auto|fixed|scroll|local|border-box|padding-box|content-box|text)$/;

const isProperty = (name) => includes(PROPERTIES, ' ' + name + ' ') || startsWith(name, '-webkit-');
const two = (code) => parseInt(code, 16);
function rounded(value) {
  const short = toFixed(value, 2);
  return text(number(round(number(short) * 255) === round(value * 255) ? short : toFixed(value, 3)));
}
/* Outside of quotes and parentheses. */
function pieces(value, sign) {
  const all = [];
  let depth = 0;
  let quote = '';
  let piece = '';
  for (let i = 0; i < value.length; i++) {
    const one = value[i];
    if (quote !== '') { if (one === '\\') piece += value[i++]; else if (one === quote) quote = ''; }
    else if (one === '"' || one === "'") quote = one;
    else if (one === '(') depth++;
    else if (one === ')') depth--;
    else if (depth === 0 && test(sign, one)) { push(all, trim(piece)); piece = ''; continue; }
    piece += value[i] ?? '';
  }
  push(all, trim(piece));
  return all;
}
function tokensOf(value) { const all = pieces(value, /\s/); const found = []; for (let i = 0; i < all.length; i++) if (all[i] !== '') push(found, all[i]); return found; }
function hueToRgb(hue, saturation, lightness) {
  const part = (n) => {
    const k = (n + hue / 30) % 12;
    const a = saturation * (lightness < 0.5 ? lightness : 1 - lightness);
    const lowest = k - 3 < 9 - k ? k - 3 : 9 - k;
    return round((lightness - a * (lowest < -1 ? -1 : lowest > 1 ? 1 : lowest)) * 255);
  };
  return [part(0), part(8), part(4)];
}
function rgbText(red, green, blue, alpha) { return alpha >= 1 ? 'rgb(' + red + ', ' + green + ', ' + blue + ')' : 'rgba(' + red + ', ' + green + ', ' + blue + ', ' + rounded(alpha < 0 ? 0 : alpha) + ')'; }
/* A colour as browsers write it; null for what is none. */
function colorOf(given) {
  const value = lower(given);
  if (includes(COLORS, ' ' + value + ' ') && value !== '') return value;
  const hex = exec(/^#([\da-f]{3,8})$/, value)?.[1];
  if (hex !== undefined) {
    const short = hex.length < 5;
    if (hex.length === 5 || hex.length === 7) return null;
    const part = (i) => short ? two(hex[i] + hex[i]) : two(cut(hex, 2 * i, 2 * i + 2));
    return rgbText(part(0), part(1), part(2), hex.length === 4 || hex.length === 8 ? part(3) / 255 : 1);
  }
  const call = exec(/^(rgba?|hsla?)\(([^()]*)\)$/, value);
  if (call === null) return test(/^(?:oklch|oklab|lch|lab|hwb|color|color-mix|light-dark|rgba?|hsla?)\(.+\)$/, value) ? given : null;
  const parts = tokensOf(replace(call[2], /[,\/]/g, ' '));
  if (parts.length < 3 || parts.length > 4) return null;
  const share = (part, whole) => endsWith(part, '%') ? number(cut(part, 0, -1)) / 100 * whole : number(part);
  const alpha = parts.length === 4 ? share(parts[3], 1) : 1;
  const clamp = (part) => part < 0 ? 0 : part > 255 ? 255 : round(part);
  if (startsWith(value, 'rgb')) {
    const [red, green, blue] = [share(parts[0], 255), share(parts[1], 255), share(parts[2], 255)];
    return isNaN(red + green + blue + alpha) ? null : rgbText(clamp(red), clamp(green), clamp(blue), alpha);
  }
  const [hue, saturation, lightness] = [number(replace(parts[0], /deg$/, '')), share(parts[1], 1), share(parts[2], 1)];
  if (isNaN(hue + saturation + lightness + alpha)) return null;
  const inUnit = (part) => part > 1 ? part / 100 : part < 0 ? 0 : part;
  const [red, green, blue] = hueToRgb((hue % 360 + 360) % 360, inUnit(saturation), inUnit(lightness));
  return rgbText(red, green, blue, alpha);
}
function lengthOf(given, isPositive) {
  const value = lower(given);
  if (test(/^[+-]?0+(?:\.0+)?$/, value)) return '0px';
  const found = exec(UNIT, value);
  if (found !== null) return isPositive && found[1] === '-' && number(found[2]) !== 0 ? null : (found[1] === '-' ? '-' : '') + text(number(found[2])) + found[3];
  if (test(LENGTH_WORD, value)) return value;
  return test(/^(?:calc|min|max|clamp|env|fit-content|anchor|anchor-size)\(.+\)$/, value) ? given : null;
}
function sides(values) {
  const [first, second = first, third = first, fourth = second] = values;
  if (second === fourth) return first === third ? (first === second ? [first] : [first, second]) : [first, second, third];
  return [first, second, third, fourth];
}
function mapped(values, change) {
  const all = [];
  for (let i = 0; i < values.length; i++) {
    const one = change(values[i]);
    if (one === null) return null;
    push(all, one);
  }
  return all;
}
/* What a browser keeps of a value; null where it ignores it. */
function keptValue(name, given) {
  const value = replace(given, /\s+/g, ' ');
  const small = lower(value);
  if (test(WIDE_WORD, small)) return small;
  if (test(/\bvar\(/i, value)) return value;
  if (test(/[;{}]|!/, replace(value, /"[^"]*"|'[^']*'|\([^()]*\)/g, ''))) return null;
  if (WORDS_OF[name] !== undefined) return test(WORDS_OF[name], small) ? small : null;
  const tokens = tokensOf(value);
  if (test(COLOR_PROPERTY, name)) {
    if (name === 'fill' || name === 'stroke' || name === 'scrollbar-color') return small === 'none' || small === 'auto' ? small : (colorOf(value) ?? value);
    if (small === 'auto') return name === 'caret-color' || name === 'accent-color' ? small : null;
    const colors = mapped(tokens, colorOf);
    return colors === null || tokens.length > (name === 'border-color' ? 4 : 1) ? null : join(sides(colors), ' ');
  }
  if (test(LENGTH_PROPERTY, name)) {
    const most = test(/^(?:margin|padding|inset|border-width|border-radius)$/, name) ? 4 : test(/^(?:gap|border-spacing|border-.+-radius|(?:margin|padding|inset)-(?:block|inline))$/, name) ? 2 : 1;
    if (name === 'border-radius' && includes(value, '/')) return value;
    const lengths = mapped(tokens, (one) => lengthOf(one, test(POSITIVE, name)));
    if (lengths === null || lengths.length > most) return null;
    return most === 1 ? lengths[0] : join(most === 2 && lengths[0] === lengths[1] ? [lengths[0]] : most === 2 ? lengths : sides(lengths), ' ');
  }
  if (test(NUMBER_PROPERTY, name)) {
    if (name === 'opacity' && endsWith(value, '%')) return isNaN(number(cut(value, 0, -1))) ? null : text(number(cut(value, 0, -1)) / 100);
    if (small === 'auto') return name === 'z-index' ? small : null;
    if (test(/^calc\(/, small)) return value;
    if (isNaN(number(value)) || (name === 'z-index' || name === 'order') && !test(/^[+-]?\d+$/, value)) return null;
    return text(number(value));
  }
  if (test(/^(?:border(?:-(?:top|right|bottom|left))?|outline|column-rule)$/, name)) {
    let width = '', style = '', color = '';
    for (let i = 0; i < tokens.length; i++) {
      const length = lengthOf(tokens[i], true);
      if (style === '' && test(BORDER_STYLE, lower(tokens[i]))) style = lower(tokens[i]);
      else if (width === '' && length !== null) width = length;
      else if (color === '' && (color = colorOf(tokens[i]) ?? '') !== '') continue;
      else return null;
    }
    return trim(replace(width + ' ' + style + ' ' + color, / +/g, ' '));
  }
  if (name === 'background') {
    const kept = mapped(tokens, (one) => colorOf(one) ?? (test(BACKGROUND_WORD, lower(one)) || test(/[(\/,\d"']/, one) ? tidyValue(one) : null));
    return kept === null ? null : join(kept, ' ');
  }
  if (name === 'flex' && tokens.length === 1 && !isNaN(number(value))) return text(number(value)) + ' 1 0%';
  if (name === 'transition') return join(mapped(pieces(tidyValue(value), /,/), (one) => replace(replace(one, / ease(?![-\w])/, ''), /^all (?=[\d.])/, '')), ', ');
  if (name === 'box-shadow' || name === 'text-shadow') return shadowOf(value);
  return tidyValue(value);
}
/* The colour of a shadow comes first. */
function shadowOf(value) {
  const shadows = mapped(pieces(value, /,/), (shadow) => {
    const tokens = tokensOf(shadow);
    let color = '';
    const others = [];
    for (let i = 0; i < tokens.length; i++) {
      const one = colorOf(tokens[i]);
      if (one !== null && color === '') color = one;
      else push(others, test(/^(?:inset|none)$/i, tokens[i]) ? lower(tokens[i]) : lengthOf(tokens[i], false));
    }
    for (let i = 0; i < others.length; i++) if (others[i] === null) return null;
    return trim(color + ' ' + join(others, ' '));
  });
  return shadows === null ? null : join(shadows, ', ');
}
function tidyValue(value) {
  return replace(value, /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|url\(\s*([^"')\s]+)\s*\)|\s*,\s*|(#[\da-f]{3,8})\b|(^|[\s(,+-])(\.\d)/gi, (whole, inQuotes, address, hex, sign, fraction) => {
    if (hex !== undefined) return colorOf(hex) ?? hex;
    if (address !== undefined) return 'url("' + address + '")';
    if (inQuotes !== undefined) return '"' + inQuotes + '"';
    if (fraction !== undefined) return sign + '0' + fraction;
    return whole[0] === '"' ? whole : ', ';
  });
}

/* The declarations of a style attribute, in their order. */
const readStyles = new WeakMapClass();
function declarationsOf(element) {
  const written = attributeOf(element, 'style') ?? '';
  const cached = weakGet(readStyles, element);
  if (cached !== undefined && cached.written === written) return cached.all;
  const all = readDeclarations(written);
  weakSet(readStyles, element, { written, all });
  return all;
}
function readDeclarations(written) {
  let all = [];
  const declared = pieces(replace(written, /\/\*[\s\S]*?\*\//g, ''), /;/);
  for (let i = 0; i < declared.length; i++) {
    const [, name, value] = exec(/^([\w-]+)\s*:\s*([\s\S]*)$/, declared[i]) ?? [];
    if (name === undefined) continue;
    const important = exec(/^([\s\S]*?)\s*!\s*important$/i, value);
    all = withDeclaration(all, startsWith(name, '--') ? name : lower(name), important === null ? value : important[1], important !== null) ?? all;
  }
  return all;
}
/* The declarations with one more; null where it changes nothing. */
function withDeclaration(all, name, given, isImportant) {
  const isOwn = startsWith(name, '--');
  if (!isOwn && !isProperty(name)) return null;
  const value = isOwn ? trim(given) : keptValue(name, trim(given));
  if (value === null || value === '') return null;
  const left = [];
  let isPlaced = false;
  for (let i = 0; i < all.length; i++) {
    if (all[i].name === name) { push(left, { name, value, isImportant }); isPlaced = true; }
    else if (!isPartOf(all[i].name, name)) push(left, all[i]);
  }
  if (!isPlaced) push(left, { name, value, isImportant });
  return left;
}
function isPartOf(name, whole) {
  if (!startsWith(name, whole + '-')) return false;
  return test(/^(?:margin|padding|background|inset|overflow|flex|grid-area|list-style|transition|animation|outline|gap)$/, whole) ? !test(/^(?:background-blend-mode|flex-direction|flex-wrap|margin-trim|outline-offset|overflow-(?:anchor|wrap|clip-margin))$/, name) : whole === 'border' ? !test(/^border-(?:radius|collapse|spacing|.+-radius)$/, name) : test(/^border-(?:top|right|bottom|left)$/, whole) && !endsWith(name, 'radius');
}
function without(all, name) {
  const left = [];
  for (let i = 0; i < all.length; i++) if (all[i].name !== name && !isPartOf(all[i].name, name)) push(left, all[i]);
  return left;
}
function writeDeclarations(element, all) {
  const parts = [];
  for (let i = 0; i < all.length; i++) push(parts, all[i].name + ': ' + all[i].value + (all[i].isImportant ? ' !important;' : ';'));
  setAttribute(element, 'style', join(parts, ' '));
}
function setDeclaration(element, name, given, isImportant) {
  const all = declarationsOf(element);
  const value = given === null ? '' : text(given);
  if (trim(value) === '') {
    const left = without(all, name);
    if (left.length < all.length) writeDeclarations(element, left);
    return;
  }
  const next = withDeclaration(all, name, value, isImportant);
  if (next !== null) writeDeclarations(element, next);
}
const SIDES = ['top', 'right', 'bottom', 'left'];
function styleValue(element, name) {
  const all = declarationsOf(element);
  const valueOf = (part) => { for (let i = 0; i < all.length; i++) if (all[i].name === part) return all[i].value; return ''; };
  const own = valueOf(name);
  if (own !== '') return own;
  /* A part of a shorthand. */
  const side = exec(/^(margin|padding)-(top|right|bottom|left)$/, name);
  if (side !== null) {
    const [first, second = first, third = first, fourth = second] = tokensOf(valueOf(side[1]));
    return (side[2] === 'top' ? first : side[2] === 'right' ? second : side[2] === 'bottom' ? third : fourth) ?? '';
  }
  if (name === 'background-color') {
    const tokens = tokensOf(valueOf('background'));
    for (let i = 0; i < tokens.length; i++) if (colorOf(tokens[i]) !== null) return tokens[i];
    return tokens.length > 0 ? 'initial' : '';
  }
  const edge = exec(/^border-(?:(?:top|right|bottom|left)-)?(width|style|color)$/, name);
  if (edge !== null) {
    const tokens = tokensOf(valueOf('border'));
    for (let i = 0; i < tokens.length; i++) if ((edge[1] === 'style' && test(BORDER_STYLE, tokens[i])) || (edge[1] === 'width' && lengthOf(tokens[i], true) !== null) || (edge[1] === 'color' && colorOf(tokens[i]) !== null)) return tokens[i];
  }
  return '';
}
function styleName(key) { return key === 'cssFloat' ? 'float' : startsWith(key, '--') ? key : (test(/^(?:webkit|moz)[A-Z]/, key) ? '-' : '') + replace(key, /[A-Z]/g, (letter) => '-' + lower(letter)); }
function givenName(name) { return startsWith(text(name), '--') ? text(name) : lower(text(name)); }
class CSSStyleDeclaration {
  /* What it holds cannot be seen from outside, so that no two of them are taken for the same value. */
  #closed = true;
  get cssText() {
    const all = declarationsOf(this[OWNER]);
    const parts = [];
    for (let i = 0; i < all.length; i++) push(parts, all[i].name + ': ' + all[i].value + (all[i].isImportant ? ' !important;' : ';'));
    return join(parts, ' ');
  }
  set cssText(value) { writeDeclarations(this[OWNER], readDeclarations(text(value))); }
  get length() { return declarationsOf(this[OWNER]).length; }
  get parentRule() { return null; }
  item(index) { return declarationsOf(this[OWNER])[index]?.name ?? ''; }
  getPropertyValue(name) { needs(1, arguments.length, 'getPropertyValue', 'CSSStyleDeclaration'); return styleValue(this[OWNER], givenName(name)); }
  getPropertyPriority(name) { const all = declarationsOf(this[OWNER]); for (let i = 0; i < all.length; i++) if (all[i].name === name) return all[i].isImportant ? 'important' : ''; return ''; }
  setProperty(name, value, priority = '') { needs(2, arguments.length, 'setProperty', 'CSSStyleDeclaration'); setDeclaration(this[OWNER], givenName(name), value, lower(text(priority ?? '')) === 'important'); }
  removeProperty(name) { const before = styleValue(this[OWNER], givenName(name)); setDeclaration(this[OWNER], givenName(name), '', false); return before; }
  [Symbol.iterator]() { const all = declarationsOf(this[OWNER]); const names = []; for (let i = 0; i < all.length; i++) push(names, all[i].name); return valuesOf(names); }
}
defineProperty(CSSStyleDeclaration.prototype, Symbol.toStringTag, { value: 'CSSStyleDeclaration', configurable: true });
const styleHandler = {
  __proto__: null,
  get(target, key, self) {
    if (typeof key !== 'string' || key in target) return reflectGet(target, key, self);
    if (isIndex(key)) return declarationsOf(target[OWNER])[key]?.name;
    const name = styleName(key);
    return isProperty(name) ? styleValue(target[OWNER], name) : undefined;
  },
  set(target, key, value, self) {
    if (key === 'cssText') return reflectSet(target, key, value, self);
    const name = typeof key === 'string' ? styleName(key) : '';
    if (isProperty(name)) { setDeclaration(target[OWNER], name, value, false); return true; }
    target[key] = value;
    return true;
  },
  has(target, key) { return key in target || (typeof key === 'string' && isProperty(styleName(key))); },
};
const styles = new WeakMapClass();
defineAccessor(elementPrototype, 'style', function () {
  let own = weakGet(styles, this);
  if (own === undefined) {
    const target = { __proto__: CSSStyleDeclaration.prototype };
    defineProperty(target, OWNER, { value: this });
    weakSet(styles, this, (own = new ProxyClass(target, styleHandler)));
  }
  return own;
}, function (value) { this.style.cssText = value; });
`;

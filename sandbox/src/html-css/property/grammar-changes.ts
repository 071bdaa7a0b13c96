/** Where css-tree's grammar and Chromium's differ: found by asking Chromium about every word for every property. */

const ALPHA = '[ / [ <alpha-value> | none ] ]?';
const CHANNEL = '[ <number> | <percentage> | <angle> | none | <channel-name> ]';
const FROM = `from <color> ${CHANNEL}{3} ${ALPHA}`;
const THREE = '[ <percentage> | <number> | none ]{3}';
const SHARES = '[ <color> && <percentage [0,100]>? ]#{2}';

export const TYPES: Readonly<Record<string, string>> = {
  'line-width': '<length [0,∞]> | thin | medium | thick',
  'channel-name': 'r | g | b | h | s | l | w | a | c | x | y | z | alpha',
  'rgb()': `rgb( <percentage>#{3} , <alpha-value>? ) | rgb( <number>#{3} , <alpha-value>? ) | rgb( ${THREE} ${ALPHA} ) | rgb( ${FROM} )`,
  'rgba()': `rgba( <percentage>#{3} , <alpha-value>? ) | rgba( <number>#{3} , <alpha-value>? ) | rgba( ${THREE} ${ALPHA} ) | rgba( ${FROM} )`,
  'hsl()': `hsl( <hue> , <percentage> , <percentage> , <alpha-value>? ) | hsl( [ <hue> | none ] [ <percentage> | <number> | none ]{2} ${ALPHA} ) | hsl( ${FROM} )`,
  'hsla()': `hsla( <hue> , <percentage> , <percentage> , <alpha-value>? ) | hsla( [ <hue> | none ] [ <percentage> | <number> | none ]{2} ${ALPHA} ) | hsla( ${FROM} )`,
  'hwb()': `hwb( [ <hue> | none ] [ <percentage> | <number> | none ]{2} ${ALPHA} ) | hwb( ${FROM} )`,
  'lab()': `lab( ${THREE} ${ALPHA} ) | lab( ${FROM} )`,
  'oklab()': `oklab( ${THREE} ${ALPHA} ) | oklab( ${FROM} )`,
  'lch()': `lch( [ <percentage> | <number> | none ]{2} [ <hue> | none ] ${ALPHA} ) | lch( ${FROM} )`,
  'oklch()': `oklch( [ <percentage> | <number> | none ]{2} [ <hue> | none ] ${ALPHA} ) | oklch( ${FROM} )`,
  'color-mix()': `color-mix( <color-interpolation-method> , ${SHARES} ) | color-mix( ${SHARES} )`,
  '-non-standard-color': '-webkit-link | -webkit-activelink',
  '-non-standard-size': '-webkit-fill-available | -webkit-fit-content | -webkit-min-content | -webkit-max-content',
  'circle()': 'circle( [ <length-percentage [0,∞]> | <radial-extent> ]? [ at <position> ]? )',
  'ellipse()': 'ellipse( [ [ <length-percentage [0,∞]> | <radial-extent> ]{2} ]? [ at <position> ]? )',
  'track-breadth': '<length-percentage [0,∞]> | <flex> | min-content | max-content | auto',
  'fixed-breadth': '<length-percentage [0,∞]>',
  'inflexible-breadth': '<length-percentage [0,∞]> | min-content | max-content | auto',
  'bg-layer':
    '<bg-image> || <bg-position> [ / <bg-size> ]? || <repeat-style> || <attachment> || <visual-box> || [ <visual-box> | text | border-area ]',
  'final-bg-layer':
    "<bg-image> || <bg-position> [ / <bg-size> ]? || <repeat-style> || <attachment> || <visual-box> || [ <visual-box> | text | border-area ] || <'background-color'>",
  shadow: 'inset? && <length>{2} [ <length [0,∞]> <length>? ]? && <color>?',
  'shadow-t': '[ <length>{2} <length [0,∞]>? ] && <color>?',
  'drop-shadow()': 'drop-shadow( [ <color>? && <length>{2} <length [0,∞]>? ] )',
  'grid-line':
    'auto | <custom-ident> | [ [ <integer [-∞,-1]> | <integer [1,∞]> ] && <custom-ident>? ] | [ span && [ <integer [1,∞]> || <custom-ident> ] ]',
};

const GAP = 'normal | <length-percentage [0,∞]>';
const SCROLL_PADDING = 'auto | <length-percentage [0,∞]>';
const SIDES = ['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'];

export const PROPERTIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SIDES.map((side) => [`scroll-padding-${side}`, SCROLL_PADDING])),
  'scroll-padding': `[ ${SCROLL_PADDING} ]{1,4}`,
  'column-gap': GAP,
  'row-gap': GAP,
  'grid-gap': `[ ${GAP} ]{1,2}`,
  'column-rule-width': '<line-width>',
  'column-rule-style': '<line-style>',
  'column-rule': "<line-width> || <line-style> || <'column-rule-color'>",
  'transition-duration': '<time [0,∞]>#',
  'animation-duration': '[ auto | <time [0,∞]> ]#',
  'animation-iteration-count': '[ infinite | <number [0,∞]> ]#',
  'flex-grow': '<number [0,∞]>',
  'flex-shrink': '<number [0,∞]>',
  flex: "none | [ <number [0,∞]> <number [0,∞]>? || <'flex-basis'> ]",
  'flex-wrap': 'nowrap | wrap | wrap-reverse',
  'line-height': 'normal | <number [0,∞]> | <length-percentage [0,∞]>',
  'border-spacing': '<length [0,∞]>{1,2}',
  perspective: 'none | <length [0,∞]>',
  'tab-size': '<number [0,∞]> | <length [0,∞]>',
  orphans: '<integer [1,∞]>',
  widows: '<integer [1,∞]>',
  'column-count': 'auto | <integer [1,∞]>',
  '-webkit-line-clamp': 'none | <integer [1,∞]>',
  '-webkit-box-orient': 'horizontal | vertical | inline-axis | block-axis',
  'font-stretch':
    'normal | <percentage [0,∞]> | ultra-condensed | extra-condensed | condensed | semi-condensed | semi-expanded | expanded | extra-expanded | ultra-expanded',
  'stroke-width': '<length-percentage [0,∞]> | <number [0,∞]>',
  'fill-opacity': '<number> | <percentage>',
  zoom: 'normal | <number [0,∞]> | <percentage [0,∞]>',
  position: 'static | relative | absolute | sticky | fixed',
  'text-overflow': 'clip | ellipsis',
  'text-shadow': 'none | <shadow-t>#',
  'text-transform': 'none | capitalize | uppercase | lowercase | math-auto',
  'text-align':
    'start | end | left | right | center | justify | -webkit-left | -webkit-right | -webkit-center | -webkit-match-parent | -internal-center',
  'text-combine-upright': 'none | all',
  'white-space-collapse': 'collapse | preserve | preserve-breaks | break-spaces',
  'word-spacing': 'normal | <length-percentage>',
  resize: 'none | both | horizontal | vertical | block | inline | auto',
  'image-orientation': 'none | from-image',
  'image-rendering': 'auto | crisp-edges | pixelated | -webkit-optimize-contrast',
  'break-after': 'auto | avoid | avoid-page | page | left | right | recto | verso | avoid-column | column',
  'break-before': 'auto | avoid | avoid-page | page | left | right | recto | verso | avoid-column | column',
  'break-inside': 'auto | avoid | avoid-page | avoid-column',
  filter: 'none | [ <filter-function> | <url> ]+',
  'background-position-x': '[ center | [ left | right ]? <length-percentage>? ]#',
  'background-position-y': '[ center | [ top | bottom ]? <length-percentage>? ]#',
  display:
    'none | contents | inline | block | list-item | inline-block | table | inline-table | table-row-group | table-header-group | table-footer-group | table-row | table-column-group | table-column | table-cell | table-caption | flex | inline-flex | grid | inline-grid | flow-root | flow | ruby | ruby-text | math | -webkit-box | -webkit-inline-box | -webkit-flex | -webkit-inline-flex | [ [ block | inline ] && [ flow | flow-root | flex | grid | table | ruby | math ] ] | [ [ block | inline ]? && [ flow | flow-root ]? && list-item ]',
  cursor:
    '[ <url> [ <number> <number> ]? , ]* [ auto | default | none | context-menu | help | pointer | progress | wait | cell | crosshair | text | vertical-text | alias | copy | move | no-drop | not-allowed | e-resize | n-resize | ne-resize | nw-resize | s-resize | se-resize | sw-resize | w-resize | ew-resize | ns-resize | nesw-resize | nwse-resize | col-resize | row-resize | all-scroll | zoom-in | zoom-out | grab | grabbing ]',
  'will-change': 'auto | <custom-ident>#',
};

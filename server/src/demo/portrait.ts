/** A number that always is the same for the same text: the same person always looks the same. */
function chance(text: string): (choices: number) => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return (choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * choices);
  };
}

const SKIES = ['#cfe3ee', '#f3dcc2', '#d9e6d2', '#e8d9e6', '#f0e6c8', '#c9d6e8'];
const HILLS = ['#5f7d8c', '#7a8f6a', '#8c6f63', '#6a6f8f', '#4f7466'];
const SKINS = ['#f4d3bd', '#e8b998', '#c98f68', '#9c6644', '#6f4530', '#f0c8a8'];
const HAIRS = ['#2b211c', '#5a3a22', '#8a5a2b', '#c99a4b', '#e3c98a', '#9a9a9a', '#7a2f1c'];
const SWEATERS = ['#b3261e', '#1f5f8b', '#2f6b4f', '#d69a2d', '#3d3d4e', '#7c4a7a'];

/** Someone in a knitted sweater in front of the mountains, as SVG of 800 by 800. */
export function portrait(name: string): string {
  const pick = chance(name);
  const of = (colours: readonly string[]) => colours[pick(colours.length)] ?? '#000000';
  const [sky, hill, skin, hair, sweater] = [of(SKIES), of(HILLS), of(SKINS), of(HAIRS), of(SWEATERS)];
  const peak = 160 + pick(480);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<rect width="800" height="800" fill="${sky}"/>
<circle cx="${800 - peak}" cy="${140 + pick(90)}" r="62" fill="#fff7e0" opacity="0.85"/>
<path d="M0 560 L${peak - 130} 330 L${peak} 230 L${peak + 120} 350 L800 ${500 + pick(60)} V800 H0Z" fill="${hill}"/>
<path d="M${peak - 52} 272 L${peak} 230 L${peak + 48} 276 L${peak + 18} 290 L${peak - 6} 272 L${peak - 26} 294Z" fill="#ffffff"/>
<path d="M0 620 Q200 ${520 + pick(60)} 420 600 T800 570 V800 H0Z" fill="${hill}" opacity="0.55"/>
${hairBehind(pick(4), hair)}
<path d="M130 800 Q140 610 330 585 H470 Q660 610 670 800Z" fill="${sweater}"/>
${yoke(pick(3))}
<rect x="345" y="490" width="110" height="130" rx="52" fill="${skin}"/>
<path d="M345 540 Q400 590 455 540 V560 Q400 610 345 560Z" fill="#000000" opacity="0.08"/>
<ellipse cx="400" cy="400" rx="128" ry="152" fill="${skin}"/>
${hairOnTop(pick(5), hair)}
<circle cx="352" cy="408" r="11" fill="#2a2320"/><circle cx="448" cy="408" r="11" fill="#2a2320"/>
<path d="M400 420 q-12 34 4 40" fill="none" stroke="#000000" stroke-opacity="0.22" stroke-width="6" stroke-linecap="round"/>
<path d="M352 482 q48 ${26 + pick(22)} 96 0" fill="none" stroke="#8c3a33" stroke-width="9" stroke-linecap="round"/>
${pick(4) === 0 ? '<g fill="none" stroke="#2a2320" stroke-width="7"><circle cx="350" cy="410" r="38"/><circle cx="450" cy="410" r="38"/><path d="M388 408 h24"/></g>' : ''}
</svg>`;
}

function hairBehind(style: number, colour: string): string {
  if (style === 0) return `<path d="M262 380 Q250 620 300 650 H500 Q550 620 538 380Z" fill="${colour}"/>`;
  if (style === 1) return `<ellipse cx="400" cy="420" rx="168" ry="170" fill="${colour}"/>`;
  return '';
}

function hairOnTop(style: number, colour: string): string {
  const shapes = [
    'M268 400 Q258 232 400 226 Q542 232 532 400 Q510 300 400 300 Q290 300 268 400Z',
    'M266 410 Q256 222 410 222 Q548 232 534 410 Q520 330 440 292 Q360 330 300 318 Q276 346 266 410Z',
    'M272 370 Q290 240 400 238 Q510 240 528 370 Q470 282 400 282 Q330 282 272 370Z',
    'M250 372 Q250 210 400 208 Q550 210 550 372 Q540 390 528 372 H272 Q260 390 250 372Z',
  ];
  const shape = shapes[style];
  // A knitted hat, where no hair is drawn.
  const hat =
    '<path d="M262 352 Q262 196 400 190 Q538 196 538 352Z" fill="#b3261e"/><rect x="250" y="328" width="300" height="52" rx="26" fill="#f7f3ea"/><circle cx="400" cy="184" r="32" fill="#f7f3ea"/>';
  return shape ? `<path d="${shape}" fill="${colour}"/>` : hat;
}

function yoke(style: number): string {
  if (style === 0) return '';
  const y = 690;
  const marks = Array.from({ length: 11 }, (_, index) => {
    const x = 175 + index * 45;
    return style === 1
      ? `<path d="M${x} ${y - 22} l14 22 l-14 22 l-14 -22Z"/>`
      : `<path d="M${x - 5} ${y - 24} h10 v48 h-10Z M${x - 18} ${y - 24} h36 v10 h-36Z"/>`;
  });
  return `<g fill="#f7f3ea" opacity="0.9">${marks.join('')}</g>`;
}

/** Colour spaces and the ways between them. All go through XYZ (D50); channels are as CSS counts them. */
export type Channels = readonly [number, number, number];

export const SPACES = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'xyz-d65',
  'xyz-d50',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'hsl',
  'hwb',
] as const;
export type Space = (typeof SPACES)[number];

type Matrix = readonly [Channels, Channels, Channels];

function apply(matrix: Matrix, [a, b, c]: Channels): Channels {
  return matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Channels;
}

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const size = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [(e * i - f * h) / size, (c * h - b * i) / size, (b * f - c * e) / size],
    [(f * g - d * i) / size, (a * i - c * g) / size, (c * d - a * f) / size],
    [(d * h - e * g) / size, (b * g - a * h) / size, (a * e - b * d) / size],
  ];
}

function product(one: Matrix, other: Matrix): Matrix {
  const columns = [0, 1, 2].map((column) => apply(one, other.map((row) => row[column]) as unknown as Channels));
  return [0, 1, 2].map((row) => columns.map((column) => column[row])) as unknown as Matrix;
}

// The numbers that Chromium's graphics library uses: with exact ones the fifth digit would differ.
const SRGB_TO_XYZ: Matrix = [
  [0.436065674, 0.385147095, 0.143066406],
  [0.222488403, 0.716873169, 0.06060791],
  [0.013916016, 0.097076416, 0.714096069],
];
const P3_TO_XYZ: Matrix = [
  [0.515102, 0.291965, 0.157153],
  [0.241182, 0.692236, 0.0665819],
  [-0.00104941, 0.0418818, 0.784378],
];
const WHITE_D50: Channels = [0.96422, 1, 0.82521];
const LAB_WHITE: Channels = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const WHITE_D65: Channels = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329];
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const [coneX, coneY, coneZ] = apply(BRADFORD, WHITE_D65).map(
  (value, index) => value / (apply(BRADFORD, WHITE_D50)[index] as number),
) as unknown as Channels;
const D50_TO_D65 = product(
  inverse(BRADFORD),
  product(
    [
      [coneX, 0, 0],
      [0, coneY, 0],
      [0, 0, coneZ],
    ],
    BRADFORD,
  ),
);
const D65_TO_D50 = inverse(D50_TO_D65);
const XYZ_TO_SRGB = inverse(SRGB_TO_XYZ);
const XYZ_TO_P3 = inverse(P3_TO_XYZ);
const D65_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const XYZ_TO_LMS = product(D65_TO_LMS, D50_TO_D65);
const LMS_TO_XYZ = inverse(XYZ_TO_LMS);
const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
const OKLAB_TO_LMS = inverse(LMS_TO_OKLAB);

function linear(channel: number): number {
  const size = Math.abs(channel);
  return size <= 0.04045 ? channel / 12.92 : Math.sign(channel) * ((size + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
  const size = Math.abs(channel);
  return size > 0.0031308 ? Math.sign(channel) * (1.055 * size ** (1 / 2.4) - 0.055) : 12.92 * channel;
}

function each(channels: Channels, change: (channel: number) => number): Channels {
  return [change(channels[0]), change(channels[1]), change(channels[2])];
}

function polar([lightness, a, b]: Channels): Channels {
  const chroma = Math.hypot(a, b);
  return [lightness, chroma, chroma < 0.00001 ? Number.NaN : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

function straight([lightness, chroma, hue]: Channels): Channels {
  const angle = ((Number.isNaN(hue) ? 0 : hue) * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

const KAPPA = 24389 / 27;
const EPSILON = 216 / 24389;

function toLab(xyz: Channels): Channels {
  const [x, y, z] = xyz.map((value, index) => {
    const part = value / (LAB_WHITE[index] as number);
    return part > EPSILON ? Math.cbrt(part) : (KAPPA * part + 16) / 116;
  }) as unknown as Channels;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function fromLab([lightness, a, b]: Channels): Channels {
  const y = (lightness + 16) / 116;
  const x = a / 500 + y;
  const z = y - b / 200;
  const cube = (value: number) => (value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA);
  const parts: Channels = [cube(x), lightness > KAPPA * EPSILON ? y ** 3 : lightness / KAPPA, cube(z)];
  return parts.map((part, index) => part * (LAB_WHITE[index] as number)) as unknown as Channels;
}

export function hslToSrgb([hue, saturation, lightness]: Channels): Channels {
  const turn = ((hue % 360) + 360) % 360;
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (n: number) => {
    const k = (n + turn / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function srgbToHsl([red, green, blue]: Channels): Channels {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = (most + least) / 2;
  const saturation =
    range === 0 || lightness === 0 || lightness === 1 ? 0 : (most - lightness) / Math.min(lightness, 1 - lightness);
  return [hueOf([red, green, blue]), saturation * 100, lightness * 100];
}

function hueOf([red, green, blue]: Channels): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return Number.NaN;
  if (most === red) return (((green - blue) / range + 6) % 6) * 60;
  return most === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

export function hwbToSrgb([hue, white, black]: Channels): Channels {
  const total = white + black;
  if (total >= 100) return [white / total, white / total, white / total];
  return each(hslToSrgb([hue, 100, 50]), (channel) => (channel * (100 - white - black) + white) / 100);
}

function toXyz(space: Space, channels: Channels): Channels {
  switch (space) {
    case 'srgb':
      return apply(SRGB_TO_XYZ, each(channels, linear));
    case 'srgb-linear':
      return apply(SRGB_TO_XYZ, channels);
    case 'display-p3':
      return apply(P3_TO_XYZ, each(channels, linear));
    case 'xyz-d65':
      return apply(D65_TO_D50, channels);
    case 'xyz-d50':
      return channels;
    case 'lab':
      return fromLab(channels);
    case 'lch':
      return fromLab(straight(channels));
    case 'oklab':
      return apply(
        LMS_TO_XYZ,
        each(apply(OKLAB_TO_LMS, channels), (channel) => channel ** 3),
      );
    case 'oklch':
      return toXyz('oklab', straight(channels));
    case 'hsl':
      return toXyz('srgb', hslToSrgb(each(channels, orZero)));
    case 'hwb':
      return toXyz('srgb', hwbToSrgb(each(channels, orZero)));
  }
}

function fromXyz(space: Space, xyz: Channels): Channels {
  switch (space) {
    case 'srgb':
      return each(apply(XYZ_TO_SRGB, xyz), gamma);
    case 'srgb-linear':
      return apply(XYZ_TO_SRGB, xyz);
    case 'display-p3':
      return each(apply(XYZ_TO_P3, xyz), gamma);
    case 'xyz-d65':
      return apply(D50_TO_D65, xyz);
    case 'xyz-d50':
      return xyz;
    case 'lab':
      return toLab(xyz);
    case 'lch':
      return polar(toLab(xyz));
    case 'oklab':
      return apply(LMS_TO_OKLAB, each(apply(XYZ_TO_LMS, xyz), Math.cbrt));
    case 'oklch':
      return polar(fromXyz('oklab', xyz));
    case 'hsl':
      return srgbToHsl(fromXyz('srgb', xyz));
    case 'hwb': {
      const srgb = fromXyz('srgb', xyz);
      return [hueOf(srgb), Math.min(...srgb) * 100, (1 - Math.max(...srgb)) * 100];
    }
  }
}

function orZero(channel: number): number {
  return Number.isNaN(channel) ? 0 : channel;
}

/** From one space to another; a channel that means nothing (the hue of grey) becomes NaN. */
export function convert(channels: Channels, from: Space, to: Space): Channels {
  if (from === to) return channels;
  const clean = each(channels, orZero);
  // Within sRGB the way through XYZ would only add rounding.
  if (from === 'srgb' && to === 'hsl') return srgbToHsl(clean);
  if (from === 'srgb' && to === 'hwb') return [hueOf(clean), Math.min(...clean) * 100, (1 - Math.max(...clean)) * 100];
  if (from === 'hsl' && to === 'srgb') return hslToSrgb(clean);
  if (from === 'hwb' && to === 'srgb') return hwbToSrgb(clean);
  return fromXyz(to, toXyz(from, clean));
}

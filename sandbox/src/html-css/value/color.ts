import { COLOR_NAMES } from '../../judge/color-names.ts';
import { isIdent, isMark, type Part, splitAt, trimSpace, withoutSpace } from '../css/parts.ts';
import { type Channels, convert, hslToSrgb, hwbToSrgb, SPACES, type Space } from './color-spaces.ts';
import { isMath, readMath, resolve } from './math.ts';
import { writeNumber } from './number.ts';
import { DEGREES, PLAIN_MEASURES } from './units.ts';

/** `plain`: one of the old notations, which a browser writes as rgb() whatever it was. */
export type Color = {
  readonly space: Space;
  readonly channels: Channels;
  readonly alpha: number;
  readonly plain: boolean;
};

/** The colour that currentcolor represents; null while it is not known, and then so is the colour. */
type Current = Color | null;

export const BLACK: Color = { space: 'srgb', channels: [0, 0, 0], alpha: 1, plain: true };

/** Null for what is no colour at all, and for what only the element's own `color` can tell. */
export function readColor(part: Part | undefined, current: Current = null): Color | null {
  if (part?.kind === 'hash') return readHex(part.name);
  if (part?.kind === 'ident') {
    const name = part.name.toLowerCase();
    return name === 'currentcolor' ? current : readHex(COLOR_NAMES.get(name) ?? '');
  }
  if (part?.kind !== 'function') return null;
  const name = part.name.toLowerCase();
  if (name === 'color-mix') return readMix(part.parts, current);
  if (name === 'light-dark') return readColor(splitAt(part.parts, ',')[0]?.[0], current);
  return readFunction(name, part.parts, current);
}

function readHex(hex: string): Color | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return null;
  const pairs = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { space: 'srgb', channels: [red / 255, green / 255, blue / 255], alpha: alpha / 255, plain: true };
}

/** Where a channel's 100 % is, and its bounds where a browser keeps them. */
type ChannelRule = {
  readonly name: string;
  readonly full: number;
  readonly least?: number;
  readonly most?: number;
  readonly hue?: true;
};
const HUE: ChannelRule = { name: 'h', full: 0, hue: true };
const plainChannel = (name: string, full: number): ChannelRule => ({ name, full, least: 0, most: full });
const CHANNELS: Readonly<Record<string, readonly [ChannelRule, ChannelRule, ChannelRule]>> = {
  srgb: [
    { name: 'r', full: 255 },
    { name: 'g', full: 255 },
    { name: 'b', full: 255 },
  ],
  hsl: [HUE, plainChannel('s', 100), { name: 'l', full: 100 }],
  hwb: [HUE, plainChannel('w', 100), plainChannel('b', 100)],
  lab: [plainChannel('l', 100), { name: 'a', full: 125 }, { name: 'b', full: 125 }],
  lch: [plainChannel('l', 100), { name: 'c', full: 150, least: 0 }, HUE],
  oklab: [plainChannel('l', 1), { name: 'a', full: 0.4 }, { name: 'b', full: 0.4 }],
  oklch: [plainChannel('l', 1), { name: 'c', full: 0.4, least: 0 }, HUE],
};
const FREE: readonly [ChannelRule, ChannelRule, ChannelRule] = [
  { name: 'r', full: 1 },
  { name: 'g', full: 1 },
  { name: 'b', full: 1 },
];
const XYZ: readonly [ChannelRule, ChannelRule, ChannelRule] = [
  { name: 'x', full: 1 },
  { name: 'y', full: 1 },
  { name: 'z', full: 1 },
];

function readFunction(name: string, inside: readonly Part[], current: Current): Color | null {
  let parts = withoutSpace(inside).filter((part) => !isMark(part, ','));
  let from: Color | null = null;
  if (isIdent(parts[0], 'from')) {
    from = readColor(parts[1], current);
    if (!from) return null;
    parts = parts.slice(2);
  }
  let space: Space | null = name === 'rgb' || name === 'rgba' ? 'srgb' : ((name === 'hsla' ? 'hsl' : name) as Space);
  const inColor = name === 'color';
  if (inColor) {
    space = spaceNamed(parts[0]);
    parts = parts.slice(1);
  }
  if (!space || !SPACES.includes(space) || (!inColor && !Object.hasOwn(CHANNELS, space))) return null;
  const rules = inColor ? (space.startsWith('xyz') ? XYZ : FREE) : (CHANNELS[space] as typeof FREE);
  const slash = parts.findIndex((part) => isMark(part, '/'));
  const values = slash < 0 ? parts : parts.slice(0, slash);
  const alphaPart = slash < 0 ? values[3] : parts[slash + 1];
  const names = from ? channelNames(from, space, rules) : new Map<string, number>();
  const channels = rules.map((rule, index) => readChannel(values[index], rule, names)) as unknown as Channels;
  const given = alphaPart
    ? readChannel(alphaPart, { name: 'alpha', full: 1, least: 0, most: 1 }, names)
    : (from?.alpha ?? 1);
  // With commas it is kept in a byte.
  const alpha = slash < 0 && alphaPart ? Math.round(given * 255) / 255 : given;
  return finish(inColor || from !== null, space, channels, alpha, inColor);
}

function finish(modern: boolean, space: Space, channels: Channels, alpha: number, inColor: boolean): Color {
  if (inColor) return { space, channels, alpha, plain: false };
  const clean = channels.map((channel) => (Number.isNaN(channel) ? 0 : channel)) as unknown as Channels;
  const clear = Number.isNaN(alpha) ? 0 : alpha;
  if (space === 'srgb')
    return {
      space,
      channels: clean.map((channel) => channel / 255) as unknown as Channels,
      alpha: clear,
      plain: !modern,
    };
  if (space === 'hsl') return { space: 'srgb', channels: hslToSrgb(clean), alpha: clear, plain: !modern };
  if (space === 'hwb') return { space: 'srgb', channels: hwbToSrgb(clean), alpha: clear, plain: !modern };
  return { space, channels, alpha, plain: false };
}

function channelNames(from: Color, space: Space, rules: readonly ChannelRule[]): Map<string, number> {
  const scale = space === 'srgb' && rules[0]?.full === 255 ? 255 : 1;
  const channels = convert(from.channels, from.space, space);
  const names = new Map(
    rules.map((rule, index) => [rule.name, (Number.isNaN(channels[index]) ? 0 : (channels[index] as number)) * scale]),
  );
  return names.set('alpha', from.alpha);
}

function spaceNamed(part: Part | undefined): Space | null {
  if (part?.kind !== 'ident') return null;
  const name = part.name.toLowerCase();
  const space = name === 'xyz' ? 'xyz-d65' : name;
  return (SPACES as readonly string[]).includes(space) ? (space as Space) : null;
}

/** NaN is what `none` says: this channel is missing. */
function readChannel(part: Part | undefined, rule: ChannelRule, names: ReadonlyMap<string, number>): number {
  const value = channelValue(part, rule, names);
  if (rule.hue) return ((value % 360) + 360) % 360;
  return Math.min(rule.most ?? Number.POSITIVE_INFINITY, Math.max(rule.least ?? Number.NEGATIVE_INFINITY, value));
}

function channelValue(part: Part | undefined, rule: ChannelRule, names: ReadonlyMap<string, number>): number {
  switch (part?.kind) {
    case 'number':
      return part.value;
    case 'percentage':
      return (part.value * rule.full) / 100;
    case 'dimension':
      return part.value * (DEGREES[part.unit.toLowerCase()] ?? 1);
    case 'ident':
      return names.get(part.name.toLowerCase()) ?? Number.NaN;
    case 'function':
      return isMath(part) ? resolve(readMath(withNames(part, names), PLAIN_MEASURES), rule.full) : Number.NaN;
    default:
      return Number.NaN;
  }
}

/** calc(l + 0.1) in a colour made from another: the channel's name is a number there. */
function withNames(part: Part & { kind: 'function' }, names: ReadonlyMap<string, number>): Part & { kind: 'function' } {
  const replace = (inner: Part): Part => {
    const value = inner.kind === 'ident' ? names.get(inner.name.toLowerCase()) : undefined;
    if (value !== undefined)
      return { kind: 'number', value, isInteger: false, signed: false, start: inner.start, end: inner.end };
    return 'parts' in inner ? { ...inner, parts: inner.parts.map(replace) } : inner;
  };
  return { ...part, parts: part.parts.map(replace) };
}

function readMix(inside: readonly Part[], current: Current): Color | null {
  const groups = splitAt(inside, ',');
  const method = isIdent(groups[0]?.[0], 'in') ? withoutSpace(groups.shift() ?? []).slice(1) : null;
  const space = method ? spaceNamed(method[0]) : 'oklab';
  const way = method?.[1]?.kind === 'ident' ? method[1].name.toLowerCase() : 'shorter';
  const [first, second] = groups.map((group) => mixPart(group, current));
  if (!space || !first || !second || groups.length !== 2) return null;
  const share = first.share ?? (second.share === null ? 0.5 : 1 - second.share);
  const rest = second.share ?? 1 - share;
  if (share + rest === 0) return null;
  return mix(first.color, second.color, space, rest / (share + rest), Math.min(1, share + rest), way);
}

function mixPart(group: readonly Part[], current: Current): { color: Color; share: number | null } | null {
  const percentage = group.find((part) => part.kind === 'percentage');
  const color = readColor(trimSpace(group.filter((part) => part !== percentage))[0], current);
  return color && { color, share: percentage ? percentage.value / 100 : null };
}

function mix(one: Color, other: Color, space: Space, part: number, strength: number, way: string): Color {
  const from = convert(one.channels, one.space, space);
  const to = convert(other.channels, other.space, space);
  const hue = space === 'hsl' || space === 'hwb' ? 0 : space === 'lch' || space === 'oklch' ? 2 : -1;
  const alpha = one.alpha + (other.alpha - one.alpha) * part;
  const channels = [0, 1, 2].map((index) => {
    const start = from[index] as number;
    const end = to[index] as number;
    if (Number.isNaN(start) || Number.isNaN(end)) return Number.isNaN(start) ? end : start;
    if (index === hue) return (start + turn(start, end, way) * part + 360) % 360;
    // Channels are weighted by how much of each colour is there to be seen.
    const weighted = start * one.alpha + (end * other.alpha - start * one.alpha) * part;
    return alpha === 0 ? 0 : weighted / alpha;
  }) as unknown as Channels;
  const result: Color = { space, channels, alpha: alpha * strength, plain: false };
  return space === 'hsl' || space === 'hwb'
    ? { ...result, space: 'srgb', channels: convert(channels, space, 'srgb') }
    : result;
}

function turn(start: number, end: number, way: string): number {
  const difference = end - start;
  switch (way) {
    case 'longer':
      return difference > 0 && difference < 180
        ? difference - 360
        : difference > -180 && difference <= 0
          ? difference + 360
          : difference;
    case 'increasing':
      return difference < 0 ? difference + 360 : difference;
    case 'decreasing':
      return difference > 0 ? difference - 360 : difference;
    default:
      return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference;
  }
}

export function writeColor(color: Color): string {
  if (color.plain) return writePlain(color);
  const channels = color.channels.map(writeChannel).join(' ');
  const alpha = color.alpha === 1 ? '' : ` / ${writeChannel(color.alpha)}`;
  const own = ['lab', 'lch', 'oklab', 'oklch'].includes(color.space);
  return own ? `${color.space}(${channels}${alpha})` : `color(${color.space} ${channels}${alpha})`;
}

function writeChannel(channel: number): string {
  // Four decimals: the way between colour spaces is not the same to the last digit everywhere.
  return Number.isNaN(channel) ? 'none' : writeNumber(Math.round(channel * 10_000) / 10_000);
}

function writePlain({ channels, alpha }: Color): string {
  const bytes = channels.map((channel) => Math.min(255, Math.max(0, Math.round(Number((channel * 255).toFixed(4))))));
  const byte = Math.round(alpha * 255);
  if (alpha === 1) return `rgb(${bytes.join(', ')})`;
  // Two digits where they lead back to the same byte, else three.
  const two = Math.round((byte / 255) * 100) / 100;
  const text = Math.round(two * 255) === byte ? two : Math.round((byte / 255) * 1000) / 1000;
  return `rgba(${bytes.join(', ')}, ${text})`;
}

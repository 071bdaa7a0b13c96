import { isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { COMMA, isColor, isImage, isLength, joined, made, word } from './classify.ts';
import { splitPlaces } from './position.ts';

const REPEATS = new Set(['repeat', 'no-repeat', 'repeat-x', 'repeat-y', 'space', 'round']);
const ATTACHMENTS = new Set(['scroll', 'fixed', 'local']);
const BOXES = new Set([
  'border-box',
  'padding-box',
  'content-box',
  'text',
  'fill-box',
  'stroke-box',
  'view-box',
  'no-clip',
]);
const PLACES = new Set(['left', 'right', 'top', 'bottom', 'center']);

type Layer = {
  image: Part[];
  position: Part[];
  size: Part[];
  repeat: Part[];
  attachment: Part[];
  boxes: Part[];
  color: Part[];
  others: Part[];
};

function readLayer(parts: readonly Part[]): Layer {
  const layer: Layer = {
    image: [],
    position: [],
    size: [],
    repeat: [],
    attachment: [],
    boxes: [],
    color: [],
    others: [],
  };
  let afterSlash = false;
  for (const part of withoutSpace(parts)) {
    const name = word(part);
    const isSize = isLength(part) || ['auto', 'cover', 'contain'].includes(name);
    if (isMark(part, '/')) afterSlash = true;
    else if (afterSlash && isSize && layer.size.length < 2) layer.size.push(part);
    else if (isImage(part) || name === 'none') layer.image.push(part);
    else if (REPEATS.has(name)) layer.repeat.push(part);
    else if (ATTACHMENTS.has(name)) layer.attachment.push(part);
    else if (BOXES.has(name)) layer.boxes.push(part);
    else if (PLACES.has(name) || isLength(part)) layer.position.push(part);
    else if (isColor(part)) layer.color.push(part);
    else layer.others.push(part);
  }
  return layer;
}

function list(layers: readonly Layer[], read: (layer: Layer) => readonly Part[], initial: string): Part[] {
  return joined(
    layers.map((layer) => {
      const parts = read(layer);
      return parts.length > 0 ? joined(parts.map((part) => [part])) : made(initial);
    }),
    COMMA,
  );
}

export const expandBackground = {
  longhands: [
    'background-image',
    'background-position-x',
    'background-position-y',
    'background-size',
    'background-repeat',
    'background-attachment',
    'background-origin',
    'background-clip',
    'background-color',
  ],
  expand: (parts: readonly Part[]): Record<string, readonly Part[]> => {
    const layers = splitAt(parts, ',').map(readLayer);
    const position = splitPlaces(list(layers, (layer) => layer.position, '0% 0%'));
    return {
      'background-image': list(layers, (layer) => layer.image, 'none'),
      'background-position-x': position.x,
      'background-position-y': position.y,
      'background-size': list(layers, (layer) => layer.size, 'auto'),
      'background-repeat': list(layers, (layer) => layer.repeat, 'repeat'),
      'background-attachment': list(layers, (layer) => layer.attachment, 'scroll'),
      'background-origin': list(layers, (layer) => layer.boxes.slice(0, 1), 'padding-box'),
      'background-clip': list(layers, (layer) => layer.boxes.slice(-1), 'border-box'),
      'background-color': layers.at(-1)?.color ?? [],
    };
  },
};

export const expandMask = {
  longhands: [
    'mask-image',
    'mask-position',
    'mask-size',
    'mask-repeat',
    'mask-origin',
    'mask-clip',
    'mask-composite',
    'mask-mode',
  ],
  expand: (parts: readonly Part[]): Record<string, readonly Part[]> => {
    const layers = splitAt(parts, ',').map(readLayer);
    const modes = ['alpha', 'luminance', 'match-source'];
    return {
      'mask-image': list(layers, (layer) => layer.image, 'none'),
      'mask-position': list(layers, (layer) => layer.position, '0% 0%'),
      'mask-size': list(layers, (layer) => layer.size, 'auto'),
      'mask-repeat': list(layers, (layer) => layer.repeat, 'repeat'),
      'mask-origin': list(layers, (layer) => layer.boxes.slice(0, 1), 'border-box'),
      'mask-clip': list(layers, (layer) => layer.boxes.slice(-1), 'border-box'),
      'mask-composite': list(layers, (layer) => layer.others.filter((part) => !modes.includes(word(part))), 'add'),
      'mask-mode': list(layers, (layer) => layer.others.filter((part) => modes.includes(word(part))), 'match-source'),
    };
  },
};

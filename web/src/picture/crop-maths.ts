/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** The square that is cut out of a picture. */
export type Crop = {
  /** Centre of the square, in pixels of the picture as it is turned. */
  x: number;
  y: number;
  /** 1 is the largest square that fits; 2 is half of its side. */
  zoom: number;
  /** Quarter turns clockwise: 0 to 3. */
  turns: number;
};

/** A place in the square, measured from its centre in parts of its side: (-0.5, -0.5) is the upper left corner. */
export type Place = { u: number; v: number };

const ZOOM_MAX = 8;
/** Closer than this there is nothing left to see. */
const SIDE_MIN = 64;
const CENTRE: Place = { u: 0, v: 0 };

export function startCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1, turns: 0 };
}

export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

export function maxZoom({ width, height }: Size): number {
  return Math.min(ZOOM_MAX, Math.max(1, Math.min(width, height) / SIDE_MIN));
}

/** Side of the square, in pixels of the picture. */
export function cropSide(crop: Crop, { width, height }: Size): number {
  return Math.min(width, height) / crop.zoom;
}

/** Moves the picture under the square, by parts of the square's side; it cannot be moved out of the square. */
export function movePicture(crop: Crop, size: Size, by: Place): Crop {
  const side = cropSide(crop, size);
  return insidePicture({ ...crop, x: crop.x - by.u * side, y: crop.y - by.v * side }, size);
}

/** Comes closer or goes back while what is at `around` stays where it is. */
export function zoomTo(crop: Crop, size: Size, zoom: number, around: Place = CENTRE): Crop {
  const next = { ...crop, zoom: Math.min(maxZoom(size), Math.max(1, zoom)) };
  const shrink = cropSide(crop, size) - cropSide(next, size);
  return insidePicture({ ...next, x: crop.x + around.u * shrink, y: crop.y + around.v * shrink }, size);
}

/** A quarter turn; what is in the middle stays in the middle. */
export function turn(crop: Crop, size: Size, direction: 'left' | 'right'): Crop {
  const { width, height } = turnedSize(size, crop.turns);
  return direction === 'right'
    ? { ...crop, x: height - crop.y, y: crop.x, turns: (crop.turns + 1) % 4 }
    : { ...crop, x: crop.y, y: width - crop.x, turns: (crop.turns + 3) % 4 };
}

function insidePicture(crop: Crop, size: Size): Crop {
  const half = cropSide(crop, size) / 2;
  const { width, height } = turnedSize(size, crop.turns);
  return { ...crop, x: between(half, crop.x, width - half), y: between(half, crop.y, height - half) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

import { writeNumber } from './number.ts';

/** Columns of four, as matrix3d() lists them. */
type Matrix = readonly number[];

const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

function multiply(one: Matrix, other: Matrix): Matrix {
  return IDENTITY.map((_, index) => {
    const column = Math.floor(index / 4);
    const row = index % 4;
    return [0, 1, 2, 3].reduce(
      (total, step) => total + (one[step * 4 + row] as number) * (other[column * 4 + step] as number),
      0,
    );
  });
}

function withCells(cells: Readonly<Record<number, number>>): Matrix {
  return IDENTITY.map((value, index) => cells[index] ?? value);
}

function rotation(x: number, y: number, z: number, degrees: number): Matrix {
  const size = Math.hypot(x, y, z);
  if (size === 0) return IDENTITY;
  const [a, b, c] = [x / size, y / size, z / size];
  const sin = sine(degrees);
  const cos = sine(degrees + 90);
  // Calculated like the others it would only almost lie in the plane.
  if (x === 0 && y === 0) return withCells({ 0: cos, 1: c * sin, 4: -c * sin, 5: cos });
  const rest = 1 - cos;
  return [
    a * a * rest + cos,
    a * b * rest + c * sin,
    a * c * rest - b * sin,
    0,
    a * b * rest - c * sin,
    b * b * rest + cos,
    b * c * rest + a * sin,
    0,
    a * c * rest + b * sin,
    b * c * rest - a * sin,
    c * c * rest + cos,
    0,
    0,
    0,
    0,
    1,
  ];
}

/** Exact at quarter turns, where Math.sin is not. */
function sine(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn % 180 === 0) return 0;
  if (turn === 90) return 1;
  return turn === 270 ? -1 : Math.sin((turn * Math.PI) / 180);
}

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

function matrixOf(name: string, values: readonly number[]): Matrix {
  const [a = 0, b, c] = values;
  switch (name) {
    case 'translate':
      return withCells({ 12: a, 13: b ?? 0 });
    case 'translatex':
      return withCells({ 12: a });
    case 'translatey':
      return withCells({ 13: a });
    case 'translatez':
      return withCells({ 14: a });
    case 'translate3d':
      return withCells({ 12: a, 13: b ?? 0, 14: c ?? 0 });
    case 'scale':
      return withCells({ 0: a, 5: b ?? a });
    case 'scalex':
      return withCells({ 0: a });
    case 'scaley':
      return withCells({ 5: a });
    case 'scalez':
      return withCells({ 10: a });
    case 'scale3d':
      return withCells({ 0: a, 5: b ?? 1, 10: c ?? 1 });
    case 'rotate':
    case 'rotatez':
      return rotation(0, 0, 1, a);
    case 'rotatex':
      return rotation(1, 0, 0, a);
    case 'rotatey':
      return rotation(0, 1, 0, a);
    case 'rotate3d':
      return rotation(a, b ?? 0, c ?? 0, values[3] ?? 0);
    case 'skew':
      return withCells({ 4: tangent(a), 1: tangent(b ?? 0) });
    case 'skewx':
      return withCells({ 4: tangent(a) });
    case 'skewy':
      return withCells({ 1: tangent(a) });
    case 'matrix': {
      const [, , , d = 0, e = 0, f = 0] = values;
      return withCells({ 0: a, 1: b ?? 0, 4: c ?? 0, 5: d, 12: e, 13: f });
    }
    case 'matrix3d':
      return values;
    case 'perspective':
      return a > 0 ? withCells({ 11: -1 / Math.max(1, a) }) : IDENTITY;
    default:
      return IDENTITY;
  }
}

const FLAT = [0, 1, 4, 5, 12, 13];

export function writeMatrix(functions: readonly { readonly name: string; readonly args: readonly string[] }[]): string {
  const matrix = functions.reduce<Matrix>(
    (done, { name, args }) => multiply(done, matrixOf(name, args.map(Number.parseFloat))),
    IDENTITY,
  );
  const flat = IDENTITY.every((value, index) => FLAT.includes(index) || matrix[index] === value);
  const write = (value: number | undefined) => writeNumber(Math.abs(value ?? 0) < 1e-10 ? 0 : (value ?? 0));
  return flat
    ? `matrix(${FLAT.map((index) => write(matrix[index])).join(', ')})`
    : `matrix3d(${matrix.map(write).join(', ')})`;
}

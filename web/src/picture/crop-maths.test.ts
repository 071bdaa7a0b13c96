import { expect, test } from 'vitest';
import { cropSide, maxZoom, movePicture, startCrop, turn, turnedSize, zoomTo } from './crop-maths.ts';

const wide = { width: 1200, height: 800 };

test('a picture starts with the largest square in its middle', () => {
  const crop = startCrop(wide);
  expect(crop).toEqual({ x: 600, y: 400, zoom: 1, turns: 0 });
  expect(cropSide(crop, wide)).toBe(800);
});

test('the picture follows the finger, and stops at its edge', () => {
  expect(movePicture(startCrop(wide), wide, { u: 0.1, v: 0.1 })).toMatchObject({ x: 520, y: 400 });
  expect(movePicture(startCrop(wide), wide, { u: 5, v: -5 })).toMatchObject({ x: 400, y: 400 });
  expect(movePicture(startCrop(wide), wide, { u: -5, v: 5 })).toMatchObject({ x: 800, y: 400 });
});

test('coming closer keeps what the pointer is at where it is', () => {
  const crop = zoomTo(startCrop(wide), wide, 2, { u: 0.25, v: -0.25 });
  expect(cropSide(crop, wide)).toBe(400);
  const before = { x: 600 + 0.25 * 800, y: 400 - 0.25 * 800 };
  expect({ x: crop.x + 0.25 * 400, y: crop.y - 0.25 * 400 }).toEqual(before);
});

test('one cannot come closer than makes sense, nor see past the edges', () => {
  expect(zoomTo(startCrop(wide), wide, 100).zoom).toBe(8);
  expect(zoomTo(startCrop(wide), wide, 0.1).zoom).toBe(1);
  expect(maxZoom({ width: 40, height: 900 })).toBe(1);
  const corner = movePicture(zoomTo(startCrop(wide), wide, 4), wide, { u: 9, v: 9 });
  expect(zoomTo(corner, wide, 1)).toMatchObject({ x: 400, y: 400 });
});

test('four turns bring a picture back, and left undoes right', () => {
  const crop = movePicture(zoomTo(startCrop(wide), wide, 2), wide, { u: 0.2, v: -0.3 });
  const round = [1, 2, 3, 4].reduce((turned) => turn(turned, wide, 'right'), crop);
  expect(round).toEqual(crop);
  expect(turn(turn(crop, wide, 'right'), wide, 'left')).toEqual(crop);
});

test('a turned picture is as tall as it was wide, and its upper left corner is then upper right', () => {
  expect(turnedSize(wide, 1)).toEqual({ width: 800, height: 1200 });
  const upperLeft = { x: 100, y: 100, zoom: 4, turns: 0 };
  expect(turn(upperLeft, wide, 'right')).toEqual({ x: 700, y: 100, zoom: 4, turns: 1 });
});

import { type Crop, cropSide, turnedSize } from './crop-maths.ts';

/** Draws what the square shows, so that it fills a square of `side` pixels. */
export function drawCrop(context: CanvasRenderingContext2D, picture: ImageBitmap, crop: Crop, side: number): void {
  const scale = side / cropSide(crop, picture);
  const { width, height } = turnedSize(picture, crop.turns);
  context.save();
  context.clearRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.translate(side / 2, side / 2);
  context.scale(scale, scale);
  context.translate(width / 2 - crop.x, height / 2 - crop.y);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}

import { IMAGE_SIZES, type ImageSize } from '@kodestien/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../http/error-handler.ts';
import { ProblemError } from '../../http/problem.ts';
import { PICTURE_ID, pictureAddress } from '../../player/picture-address.ts';
import type { PictureServices } from './picture-store.ts';

/** GET /bilder/{id}/{size}.webp: what is there never changes, so browsers need to ask only once. */
export function servePictures(
  app: FastifyInstance,
  { pictures, connection }: Pick<PictureServices, 'pictures' | 'connection'>,
) {
  app.get<{ Params: { id: string; file: string } }>(`${pictureAddress(':id')}/:file`, async (request, reply) => {
    const { id, file } = request.params;
    const size = /^(\w+)\.webp$/.exec(file)?.[1];
    const data = PICTURE_ID.test(id) && isImageSize(size) ? await pictures.get(connection, id, size) : undefined;
    if (!data) return sendProblem(new ProblemError('not_found'), request, reply);
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  });
}

function isImageSize(name: string | undefined): name is ImageSize {
  return name !== undefined && Object.hasOwn(IMAGE_SIZES, name);
}

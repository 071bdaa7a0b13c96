import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { IMAGE_PATH_PATTERN } from '@kodestien/contract/document/rules';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/error-handler.ts';
import { ProblemError } from '../http/problem.ts';
import { CONTENT_FILES } from './blocks/image.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
/** Pictures and nothing else: the lessons beside them hold solutions. The pattern matches nothing outside the folder. */
const PICTURE = new RegExp(IMAGE_PATH_PATTERN);

export function serveImageFiles(app: FastifyInstance, folder = CONTENT_FOLDER): void {
  app.get<{ Params: { '*': string }; Querystring: { v?: string } }>(`${CONTENT_FILES}*`, async (request, reply) => {
    const path = request.params['*'];
    const bytes = PICTURE.test(path) ? await readFile(join(folder, path)).catch(() => undefined) : undefined;
    if (!bytes) return sendProblem(new ProblemError('not_found'), request, reply);
    // Cached for ever only under the address of this very content: an older server beside us may hold another.
    const isExact = request.query.v === createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    return reply
      .header('cache-control', isExact ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(TYPES[extname(path)] ?? 'application/octet-stream')
      .send(bytes);
  });
}

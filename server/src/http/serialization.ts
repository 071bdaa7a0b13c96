import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

const compiled = new WeakMap<object, (data: unknown) => string>();

/** Answers are written by their schema: a field that it does not name never leaves the server. */
export function serializeBySchema(app: FastifyInstance): void {
  // Compiled when the first answer of its kind is written: all of them at the start would take half a second.
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        serializerOf(schema)(data),
  );
}

export function serializerOf(schema: object): (data: unknown) => string {
  const serialize = compiled.get(schema) ?? fastJsonStringify(schema);
  compiled.set(schema, serialize);
  return serialize;
}

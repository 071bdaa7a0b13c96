import { Type } from 'typebox';

export function OrNull<T extends Type.TSchema>(schema: T, options: { description?: string } = {}) {
  return Type.Union([schema, Type.Null()], options);
}

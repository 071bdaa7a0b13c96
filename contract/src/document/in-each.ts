import { type TSchema, Type } from 'typebox';
import type { HumanLang } from '../language.ts';

/** One for both languages, or one for each: a lesson's code has Norwegian names in Norwegian, English in English. */
export function InEach<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Object({ _no: schema, _eng: schema }, { additionalProperties: false })]);
}
export type InEach<T> = T | Record<HumanLang, T>;

export function inLanguage<T>(value: InEach<T>, lang: HumanLang): T {
  const isBoth =
    typeof value === 'object' && value !== null && Object.hasOwn(value, '_no') && Object.hasOwn(value, '_eng');
  return isBoth ? (value as Record<HumanLang, T>)[lang] : (value as T);
}

import { type Static, Type } from 'typebox';
import type { Translated } from '../../language.ts';
import type { BlockType } from '../block-types.ts';
import { Slug, TranslatedText } from '../fields.ts';

export { Code } from '../fields.ts';

const PROSE_MAX = 20_000;

export const Prose = TranslatedText(PROSE_MAX);
export const Poeng = Type.Integer({ minimum: 0, maximum: 100 });
export const Html = Type.Object(
  { _no: Type.String(), _eng: Type.String() },
  { description: 'Sanitised HTML; code in it carries tok-… classes' },
);

type Described<Source extends Type.TProperties, Reader extends Type.TProperties, Filled extends keyof Source> = {
  /** What authors call it. */
  name: Translated;
  /** What authors write and the database keeps. */
  source: Source;
  /** What readers are sent: nothing that gives an answer away. */
  reader: Reader;
  /** Where the text of its nameless section is stored. */
  text: keyof Source & string;
  /** Read from files by the server, so authors need not write them. */
  filledIn?: readonly Filled[];
  /** A block to begin with. */
  template: Omit<Static<Type.TObject<Source>>, Filled>;
  /** Where in the JSON a section is stored whose name says something else. */
  pathOf?: (section: string, block: Static<Type.TObject<Source>>) => string | undefined;
};

/** Everything that both sides know of one type of block. */
export function blockRecord<
  Name extends BlockType,
  Source extends Type.TProperties,
  Reader extends Type.TProperties,
  Filled extends keyof Source = never,
>(type: Name, { source, reader, ...rest }: Described<Source, Reader, Filled>) {
  return {
    ...rest,
    schema: Type.Object({ slug: Slug, type: Type.Literal(type), ...source }, { additionalProperties: false }),
    reader: Type.Object({ slug: Type.String(), type: Type.Literal(type), ...reader }),
  };
}

/** A file is a section of its own in a lesson; in the JSON all of them are one object. */
export function filePath(section: string): string | undefined {
  return section.startsWith(FILE_SECTION) ? 'files' : undefined;
}

/** `[file-notes.txt _no _eng]` begins what is in `notes.txt`. */
export const FILE_SECTION = 'file-';

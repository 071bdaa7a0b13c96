import { type Static, Type } from 'typebox';
import { TEXT_MEDIUM_MAX } from '../limits.ts';
import { AnyBlock } from './blocks.ts';
import { Icon, Slug, Title, TranslatedLine } from './fields.ts';
import { AIM_IDS, LK20 } from './lk20.ts';
import { Teaching } from './teaching.ts';

export const Ingress = TranslatedLine(TEXT_MEDIUM_MAX);
/** A path on this site, and nothing like //elsewhere. */
export const PAGE_PATTERN = '^/(?:[a-z0-9_-]+(?:/[a-z0-9_-]+)*)?$';
/** The frontend route where a document is read. */
export const Page = Type.String({
  pattern: PAGE_PATTERN,
  maxLength: 100,
  examples: ['/doc/python'],
});

/** A sub-link of a document's group in the menu. 1: drawn on a transparent ground and indented. */
export const TaggSrc = Type.Enum([0, 1]);
export const SubLink = Type.Object({ slug: Slug, tagg_src: TaggSrc }, { additionalProperties: false });

/** A part of a course that belongs together: from its first lesson to where the next stage begins. */
export const Stage = Type.Object({ first: Slug, tittel: Title, txt: Ingress }, { additionalProperties: false });

/** A document as authors write it, the database keeps it and the admin area speaks of it. */
export const SourceDocument = Type.Object(
  {
    slug: Slug,
    tittel: Title,
    /** One or two sentences: in lists, in search and as the page's description. */
    ingress: Ingress,
    icon: Icon,
    page: Page,
    parent: Type.Union([Slug, Type.Null()]),
    /** Place among the documents with the same parent. */
    order: Type.Integer({ minimum: 0, maximum: 10_000 }),
    ch_arr: Type.Array(SubLink, { maxItems: 20 }),
    /** Of a course: what one learns, stage by stage. */
    stages: Type.Optional(Type.Array(Stage, { maxItems: 8 })),
    /** false: reached by links (a glossary, for instance), not from the menu. */
    in_menu: Type.Optional(Type.Boolean()),
    /** For teachers: the curricula that it belongs to. */
    lk20: Type.Optional(Type.Array(Type.Enum(LK20), { maxItems: LK20.length })),
    /** And the aims of them that it trains, where a curriculum has several. */
    aims: Type.Optional(Type.Array(Type.Enum(AIM_IDS), { maxItems: AIM_IDS.length })),
    blocks: Type.Array(AnyBlock, { maxItems: 200 }),
    /** For teachers: minutes, what goes wrong, an idea without a computer, and a test. */
    teaching: Type.Optional(Teaching),
  },
  { additionalProperties: false, title: 'SourceDocument' },
);
export type SourceDocument = Static<typeof SourceDocument>;

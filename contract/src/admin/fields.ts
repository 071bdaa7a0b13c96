import { Type } from 'typebox';
import { Slug } from '../document/fields.ts';
import { OrNull } from '../fields.ts';
import { TEXT_MEDIUM_MAX } from '../limits.ts';
import { LINE_PATTERN } from '../text.ts';
import { DOCUMENT_JSON_MAX } from './rules.ts';

/** What many calls of the admin area share. */
/** The last moment that a date can name. */
const TIME_MAX = 8_640_000_000_000_000;
export const AskedTime = (description: string) => Type.Integer({ minimum: 0, maximum: TIME_MAX, description });
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const DryRun = Type.Optional(Type.Boolean({ description: 'Only say what would change' }));
export const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 });
export const Note = Type.Optional(Type.String({ maxLength: TEXT_MEDIUM_MAX, pattern: LINE_PATTERN }));
export const Username = OrNull(Type.String({ description: 'null: the account no longer exists' }));

export const PAGE_MAX = 100;
export const page = {
  cursor: Type.Optional(
    Type.String({ maxLength: 200, description: 'next from the previous page, with the same query' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX })),
};
export const Next = OrNull(Type.String({ description: 'Cursor for the next page, if there is one' }));

/** A document as JSON text: kept as text so that an issue can be reported with its line and column. */
export const DocumentJson = Type.String({ minLength: 1, maxLength: DOCUMENT_JSON_MAX });
/** The text is escaped once more on its way. */
export const DOCUMENT_BODY_MAX_BYTES = 8 * 1024 * 1024;

export const SlugBody = { slug: Slug };

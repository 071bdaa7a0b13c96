import type * as operations from '@kodestien/contract/admin/json-backend';
import type { Caller } from '../../account/caller.ts';
import { Shelf } from '../../document/shelf.ts';
import type { Handler } from '../../http/operations.ts';
import { checkContent } from '../content/check.ts';
import { type Content, parsed, readLive } from '../content/content.ts';
import { withStage } from './push.ts';
import { readSource } from './read-source.ts';
import { listStage } from './stage-queries.ts';

/** Among what is live and staged, so that its course, its neighbours and its links are those it will have. */
export const adminPreview: Handler<typeof operations.adminPreview, Caller> = async ({ body, caller }, services) => {
  const { document, placed } = await readSource(body.json);
  const live = await readLive(services.connection);
  const staged = withStage(live, await listStage(services.connection, caller.player.id));
  const content: Content = new Map(staged).set(document.slug, {
    json: JSON.stringify(document),
    source: null,
    edited: 1,
  });
  const shelf = new Shelf([...content.values()].flatMap(({ json }) => parsed(json) ?? []));
  const faults = await checkContent(content);
  return {
    document: shelf.render(shelf.find(document.slug) ?? document),
    faults: faults.filter(({ slug }) => slug === document.slug).map(placed),
  };
};

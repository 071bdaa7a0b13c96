import type * as operations from '@kodestien/contract/learning/operations';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { dayOf } from './learner.ts';
import { progressOf } from './progress.ts';
import { noteActiveDay, notePlace } from './queries.ts';
import type { LearningServices } from './services.ts';

export const fremgang: Handler<typeof operations.fremgang, Caller, LearningServices> = ({ caller }, services) =>
  progressOf(services, caller);

export const fremgangSted: Handler<typeof operations.fremgangSted, Caller, LearningServices> = async (
  { body, caller },
  services,
) => {
  const document = await services.documents.sourceOf(body.doc_slug);
  if (!document) throw new ProblemError('not_found');
  const isBlock = document.blocks.some(({ slug }) => slug === body.blokk_slug);
  const now = services.now();
  const player_id = caller.player.id;
  await notePlace(services.connection, {
    player_id,
    doc_slug: body.doc_slug,
    blokk_slug: isBlock ? (body.blokk_slug ?? null) : null,
    has_read: body.read ? 1 : 0,
    at: now,
  });
  await noteActiveDay(services.connection, player_id, dayOf(now));
  return progressOf(services, caller);
};

import { isTask } from '@kodestien/contract/document/block-types';
import { projectDrafts } from '@kodestien/contract/document/projects';
import type * as operations from '@kodestien/contract/learning/operations';
import { SCRATCHPAD_BLOCKS, SCRATCHPAD_SLUG } from '@kodestien/contract/learning/scratchpad';
import type { DraftRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { lockPlayer } from '../player/queries.ts';
import { notifyOfPupil } from './class-notices.ts';
import { fitDrafts } from './draft-quota.ts';
import { findDraft, insertDraft, listDraftHistory, listDrafts, removeDrafts } from './queries.ts';
import type { LearningServices } from './services.ts';

/** Versions of one draft that are stored; the oldest go first. */
const VERSIONS_MAX = 30;
/** Writing on within this time replaces the last version instead of adding one: a pause makes a version. */
const SAME_VERSION_MS = 60_000;

export const oppgaveUtkast: Handler<typeof operations.oppgaveUtkast, Caller, LearningServices> = async (
  { query, caller },
  services,
) => {
  const rows = await listDrafts(services.connection, caller.player.id, query.doc_slug);
  const groups = Map.groupBy(rows, ({ blokk_slug, human_lang }) => `${blokk_slug}/${human_lang}`);
  const results = [...groups.values()].flatMap(([newest]) => (newest ? [shown(newest)] : []));
  const isRequested = ({ blokk_slug }: { blokk_slug: string }) => blokk_slug === query.blokk_slug;
  if (query.blokk_slug === undefined) return { results, history: [] };
  const history = [...groups.values()].flatMap(([, ...older]) => older).filter(isRequested);
  return { results: results.filter(isRequested), history: history.map(shown) };
};

export const oppgaveUtkastSave: Handler<typeof operations.oppgaveUtkastSave, Caller, LearningServices> = async (
  { body, caller },
  services,
) => {
  await services.limits.take('draft_account', String(caller.player.id));
  const { doc_slug, blokk_slug, human_lang, txt, base } = body;
  await taskOr404(services, doc_slug, blokk_slug);
  const now = services.now();
  const place = { player_id: caller.player.id, doc_slug, blokk_slug, human_lang };
  return services.connection.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, services.database.kind, place.player_id);
    const current = await findDraft(transaction, place);
    if (current && current.txt === txt) return { revision: current.revision, saved_at: current.saved_at, other: null };
    const isOnCurrent = (current?.revision ?? 0) === base;
    const revision = (current?.revision ?? 0) + 1;
    await notifyOfPupil(transaction, services.database.kind, place.player_id, 'written');
    await insertDraft(transaction, { ...place, revision, txt, saved_at: now });
    const older = (await listDraftHistory(transaction, place)).filter((row) => row.revision !== revision);
    const replaced = isOnCurrent && current && wasJustBegun(older, now) ? [current.revision] : [];
    const tooOld = older.slice(VERSIONS_MAX - 1).map((row) => row.revision);
    await removeDrafts(transaction, place, [...replaced, ...tooOld]);
    if (!(await fitDrafts(transaction, place.player_id))) throw new ProblemError('drafts_full');
    return { revision, saved_at: now, other: current && !isOnCurrent ? shown(current) : null };
  });
};

/** Only what is answered has a draft, and the scratchpad; a project has several, each with a name of its own. */
async function taskOr404({ documents }: LearningServices, docSlug: string, blokkSlug: string): Promise<void> {
  if (docSlug === SCRATCHPAD_SLUG && SCRATCHPAD_BLOCKS.includes(blokkSlug)) return;
  const document = await documents.sourceOf(docSlug);
  const isDrafted = document?.blocks.some((block) =>
    block.type === 'project'
      ? projectDrafts(block.slug).includes(blokkSlug)
      : isTask(block) && block.slug === blokkSlug,
  );
  if (!isDrafted) throw new ProblemError('not_found');
}

/** Whether the newest version was made within the last minute, and one before it is stored. */
function wasJustBegun([newest, before]: readonly DraftRow[], now: number): boolean {
  return newest !== undefined && before !== undefined && now - before.saved_at < SAME_VERSION_MS;
}

function shown({ blokk_slug, human_lang, txt, revision, saved_at }: DraftRow): operations.Draft {
  return { blokk_slug, human_lang, txt, revision, saved_at };
}

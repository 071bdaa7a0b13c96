import type * as operations from '@kodestien/contract/profile/operations';
import { profileText } from '@kodestien/contract/profile/rules';
import type { DocumentServices } from '../document/document-cache.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { publicProgress } from '../learning/public-progress.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { publicPlayer } from './public-profile.ts';
import { findPublicPlayer, setHidden, setHumanLang, setNotifyComments, setProfileText } from './queries.ts';

export const profilDisp: Handler<typeof operations.profilDisp, Caller | undefined, DocumentServices> = async (
  { params, caller },
  services,
) => {
  const row = await findPublicPlayer(services.connection, params.username, caller?.player.id);
  if (!row) throw new ProblemError('user_not_found');
  return { ...publicPlayer(row), ...(await publicProgress(services, row.id)) };
};

export const usernameFraCurrent: Handler<typeof operations.usernameFraCurrent> = async ({ query }, { connection }) => {
  const row = await findPublicPlayer(connection, query.username);
  if (!row) throw new ProblemError('user_not_found');
  return { username_current: row.username };
};

export const userProfilHumanLang: Handler<typeof operations.userProfilHumanLang, Caller> = async (call, services) => {
  await setHumanLang(services.connection, call.caller.player.id, call.body.human_lang);
  return {};
};

export const userProfilItemTxt: Handler<typeof operations.userProfilItemTxt, Caller> = async (
  { body, caller },
  { connection },
) => {
  const { item } = body;
  const text = profileText(item, body.txt);
  if ('issue' in text) throw new ProblemError('validation_failed', { fields: [{ field: 'txt', code: text.issue }] });
  await connection.transaction().execute(async (transaction) => {
    await setProfileText(transaction, caller.player.id, item, text.txt);
    if (item === 'full_name') await refreshSearchTerms(transaction, caller.player.id);
  });
  return { item, txt: text.txt };
};

export const userProfilVarsler: Handler<typeof operations.userProfilVarsler, Caller> = async ({ caller }) => ({
  comments: caller.player.notify_comments === 1,
  password_changes: true,
});

export const userProfilVarslerSet: Handler<typeof operations.userProfilVarslerSet, Caller> = async (
  { body, caller },
  { connection },
) => {
  await setNotifyComments(connection, caller.player.id, body.comments);
  return { comments: body.comments, password_changes: true };
};

export const userProfilSynlig: Handler<typeof operations.userProfilSynlig, Caller> = async ({
  caller: { player },
}) => ({
  synlig: player.hidden_at === null,
  can_choose: player.made_for_klasse === null,
});

export const userProfilSynligSet: Handler<typeof operations.userProfilSynligSet, Caller> = async (
  { body: { synlig }, caller: { player } },
  services,
) => {
  // Its owner may be a child, and was not asked whether to be on a list of people.
  if (synlig && player.made_for_klasse !== null) throw new ProblemError('account_of_class');
  await services.connection.transaction().execute(async (transaction) => {
    await setHidden(transaction, player.id, synlig ? null : services.now());
    await refreshSearchTerms(transaction, player.id);
  });
  return { synlig };
};

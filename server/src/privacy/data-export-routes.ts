import type { DataExport, userDataExport as operation } from '@kodestien/contract/account/data-export';
import { eachProfileItem } from '@kodestien/contract/profile/items';
import type { PlayerRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { pictureIdOf } from '../player/picture-address.ts';
import type { PictureServices } from '../profile/picture/picture-store.ts';
import * as queries from './data-export-queries.ts';

/** A new table that holds something about a person belongs in here too. */
export const userDataExport: Handler<typeof operation, Caller, PictureServices> = async (
  { caller: { player } },
  services,
) => {
  const { connection } = services;
  return {
    exported_at: services.now(),
    account: {
      id: player.id,
      username: player.username,
      email: player.email,
      email_pending: player.email_pending,
      email_confirmed_at: player.confirmed_at,
      is_superuser: player.is_superuser === 1,
      human_lang: player.human_lang,
      created_at: player.created_at,
    },
    profile: await profileOf(player, services),
    points: await queries.listPointsOf(connection, player.id),
    answers: await queries.listAnswersOf(connection, player.id),
    seen_solutions: await queries.listSeenSolutionsOf(connection, player.id),
    drafts: await queries.listDraftsOf(connection, player.id),
    reading: await queries.listReadingOf(connection, player.id),
    active_days: await queries.listActiveDaysOf(connection, player.id),
    notices: { comments: player.notify_comments === 1 },
    usernames_before: await queries.listFormerUsernames(connection, player.id),
    sessions: await queries.listSessionsOf(connection, player.id),
    mails: await queries.listMailsTo(connection, player),
    links: await queries.listLinksOf(connection, player.id),
    comments: await queries.listCommentsBy(connection, player.id),
    comment_notices: await queries.listCommentNoticesOf(connection, player.id),
    visible: player.hidden_at === null,
    teacher: {
      is_teacher: player.is_teacher === 1,
      asked_at: player.teacher_asked_at,
      school: player.teacher_school,
    },
    classes: await queries.listClassesOf(connection, player),
    sign_in_elsewhere: await queries.listIdentitiesOf(connection, player.id),
    expected_elsewhere: await queries.listExpectedOf(connection, player.id),
    questions: await queries.listQuestionsOf(connection, player.id),
    line_comments: await queries.listLineCommentsOf(connection, player.id),
    kept_comments: await queries.listKeptCommentsOf(connection, player.id),
    hand_ins: await queries.listHandInsOf(connection, player.id),
    shown_projects: await queries.listShownProjectsOf(connection, player.id),
    admin_log: await queries.listAdminLogOf(connection, player.id),
  };
};

async function profileOf(player: PlayerRow, { pictures, connection }: PictureServices): Promise<DataExport['profile']> {
  const pictureId = pictureIdOf(player.img_profil);
  const picture = pictureId && (await pictures.get(connection, pictureId, 'stor'));
  return {
    ...eachProfileItem((item) => player[item]),
    poeng: player.poeng,
    picture: picture ? `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` : null,
  };
}

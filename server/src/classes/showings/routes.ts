import type * as operations from '@kodestien/contract/classes/showings';
import type { BlockOf } from '@kodestien/contract/document/blocks';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import type { HumanLang, Translated } from '@kodestien/contract/language';
import { mayHavePage } from '@kodestien/contract/languages';
import type { BodyOf } from '@kodestien/contract/operation';
import { ProblemError } from '../../http/problem.ts';
import { memberOr404, ownOpenClassOr404 } from '../access.ts';
import type { ClassHandler, ClassServices } from '../services.ts';
import * as queries from './queries.ts';

const SHOWN = 500;

export const framvisninger: ClassHandler<typeof operations.framvisninger> = async ({ query, caller }, services) => {
  const { connection } = services;
  const { klasse, teaches } = await memberOr404(connection, caller, query.id);
  const rows = await queries.listShowings(connection, klasse.id, SHOWN);
  const titles = await projectTitles(services, rows);
  return { results: rows.map((row) => shown(row, titles, caller.player.id, teaches)) };
};

export const framvisning: ClassHandler<typeof operations.framvisning> = async ({ query, caller }, services) => {
  const { connection } = services;
  const { klasse, teaches } = await memberOr404(connection, caller, query.id);
  const row = await queries.findShowing(connection, klasse.id, query.framvisning);
  if (!row) throw new ProblemError('not_found');
  const { program, page, plan, reflection } = row;
  return {
    ...shown(row, await projectTitles(services, [row]), caller.player.id, teaches),
    program,
    page,
    plan,
    reflection: reflection === null ? null : JSON.parse(reflection),
    may_remove: teaches || row.player_id === caller.player.id,
  };
};

export const framvisningAdd: ClassHandler<typeof operations.framvisningAdd> = async ({ body, caller }, services) => {
  const { connection, database, limits } = services;
  const { id: klasse_id } = await ownOpenClassOr404(connection, caller, body.id);
  await limits.take('showing_account', String(caller.player.id));
  const { doc_slug, blokk_slug, human_lang, title, program, page, plan, reflection, named } = body;
  const project = await projectOr404(services, body);
  const id = await connection.transaction().execute(async (transaction) => {
    // A pupil may leave at this very moment.
    const isPupil = await queries.lockPupil(transaction, database.kind, klasse_id, caller.player.id);
    if (!isPupil) throw new ProblemError('class_not_found');
    return queries.setShowing(transaction, {
      klasse_id,
      player_id: caller.player.id,
      doc_slug,
      blokk_slug,
      language: project.language,
      title: tidyPlainText(title),
      program,
      page: page !== undefined && mayHavePage(project.language) ? page : null,
      plan: plan === undefined ? null : tidyPlainText(plan),
      reflection: reflection === undefined ? null : JSON.stringify(inWords(project, reflection, human_lang)),
      named: named ? 1 : 0,
      at: services.now(),
    });
  });
  const row = await queries.findShowing(connection, klasse_id, id);
  if (!row) throw new ProblemError('class_not_found');
  return shown(row, await projectTitles(services, [row]), caller.player.id, false);
};

export const framvisningRemove: ClassHandler<typeof operations.framvisningRemove> = async (
  { query, caller },
  { connection },
) => {
  const { klasse, teaches } = await memberOr404(connection, caller, query.id);
  const owner = teaches ? undefined : caller.player.id;
  if (!(await queries.removeShowing(connection, klasse.id, query.framvisning, owner))) {
    throw new ProblemError('not_found');
  }
  return {};
};

type Project = BlockOf<'project'>;
type Place = { doc_slug: string; blokk_slug: string };

async function findProject({ documents }: ClassServices, { doc_slug, blokk_slug }: Place): Promise<Project | null> {
  const block = (await documents.sourceOf(doc_slug))?.blocks.find(({ slug }) => slug === blokk_slug);
  return block?.type === 'project' ? block : null;
}

async function projectOr404(services: ClassServices, place: Place): Promise<Project> {
  const project = await findProject(services, place);
  if (!project) throw new ProblemError('not_found');
  return project;
}

/** What the projects are called in their courses, by place. */
async function projectTitles(services: ClassServices, rows: readonly Place[]): Promise<Map<string, Translated>> {
  const titles = new Map<string, Translated>();
  for (const row of new Map(rows.map((one) => [placeKey(one), one])).values()) {
    const project = await findProject(services, row);
    if (project) titles.set(placeKey(row), project.tittel);
  }
  return titles;
}

const placeKey = ({ doc_slug, blokk_slug }: Place) => `${doc_slug}#${blokk_slug}`;

/** A copy has the words of the project as they were, so that a later change of the course changes nothing in it. */
function inWords(
  project: Project,
  { aims, answers }: NonNullable<BodyOf<typeof operations.framvisningAdd>['reflection']>,
  lang: HumanLang,
): operations.WholeShowing['reflection'] {
  return {
    aims: project.aims.filter(({ id }) => aims.includes(id)).map(({ txt }) => txt[lang]),
    answers: project.questions.flatMap(({ id, txt }) => {
      const given = answers.find(({ question }) => question === id);
      return given ? [{ question: txt[lang], answer: tidyPlainText(given.answer) }] : [];
    }),
  };
}

/** Teachers see who made it; pupils see that where the maker wants it. */
function shown(
  row: queries.ListedShowing,
  titles: ReadonlyMap<string, Translated>,
  playerId: number,
  teaches: boolean,
): operations.Showing {
  const { id, title, language, name, named, player_id, at } = row;
  return {
    framvisning: Number(id),
    title,
    project: titles.get(placeKey(row)) ?? null,
    language,
    by: teaches || named === 1 ? name : '',
    named: named === 1,
    mine: player_id === playerId,
    at,
  };
}

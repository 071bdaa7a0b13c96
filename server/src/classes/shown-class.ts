import type { ClassSummary, OwnClass, Pupil, SchoolClass } from '@kodestien/contract/classes/class';
import type { KlasseRow } from '../database/class-tables.ts';
import type { Connection } from '../database/connect.ts';
import { hasNoEmail } from '../player/queries.ts';
import { deletedAt } from './keep.ts';
import { inNorwegian } from './names.ts';
import { findClass, listIdentities, listPupils, listTeachers } from './queries.ts';
import type { ClassServices } from './services.ts';

/** A class as its teachers see it. */
export async function shownClass(
  { config }: Pick<ClassServices, 'config'>,
  connection: Connection,
  id: string,
): Promise<SchoolClass> {
  const row = await findClass(connection, id);
  if (!row) throw new Error(`The class ${id} was there a moment ago.`);
  const [teachers, members] = await Promise.all([
    listTeachers(connection, id),
    pupilList(connection, id, config.oidc?.issuer),
  ]);
  return {
    ...summaryOf(row, members.length, config.classKeepMonths),
    courses: coursesOf(row),
    show_points: row.show_points === 1,
    created_at: row.created_at,
    teachers: teachers.map(({ username, full_name }) => ({ username, full_name })),
    members,
  };
}

async function pupilList(connection: Connection, id: string, issuer: string | undefined): Promise<Pupil[]> {
  const pupils = await listPupils(connection, id);
  const identities = issuer === undefined ? [] : await listIdentities(connection, id, issuer);
  const identityOf = new Map(identities.map((one) => [one.id, one]));
  return pupils
    .map(({ made_for_klasse, email, ...pupil }) => {
      const made_here = made_for_klasse === id && hasNoEmail({ email });
      const { subject = null, identifier = null } = (made_here && identityOf.get(pupil.id)) || {};
      return { ...pupil, made_here, oidc: { linked: subject !== null, identifier: identifier ?? '' } };
    })
    .toSorted((a, b) => inNorwegian.compare(a.name, b.name));
}

export function summaryOf(row: KlasseRow, pupils: number, keepMonths: number): ClassSummary {
  const { id, name, school_year, code, archived_at } = row;
  const deleted_at = archived_at === null ? null : deletedAt(archived_at, keepMonths);
  return { id, name, school_year, code, pupils: Number(pupils), archived_at, deleted_at };
}

/** A class as one of its pupils sees it. */
export async function ownClass(
  connection: Connection,
  row: KlasseRow & { my_name: string },
  playerId: number,
): Promise<OwnClass> {
  const [teachers, pupils] = await Promise.all([
    listTeachers(connection, row.id),
    row.show_points === 1 ? listPupils(connection, row.id) : null,
  ]);
  return {
    id: row.id,
    name: row.name,
    school_year: row.school_year,
    my_name: row.my_name,
    teachers: teachers.map(({ full_name, username }) => full_name || username),
    courses: coursesOf(row),
    points:
      pupils
        ?.map(({ id, name, poeng }) => ({ name, poeng, me: id === playerId }))
        .toSorted((a, b) => b.poeng - a.poeng || inNorwegian.compare(a.name, b.name)) ?? null,
  };
}

export function coursesOf({ courses }: Pick<KlasseRow, 'courses'>): string[] {
  return JSON.parse(courses);
}

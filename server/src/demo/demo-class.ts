import { schoolYearOf } from '@kodestien/contract/classes/rules';
import { withFreeCode } from '../classes/add-class.ts';
import { findClass, insertClass, insertPupil, insertTeacher, removeClass } from '../classes/queries.ts';
import type { Connection } from '../database/connect.ts';
import type { DemoPerson } from './answers.ts';

/** No class that people make has an id like this: theirs are random. */
const DEMO_CLASS = 'demo-klasse0';
const PUPILS = 26;

/** A class to look at, taught by those who run the installation. The number of its pupils. */
export async function addDemoClass(
  connection: Connection,
  people: readonly DemoPerson[],
  now: number,
): Promise<number> {
  if (await findClass(connection, DEMO_CLASS)) return 0;
  const superusers = await connection.selectFrom('player').select('id').where('is_superuser', '=', 1).execute();
  const pupils = people.slice(0, PUPILS);
  await withFreeCode((code) =>
    connection.transaction().execute(async (transaction) => {
      await insertClass(transaction, {
        id: DEMO_CLASS,
        name: '10B valgfag programmering',
        code,
        school_year: schoolYearOf(new Date(now)),
        courses: JSON.stringify(['python']),
        show_points: 0,
        created_at: now,
      });
      for (const { id } of superusers) await insertTeacher(transaction, DEMO_CLASS, id, now);
      for (const { id, learner } of pupils) {
        const name = learner.full_name || learner.username;
        await insertPupil(transaction, { klasse_id: DEMO_CLASS, player_id: id, name, joined_at: now });
      }
    }),
  );
  return pupils.length;
}

export async function removeDemoClass(connection: Connection): Promise<void> {
  await removeClass(connection, DEMO_CLASS);
}

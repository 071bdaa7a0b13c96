import { schoolYearOf } from '@kodestien/contract/classes/rules';
import { isExercise } from '@kodestien/contract/document/block-types';
import { withFreeCode } from '../classes/add-class.ts';
import { insertHandIn, setExercises, setHandedIn } from '../classes/hand-ins/queries.ts';
import { findClass, insertClass, insertPupil, insertTeacher, removeClass } from '../classes/queries.ts';
import type { Connection } from '../database/connect.ts';
import { DocumentTree } from '../document/document-tree.ts';
import { listDocuments } from '../document/queries.ts';
import type { DemoPerson } from './answers.ts';

/** No class that people make has an id like this: theirs are random. */
export const DEMO_CLASS = 'demo-klasse0';
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
  await addWork(connection, pupils, now);
  return pupils.length;
}

const DAY = 24 * 60 * 60_000;
/** Programs that some of the pupils hand in without having solved the exercise. */
const UNFINISHED = 'navn = "Nora"\nprint(navn\n';

/** A hand-in that some have handed in to, one of them late. */
async function addWork(connection: Connection, pupils: readonly DemoPerson[], now: number): Promise<void> {
  const tree = new DocumentTree((await listDocuments(connection)).map(({ document }) => document));
  const lesson = tree.courses().find(({ course }) => course.slug === 'python')?.lessons[1];
  const exercises = lesson?.blocks.filter(isExercise).filter(({ drill }) => drill === undefined) ?? [];
  if (!lesson || exercises.length === 0) return;
  await connection.transaction().execute(async (transaction) => {
    const id = await insertHandIn(transaction, {
      klasse_id: DEMO_CLASS,
      title: lesson.tittel._no,
      opens_at: now - 6 * DAY,
      due_at: now + DAY,
      late_ok: 1,
      help_off: 1,
      created_at: now - 6 * DAY,
    });
    const places = exercises.map(({ slug }) => ({ doc_slug: lesson.slug, blokk_slug: slug }));
    await setExercises(transaction, id, places);
    for (const [index, { id: playerId, learner }] of pupils.entries()) {
      if (index % 3 === 2) continue;
      const { human_lang } = learner;
      const programs = exercises.slice(0, 1 + (index % exercises.length)).map(({ slug, solution }, number) => {
        const isSolved = (index + number) % 4 !== 3;
        return {
          doc_slug: lesson.slug,
          blokk_slug: slug,
          human_lang,
          program: isSolved ? solution[human_lang] : UNFINISHED,
          solved: isSolved ? (1 as const) : (0 as const),
        };
      });
      await setHandedIn(transaction, id, playerId, programs, now - index * 60 * 60_000);
    }
  });
}

export async function removeDemoClass(connection: Connection): Promise<void> {
  await removeClass(connection, DEMO_CLASS);
}

import { randomBytes } from 'node:crypto';
import { CLASSES_MAX } from '@kodestien/contract/classes/rules';
import { isUniqueViolation } from '../database/constraint-violations.ts';
import type { Caller } from '../http/caller.ts';
import { ProblemError } from '../http/problem.ts';
import { lockPlayer } from '../player/queries.ts';
import { countClasses, insertClass, insertTeacher } from './queries.ts';
import { newClassCode } from './secrets-to-read.ts';
import type { ClassServices } from './services.ts';
import { shownClass } from './shown-class.ts';

type NewClass = { name: string; school_year: string; courses: string[]; show_points?: 0 | 1 };

export async function addClass(services: ClassServices, { player }: Caller, made: NewClass) {
  const { connection } = services;
  const id = randomBytes(9).toString('base64url');
  const now = services.now();
  await withFreeCode((code) =>
    connection.transaction().execute(async (transaction) => {
      // Several at once are counted one after the other.
      await lockPlayer(transaction, services.database.kind, player.id);
      if ((await countClasses(transaction, player.id)) >= CLASSES_MAX) throw new ProblemError('class_limit');
      const { name, school_year, show_points = 0 } = made;
      const courses = JSON.stringify(made.courses);
      await insertClass(transaction, {
        id,
        name: name.trim(),
        school_year,
        courses,
        show_points,
        code,
        created_at: now,
      });
      await insertTeacher(transaction, id, player.id, now);
    }),
  );
  return shownClass(services, connection, id);
}

const CODES_TRIED_MAX = 20;

/** Another class may have the same code: then the next one is tried. */
export async function withFreeCode<T>(work: (code: string) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work(newClassCode());
    } catch (error) {
      if (tried >= CODES_TRIED_MAX || !isUniqueViolation(error)) throw error;
    }
  }
}

import { randomBytes } from 'node:crypto';
import type * as operations from '@kodestien/contract/classes/operations';
import { CLASSES_MAX } from '@kodestien/contract/classes/rules';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Caller } from '../http/caller.ts';
import { ProblemError } from '../http/problem.ts';
import { classOr404 } from './access.ts';
import { coursesOr400 } from './courses.ts';
import { countClasses, insertClass, insertTeacher } from './queries.ts';
import { newClassCode } from './secrets-to-read.ts';
import type { ClassHandler, ClassServices } from './services.ts';
import { coursesOf, shownClass } from './shown-class.ts';

export const klasseAdd: ClassHandler<typeof operations.klasseAdd> = async ({ body, caller }, services) => {
  const courses = await coursesOr400(services, body.courses);
  return makeClass(services, caller, { name: body.name, school_year: body.school_year, courses });
};

export const klasseKopi: ClassHandler<typeof operations.klasseKopi> = async ({ body, caller }, services) => {
  const original = await classOr404(services.connection, caller, body.id);
  return makeClass(services, caller, {
    name: body.name,
    school_year: body.school_year,
    courses: coursesOf(original),
    show_points: original.show_points,
  });
};

type NewClass = { name: string; school_year: string; courses: string[]; show_points?: 0 | 1 };

async function makeClass(services: ClassServices, { player }: Caller, made: NewClass) {
  const { connection } = services;
  const id = randomBytes(9).toString('base64url');
  const now = services.now();
  await withFreeCode((code) =>
    connection.transaction().execute(async (transaction) => {
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

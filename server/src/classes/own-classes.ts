import type * as operations from '@kodestien/contract/classes/operations';
import { isTeacher } from '../account/policies.ts';
import { classesOfPupil, classesTaughtBy } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { ownClass, summaryOf } from './shown-class.ts';

export const klasser: ClassHandler<typeof operations.klasser> = async ({ caller }, { connection, config }) => {
  const { player } = caller;
  const teaches = isTeacher(caller);
  const [teaching, member] = await Promise.all([
    teaches ? classesTaughtBy(connection, player.id) : [],
    classesOfPupil(connection, player.id),
  ]);
  return {
    teacher: teaches ? 'yes' : player.teacher_asked_at === null ? 'no' : 'asked',
    teacher_signup: player.made_for_klasse === null ? config.teacherSignup : 'off',
    teaching: teaching.map((row) => summaryOf(row, row.pupils ?? 0, config.classKeepMonths)),
    member: await Promise.all(member.map((row) => ownClass(connection, row, player.id))),
  };
};

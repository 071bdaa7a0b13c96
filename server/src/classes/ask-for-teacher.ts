import type * as operations from '@kodestien/contract/classes/operations';
import { isTeacher } from '../account/policies.ts';
import { ProblemError } from '../http/problem.ts';
import type { ClassHandler } from './services.ts';

export const larerSoknad: ClassHandler<typeof operations.larerSoknad> = async ({ body, caller }, services) => {
  const { player } = caller;
  if (isTeacher(caller)) return { teacher: 'yes' };
  if (services.config.teacherSignup === 'off') throw new ProblemError('teacher_signup_closed');
  if (player.made_for_klasse !== null) throw new ProblemError('forbidden');
  const isOpen = services.config.teacherSignup === 'open';
  await services.connection
    .updateTable('player')
    .set({
      teacher_school: body.school.trim(),
      ...(isOpen ? { is_teacher: 1 as const } : { teacher_asked_at: player.teacher_asked_at ?? services.now() }),
    })
    .where('id', '=', player.id)
    .execute();
  return { teacher: isOpen ? 'yes' : 'asked' };
};

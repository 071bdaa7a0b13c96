import { type QuizKind, quizKind } from '@kodestien/contract/document/quiz';
import { choose } from './choose.ts';
import { fill } from './fill.ts';
import type { Quiz, QuizKindRecord } from './kind.ts';
import { parsons } from './parsons.ts';
import { predict } from './predict.ts';

const QUIZ_KIND_RECORDS: Record<QuizKind, QuizKindRecord> = { choose, parsons, fill, predict };

export function quizKindOf({ kind }: Pick<Quiz, 'kind'>): QuizKindRecord {
  return QUIZ_KIND_RECORDS[quizKind(kind)];
}

import { type QuizKind, quizKind } from '@kodestien/contract/document/quiz';
import { choose } from './choose.ts';
import { fill } from './fill.ts';
import type { Quiz, QuizKindRecord } from './kind.ts';
import { parsons } from './parsons.ts';
import { predict } from './predict.ts';
import { trace } from './trace.ts';

const QUIZ_KIND_RECORDS: Record<QuizKind, QuizKindRecord> = { choose, parsons, fill, predict, trace };

export function quizKindOf({ kind }: Pick<Quiz, 'kind'>): QuizKindRecord {
  return QUIZ_KIND_RECORDS[quizKind(kind)];
}

import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { Quiz } from './use-quiz.ts';

/** What each kind of question is given. */
export type KindProps = { block: ReaderBlockOf<'quiz'>; quiz: Quiz; labelId: string };

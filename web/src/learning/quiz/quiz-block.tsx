import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
export function QuizBlock({ block }: { block: ReaderBlockOf<'quiz'> }) {
  return <p>{block.slug}</p>;
}

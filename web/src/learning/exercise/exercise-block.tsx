import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
export function ExerciseBlock({ block }: { block: ReaderBlockOf<'exercise'> }) {
  return <p>{block.slug}</p>;
}

import type { SearchHit } from '@kodestien/contract/document/search';

/** A text with some of its words marked. It is text all the way: nothing in it is ever read as HTML. */
export function MarkedText({ text, marks }: { text: string; marks: SearchHit['marks'] }) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

import { type DragEvent, useEffect, useRef, useState } from 'react';

/** A picture comes from a file that is chosen, dropped on the area, or pasted anywhere on the page. */
export function usePictureSources(onPicture: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = useRef(onPicture);
  take.current = onPicture;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);

  const onArea = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const goesTo = event.relatedTarget;
      if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) take.current(file);
    },
  };

  function onChosen() {
    const file = input.current?.files?.[0];
    // Emptied, or choosing the same file once more would be no change.
    if (input.current) input.current.value = '';
    if (file) take.current(file);
  }

  return { input, isOver, onArea, onChosen, choose: () => input.current?.click() };
}

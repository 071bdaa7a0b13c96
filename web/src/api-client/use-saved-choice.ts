import { useRef, useState } from 'react';
import { useAction } from './use-action.ts';

/** A yes or no that is stored when it is chosen. Choosing again while it is being stored counts: the last choice is stored. */
export function useSavedChoice(stored: boolean | undefined, save: (choice: boolean) => Promise<boolean>) {
  const { failure, run } = useAction();
  const [shown, setShown] = useState<boolean | null>(null);
  const [saved, setSaved] = useState(false);
  const requested = useRef(false);
  const known = useRef<boolean | null>(null);

  function choose(choice: boolean) {
    requested.current = choice;
    setSaved(false);
    setShown(choice);
    void run(async () => {
      try {
        let sent: boolean;
        do {
          sent = requested.current;
          known.current = await save(sent);
        } while (requested.current !== sent);
        setSaved(true);
      } finally {
        // After an error, what the server has.
        setShown(known.current);
      }
    });
  }

  return { choice: shown ?? stored, choose, saved, failure };
}

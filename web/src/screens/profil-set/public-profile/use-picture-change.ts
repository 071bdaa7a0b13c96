import { useState } from 'react';
import { userProfilImg, userProfilImgDelete } from '../../../api-client/profile-picture.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useSession } from '../../../session/session-context.ts';
import { useAppSelector } from '../../../store/hooks.ts';

type Outcome = 'changed' | 'removed' | 'undone';

/** Changing, removing and undoing. The server forgets a picture that was replaced, so a copy of it waits here. */
export function usePictureChange() {
  const session = useSession();
  const image = useAppSelector(({ user_profil }) => user_profil.img_profil);
  const { busy, failure, run } = useAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [before, setBefore] = useState<Blob | 'none' | null>(null);

  async function upload(picture: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
    const copy = await copyOf(image);
    session.editProfile(await userProfilImg(picture, { onProgress, signal }));
    setBefore(copy);
    setOutcome('changed');
  }

  function remove() {
    void run(async () => {
      const copy = await copyOf(image);
      session.editProfile(await userProfilImgDelete());
      setBefore(copy);
      setOutcome('removed');
    });
  }

  function undo() {
    void run(async () => {
      if (before === null) return;
      session.editProfile(before === 'none' ? await userProfilImgDelete() : await userProfilImg(before));
      setBefore(null);
      setOutcome('undone');
    });
  }

  return { image, busy, failure, outcome, canUndo: before !== null, upload, remove, undo };
}

/** The largest size that is stored; null when it cannot be had, and then there is nothing to undo with. */
async function copyOf(image: string): Promise<Blob | 'none' | null> {
  if (image === '') return 'none';
  try {
    const answer = await fetch(`${image}/stor.webp`);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

import { useEffect, useState } from 'react';
import { openPicture } from './open-picture.ts';

export type OpenedPicture =
  | { status: 'opening' }
  | { status: 'open'; picture: ImageBitmap }
  | { status: 'failed'; error: unknown };

/** Opens a file, and gives its memory back when it is no longer shown. */
export function useOpenedPicture(file: Blob): OpenedPicture {
  const [opened, setOpened] = useState<OpenedPicture>({ status: 'opening' });
  useEffect(() => {
    let left = false;
    let picture: ImageBitmap | undefined;
    setOpened({ status: 'opening' });
    openPicture(file).then(
      (bitmap) => {
        if (left) return bitmap.close();
        picture = bitmap;
        setOpened({ status: 'open', picture: bitmap });
      },
      (error: unknown) => left || setOpened({ status: 'failed', error }),
    );
    return () => {
      left = true;
      picture?.close();
    };
  }, [file]);
  return opened;
}

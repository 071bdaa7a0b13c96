import { IMAGE_SIZES, type ImageSize } from '@kodestien/contract/limits';
import { useState } from 'react';
import styles from './avatar.module.css';
import { initials, pictureSet } from './avatar-picture.ts';

type AvatarProps = {
  /** The username: its first letters are drawn when there is no picture, and choose the colour. */
  name: string;
  /** Base address of the picture, empty without one; each size is a file under it. */
  image: string;
  size: ImageSize;
  /** Shown this large, in CSS pixels, when that differs from the size of the file. */
  side?: number | undefined;
  /** Its initials are drawn rather than those of the username, where it is known. */
  fullName?: string | undefined;
  /** Leave out where the name is beside the picture. */
  label?: string | undefined;
  /** In a long list: fetched when it comes near the window. */
  lazy?: boolean | undefined;
};

/** Of the side of the picture. */
const LETTER_SIZE = 0.4;
const GROUNDS = ['spruce', 'lake', 'heather', 'cloudberry'] as const;

function groundOf(name: string): (typeof GROUNDS)[number] {
  const sum = [...name.toLowerCase()].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return GROUNDS[sum % GROUNDS.length] ?? 'spruce';
}

export function Avatar({ name, image, size, side = IMAGE_SIZES[size], fullName, label, lazy = false }: AvatarProps) {
  const [broken, setBroken] = useState('');
  if (image !== '' && broken !== image) {
    return (
      <img
        className={styles.avatar}
        src={`${image}/${size}.webp`}
        srcSet={pictureSet(image, side)}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        width={side}
        height={side}
        alt={label ?? ''}
        onError={() => setBroken(image)}
      />
    );
  }
  return (
    <span
      className={styles.avatar}
      // Written by the style sheet: the letters are a drawing, and no part of what a link or button is called.
      data-initials={initials(fullName || name)}
      data-ground={groundOf(name)}
      style={{ width: side, height: side, fontSize: side * LETTER_SIZE }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

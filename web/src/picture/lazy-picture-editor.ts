import { lazy } from 'react';
import { loadChunk } from '../loading/load-chunk.ts';

/** Its code and texts come when a picture has been chosen, not before. */
export const PictureEditor = lazy(() => loadChunk('picture', () => import('./picture-editor.tsx')));

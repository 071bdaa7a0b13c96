import { lazyPage } from '../lazy-page/lazy-page.ts';

/** Its code and texts come when a picture has been chosen, not before. */
export const PictureEditor = lazyPage('picture', () => import('./picture-editor.tsx'));

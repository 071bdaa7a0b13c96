import { fileURLToPath } from 'node:url';

/** The folder of the courses, as their authors write them. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content', import.meta.url));

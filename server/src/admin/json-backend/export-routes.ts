import type * as operations from '@kodestien/contract/admin/json-backend';
import { picturesShown } from '../../document/pictures-shown.ts';
import { listDocuments } from '../../document/queries.ts';
import type { AdminHandler } from '../services.ts';

/** For git: what was changed here becomes the files that the next installation starts with. */
export const adminExport: AdminHandler<typeof operations.adminExport> = async (_call, { connection }) => {
  // Only needed here, and it brings along how every kind of block is read and written.
  const [{ fileFor }, { filesOf }] = await Promise.all([
    import('../../document/files/write-document.ts'),
    import('../../document/files/write-teaching.ts'),
  ]);
  const documents = await listDocuments(connection);
  const pictures = documents.flatMap(({ document }) => picturesShown(document.blocks));
  return {
    files: documents
      .flatMap(({ document, source }) => [...filesOf(document, source ?? fileFor(document))])
      .map(([path, content]) => ({ path, content }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    pictures: [...new Set(pictures)].sort(),
  };
};

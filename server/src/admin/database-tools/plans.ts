import type { ContentFault } from '@kodestien/contract/admin/faults';
import { ContentError } from '../../document/fault.ts';
import { CONTENT_FOLDER, checkContent, hashContent, readContent } from '../../document/files/content-folder.ts';
import type { ReadDocument } from '../../document/files/read-document.ts';
import { DELETED_BY_HAND } from '../../document/queries.ts';
import { faultAt } from '../content/check.ts';
import { type Content, type DocumentState, type LiveContent, parsed } from '../content/content.ts';
import type { Plan } from '../content/publish.ts';

/** What a tool would make of the documents. With faults it must not be done. */
export type ToolPlan = Plan & { kept: string[]; faults: ContentFault[] };

export const planDelete = async (): Promise<ToolPlan> => ({
  after: new Map(),
  kept: [],
  faults: [],
  filesHash: DELETED_BY_HAND,
  forgetsWithdrawn: true,
});

/** The files, whatever stands in the database. */
export async function planCycle(_live: LiveContent, folder = CONTENT_FOLDER): Promise<ToolPlan> {
  return { ...(await fromFiles(folder, () => true, new Map())), forgetsWithdrawn: true };
}

/** The files, but documents that were changed or taken away in the admin area stay as they are. */
export async function planLoad({ documents, withdrawn }: LiveContent, folder = CONTENT_FOLDER): Promise<ToolPlan> {
  const edited = new Map([...documents].filter(([, { edited }]) => edited === 1));
  const isKept = (slug: string) => edited.has(slug) || withdrawn.has(slug);
  const plan = await fromFiles(folder, ({ document }) => !isKept(document.slug), edited);
  return { ...plan, kept: [...plan.kept, ...withdrawn].sort() };
}

/** What is live, and from the files only what is missing. */
export async function planInitialization({ documents }: LiveContent, folder = CONTENT_FOLDER): Promise<ToolPlan> {
  const plan = await fromFiles(folder, ({ document }) => !documents.has(document.slug), documents);
  const { filesHash, ...rest } = plan;
  // Beside other documents it is not the state of the files: they are still to be loaded, and may be again.
  const noted = documents.size === 0 && filesHash !== undefined ? { filesHash } : { filesHashIfNone: '' };
  return { ...rest, kept: [], ...noted };
}

async function fromFiles(
  folder: string,
  isWanted: (read: ReadDocument) => boolean,
  others: Content,
): Promise<ToolPlan> {
  const kept = [...others.keys()];
  try {
    const filesHash = await hashContent(folder);
    const content = await readContent(folder);
    const documents = content.documents.filter(isWanted);
    await checkContent(
      { ...content, documents },
      [...others.values()].flatMap(({ json }) => parsed(json) ?? []),
    );
    const after = new Map(others);
    for (const { document, file } of documents) after.set(document.slug, stateOf(document, file));
    return { after, kept, faults: [], filesHash };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { after: others, kept, faults: error.faults.map(faultOfFile) };
  }
}

function stateOf(document: unknown, source: string): DocumentState {
  return { json: JSON.stringify(document), source, edited: 0 };
}

function faultOfFile({ file, line, slug, reason }: ContentError['faults'][number]): ContentFault {
  if (slug !== undefined) return faultAt(slug, '', reason);
  return { slug: null, file, path: '', line, column: null, reason };
}

import type { ContentIssue } from '@kodestien/contract/issues';
import type { ProveDocuments } from '../../document/files/content-folder.ts';
import { DELETED_BY_HAND } from '../../document/queries.ts';
import { CONTENT_FOLDER } from '../../document/source/content-root.ts';
import { placesInFiles, readFiles, tooHeavy } from '../author/author.ts';
import type { Content, DocumentState, LiveContent } from '../content/content.ts';
import type { Plan } from '../content/publish.ts';

/** What a tool would make of the documents. With issues it must not be done. */
export type ToolPlan = Plan & { kept: string[]; issues: ContentIssue[] };

export const planDelete = async (): Promise<ToolPlan> => ({
  after: new Map(),
  kept: [],
  issues: [],
  filesHash: DELETED_BY_HAND,
  forgetsWithdrawn: true,
});

/** The files, whatever is in the database. */
export async function planCycle(live: LiveContent, prove: ProveDocuments, folder = CONTENT_FOLDER): Promise<ToolPlan> {
  return { ...(await fromFiles(live, { prove, folder, leaveOut: [], others: new Map() })), forgetsWithdrawn: true };
}

/** The files, but documents that were changed or taken away in the admin area stay as they are. */
export async function planLoad(live: LiveContent, prove: ProveDocuments, folder = CONTENT_FOLDER): Promise<ToolPlan> {
  const { documents, withdrawn } = live;
  const edited = new Map([...documents].filter(([, { edited }]) => edited === 1));
  const plan = await fromFiles(live, {
    prove,
    folder,
    leaveOut: [...edited.keys(), ...withdrawn],
    others: edited,
  });
  return { ...plan, kept: [...plan.kept, ...withdrawn].sort() };
}

/** What is live, and from the files only what is missing. */
export async function planInitialization(
  live: LiveContent,
  prove: ProveDocuments,
  folder = CONTENT_FOLDER,
): Promise<ToolPlan> {
  const { documents } = live;
  const plan = await fromFiles(live, { prove, folder, leaveOut: [...documents.keys()], others: documents });
  const { filesHash, ...rest } = plan;
  // Beside other documents it is not the state of the files: they are still to be loaded, and may be again.
  const noted = documents.size === 0 && filesHash !== undefined ? { filesHash } : { filesHashIfNone: '' };
  return { ...rest, kept: [], ...noted };
}

type FilesToRead = { prove: ProveDocuments; folder: string; leaveOut: readonly string[]; others: Content };

async function fromFiles(
  { documents }: LiveContent,
  { prove, folder, leaveOut, others }: FilesToRead,
): Promise<ToolPlan> {
  const kept = [...others.keys()];
  const jsons = [...others.values()].map(({ json }) => json);
  const read = await readFiles(folder, leaveOut, jsons);
  if ('refused' in read) return { after: others, kept, issues: read.refused };
  const after = new Map(others);
  for (const { document, file } of read.documents) after.set(document.slug, stateOf(document, file));
  const changed = read.documents
    .map(({ document }) => document)
    .filter(({ slug }) => documents.get(slug)?.json !== after.get(slug)?.json);
  // What is live already has been shown and proved before.
  const heavy = await tooHeavy(changed.map((document) => JSON.stringify(document)));
  if (heavy.length > 0) return { after: others, kept, issues: heavy };
  const unproved = await prove(changed);
  if (unproved.length > 0) return { after: others, kept, issues: await placesInFiles(folder, unproved) };
  return { after, kept, issues: [], filesHash: read.filesHash };
}

function stateOf(document: unknown, source: string): DocumentState {
  return { json: JSON.stringify(document), source, edited: 0 };
}

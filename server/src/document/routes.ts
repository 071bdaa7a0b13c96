import type * as operations from '@kodestien/contract/document/operations';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../services.ts';

export const getDocHeader: Handler<typeof operations.getDocHeader> = (_call, { documents }) =>
  documents.headerForPage();

export const getDocSlug: Handler<typeof operations.getDocSlug> = ({ query }, services) =>
  documentOr404(services, query.slug);

export const mal: Handler<typeof operations.mal> = (_call, services) => documentOr404(services, 'mal');

export async function documentOr404({ documents }: Services, slug: string) {
  const answer = await documents.documentForPage(slug);
  if (!answer) throw new ProblemError('not_found');
  return answer;
}

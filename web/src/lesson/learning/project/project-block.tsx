import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { ProjectText } from '../../projects/project-text.tsx';

/** Only pages with projects carry what is needed to work on one. */
const useWork = lazyPart('project', () => import('./project-work.tsx'));

export function ProjectBlock({ block }: { block: ReaderBlockOf<'project'> }) {
  const { part } = useWork();
  return part ? <part.ProjectWork block={block} /> : <ProjectText block={block} />;
}

import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { ProjectText } from '../../projects/project-text.tsx';

/** Only pages with projects carry what is needed to work on one. */
const useWork = lazyPart('project', () => import('./project-work.tsx'));

export function ProjectBlock({ block }: { block: ReaderBlockOf<'project'> }) {
  const { part } = useWork();
  // The server's page has the text: a block that is taken over later than another must not begin with what that one loaded.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return part && isMounted ? <part.ProjectWork block={block} /> : <ProjectText block={block} />;
}

import { serveJobs } from '../thread/serve-jobs.ts';
import { renderBlocks } from './rendered-blocks.ts';
import { searchTexts } from './search/search-text.ts';

type Blocks = Parameters<typeof renderBlocks>[0];
const jobs = {
  render: (blocks: Blocks) => {
    const rendered = renderBlocks(blocks);
    return { rendered, texts: searchTexts(rendered) };
  },
  searchTexts: (blocks: Blocks) => searchTexts(renderBlocks(blocks)),
};
export type RenderJobs = typeof jobs;

serveJobs(jobs);

import { serveJobs } from '../thread/serve-jobs.ts';
import { renderBlocks } from './rendered-blocks.ts';

const jobs = { render: (blocks: Parameters<typeof renderBlocks>[0]) => renderBlocks(blocks) };
export type RenderJobs = typeof jobs;

serveJobs(jobs);

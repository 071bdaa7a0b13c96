import { serveJobs } from '../../thread/serve-jobs.ts';
import { authorJobs } from './jobs.ts';

serveJobs(authorJobs);

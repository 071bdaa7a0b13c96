import type { SharedProgram } from '../scratchpad/program-link.ts';

/** What someone thinks of their own project. */
export type Reflection = {
  /** The aims that they have ticked off. */
  aims: readonly string[];
  answers: readonly { question: string; answer: string }[];
};

/** A project as it is shown to others: what its maker has chosen of it. */
export type ShownProject = Omit<SharedProgram, 'files'> & {
  title: string;
  /** Empty: the maker is not named. */
  by: string;
  plan: string | null;
  reflection: Reflection | null;
};

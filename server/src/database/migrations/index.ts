import { accounts } from './0001-accounts.ts';
import { documents } from './0002-documents.ts';
import { profiles } from './0003-profiles.ts';
import { admin } from './0004-admin.ts';
import { withdrawnDocuments } from './0005-withdrawn-documents.ts';
import { poengLedger } from './0006-poeng-ledger.ts';
import { knownLanguages } from './0007-known-languages.ts';
import { commentRemoval } from './0008-comment-removal.ts';
import { learning } from './0010-learning.ts';
import { referencesAgain } from './0011-references-again.ts';
import { classes } from './0013-classes.ts';
import { classBoard } from './0014-class-board.ts';
import { handIns } from './0015-hand-ins.ts';
import { classTalk } from './0016-class-talk.ts';
import { oidc } from './0017-oidc.ts';
import { seenSolutions } from './0018-seen-solutions.ts';
import { shownProjects } from './0020-shown-projects.ts';
import { superusersOfNoClass } from './0021-superusers-of-no-class.ts';
import type { Migration } from './migration.ts';

/** In the order in which they run. A migration that has been released never changes. */
export const migrations: readonly Migration[] = [
  accounts,
  documents,
  profiles,
  admin,
  withdrawnDocuments,
  poengLedger,
  knownLanguages,
  commentRemoval,
  learning,
  referencesAgain,
  classes,
  classBoard,
  handIns,
  classTalk,
  oidc,
  seenSolutions,
  shownProjects,
  superusersOfNoClass,
];

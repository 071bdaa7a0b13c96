import type { FieldErrorCode } from '@kodestien/contract/errors';
import type { ProfileItem } from '@kodestien/contract/profile/rules';
import { useState } from 'react';
import { ApiError } from '../../../api-client/errors.ts';
import { userProfilItemTxt } from '../../../api-client/profile.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useSession } from '../../../session/session-context.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { type TextState, textState } from './text-state.ts';

export type ProfileTextField = TextState & {
  typed: string;
  /** A fault to show: too long at once, the others when the field is left or saved. */
  shownFault: FieldErrorCode | null;
  busy: boolean;
  failure: unknown;
  outcome: 'saved' | 'undone' | null;
  canUndo: boolean;
  edit: (typed: string) => void;
  leave: () => void;
  save: () => void;
  discard: () => void;
  undo: () => void;
};

/** One text of the public profile: typed, judged, saved, and taken back. */
export function useProfileText(
  item: ProfileItem,
  draft: string | undefined,
  setDraft: (draft: string | undefined) => void,
): ProfileTextField {
  const session = useSession();
  const stored = useAppSelector(({ user_profil }) => user_profil[item]);
  const { busy, failure, run, forgetFailure } = useAction();
  const [judged, setJudged] = useState(false);
  const [refused, setRefused] = useState<FieldErrorCode | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'undone' | null>(null);
  const typed = draft ?? stored;
  const state = textState(item, typed, stored);
  const shownFault = refused ?? (judged || state.fault === 'field_too_long' ? state.fault : null);

  function send(txt: string, after: { before: string | null; outcome: 'saved' | 'undone' }) {
    void run(async () => {
      try {
        const kept = await userProfilItemTxt({ item, txt });
        session.editProfile({ [kept.item]: kept.txt });
        setDraft(undefined);
        setBefore(after.before);
        setOutcome(after.outcome);
      } catch (error) {
        const fault = error instanceof ApiError ? error.fields.find(({ field }) => field === 'txt') : undefined;
        if (!fault) throw error;
        setRefused(fault.code);
      }
    });
  }

  function edit(next: string | undefined) {
    forgetFailure();
    setRefused(null);
    setJudged(false);
    setOutcome(null);
    setDraft(next === stored ? undefined : next);
  }

  return {
    ...state,
    typed,
    shownFault,
    busy,
    failure,
    outcome,
    canUndo: before !== null && !state.isChanged,
    edit,
    leave: () => setJudged(true),
    discard: () => edit(undefined),
    save() {
      setJudged(true);
      if (state.fault === null && state.isChanged) send(state.txt, { before: stored, outcome: 'saved' });
    },
    undo() {
      if (before !== null) send(before, { before: null, outcome: 'undone' });
    },
  };
}

import type { FieldErrorCode } from '@kodestien/contract/errors';
import { PROFILE_ITEM_NAMES, type ProfileItem } from '@kodestien/contract/profile/items';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useSession } from '../../../account/session/session-context.ts';
import { call } from '../../../api-client/call.ts';
import { ApiError } from '../../../api-client/errors.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { type Drafts, type TextState, textState } from './text-state.ts';

export type ProfileTextState = TextState & {
  item: ProfileItem;
  typed: string;
  /** An issue to show: too long at once, the others when the field is left or saved. */
  shownIssue: FieldErrorCode | null;
};
type Outcome = 'saved' | 'undone';

/** The texts of the public profile: typed, judged, saved together, and taken back together. */
export function useProfileTexts(drafts: Drafts, setDrafts: Dispatch<SetStateAction<Drafts>>) {
  const session = useSession();
  const stored = useAppSelector(({ user_profil }) => user_profil);
  const { busy, failure, run, forgetFailure } = useAction();
  const [judged, setJudged] = useState<readonly ProfileItem[]>([]);
  const [refused, setRefused] = useState<Partial<Record<ProfileItem, FieldErrorCode>>>({});
  const [before, setBefore] = useState<Drafts>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const texts = PROFILE_ITEM_NAMES.map((item): ProfileTextState => {
    const typed = drafts[item] ?? stored[item];
    const state = textState(item, typed, stored[item]);
    const isShown = judged.includes(item) || state.issue === 'field_too_long';
    return { ...state, item, typed, shownIssue: refused[item] ?? (isShown ? state.issue : null) };
  });
  const changed = texts.filter(({ isChanged }) => isChanged);

  function edit(item: ProfileItem, next: string | undefined): void {
    forgetFailure();
    setOutcome(null);
    setJudged((items) => items.filter((one) => one !== item));
    setRefused(({ [item]: _gone, ...others }) => others);
    setDrafts(({ [item]: _gone, ...others }) =>
      next === undefined || next === stored[item] ? others : { ...others, [item]: next },
    );
  }

  /** What one text is refused for stays with its field; the others are stored all the same. */
  async function send(requested: Drafts, said: Outcome): Promise<void> {
    const replaced: Drafts = {};
    let isRefused = false;
    for (const [item, txt] of Object.entries(requested) as [ProfileItem, string][]) {
      try {
        const answer = await call('POST user_profil_item_txt', { item, txt });
        replaced[item] = stored[item];
        session.editProfile({ [answer.item]: answer.txt });
        setDrafts(({ [item]: _gone, ...others }) => others);
      } catch (error) {
        const issue = error instanceof ApiError ? error.fields.find(({ field }) => field === 'txt') : undefined;
        if (!issue) throw error;
        isRefused = true;
        setRefused((issues) => ({ ...issues, [item]: issue.code }));
      } finally {
        setBefore(said === 'saved' ? replaced : {});
      }
    }
    if (!isRefused) setOutcome(said);
  }

  return {
    texts,
    changed: changed.length,
    busy,
    failure,
    outcome,
    canUndo: Object.keys(before).length > 0,
    edit,
    leave: (item: ProfileItem) => setJudged((items) => [...items, item]),
    /** The first text that is wrong, when there is one: nothing is sent then. */
    save(): ProfileItem | null {
      setJudged(PROFILE_ITEM_NAMES);
      const wrong = changed.find(({ issue }) => issue !== null);
      if (wrong) return wrong.item;
      void run(() => send(Object.fromEntries(changed.map(({ item, txt }) => [item, txt])), 'saved'));
      return null;
    },
    discard(): void {
      forgetFailure();
      setJudged([]);
      setRefused({});
      setDrafts({});
    },
    undo: () => void run(() => send(before, 'undone')),
  };
}

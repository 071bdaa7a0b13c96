import { ACCOUNT_GROUPS, type AccountGroup } from '../../paths.ts';

const FURTHER: readonly AccountGroup[] = ['sessions', 'api_tok', 'own_data'];

/** The account groups that the profile is made of, then the rest. */
export const GROUP_LISTS = [ACCOUNT_GROUPS.filter((group) => !FURTHER.includes(group)), FURTHER];

import type { HumanLang } from '@kodestien/contract/language';
import { useAppSelector } from '../store/hooks.ts';

export function useHumanLang(): HumanLang {
  return useAppSelector((state) => state.user_profil.human_lang);
}

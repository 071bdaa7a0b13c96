import type { Lk20 } from '@kodestien/contract/document/document';
import type { useT } from '../../../i18n/use-t.ts';

/** The subject that a tag stands for, and for mathematics the year. */
export function curriculumName(t: ReturnType<typeof useT>, tag: Lk20): string {
  const [code, year] = tag.split(' ');
  if (code === 'PRG01-02') return t('teachers.prg');
  return year === undefined ? t('teachers.inf') : t('teachers.year', { year });
}

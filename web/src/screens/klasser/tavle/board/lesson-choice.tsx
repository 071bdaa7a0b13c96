import type { Board } from '@kodestien/contract/classes/board';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { useHeaderList } from '../../../../lesson/document/header-list.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import styles from './board.module.css';

type LessonChoiceProps = { taught: SchoolClass; board: Board; onChange: (slug: string) => void };

/** The lessons of the courses that the class works with. */
export function LessonChoice({ taught, board, onChange }: LessonChoiceProps) {
  const t = useT();
  const lang = useHumanLang();
  const courses = useHeaderList().items.filter(
    ({ slug }) => taught.courses.length === 0 || taught.courses.includes(slug) || slug === board.course,
  );
  const options = courses.flatMap((course) =>
    course.children.map(({ slug, tittel }) => ({ value: slug, label: `${course.tittel[lang]}: ${tittel[lang]}` })),
  );
  const isKnown = options.some(({ value }) => value === board.doc_slug);
  return (
    <div className={styles.lesson}>
      <SelectField
        name="lesson"
        label={t('klasse_tavle.board.lesson')}
        value={board.doc_slug}
        onChange={onChange}
        options={isKnown ? options : [{ value: board.doc_slug, label: board.tittel[lang] }, ...options]}
      />
    </div>
  );
}

import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { menuItems } from '../../store/header-item.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useHeaderList } from '../document/header-list.ts';
import styles from './course-choice.module.css';

type CourseChoiceProps = { legend: string; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Any of the courses, ticked. */
export function CourseChoice({ legend, chosen, onChange }: CourseChoiceProps) {
  const lang = useHumanLang();
  const courses = menuItems(useHeaderList().items).filter(({ children }) => children.length > 0);
  return (
    <fieldset className={styles.courses}>
      <legend>{legend}</legend>
      <div className={styles.list}>
        {courses.map(({ slug, tittel }) => (
          <CheckboxField
            key={slug}
            label={tittel[lang]}
            checked={chosen.includes(slug)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug))}
          />
        ))}
      </div>
    </fieldset>
  );
}

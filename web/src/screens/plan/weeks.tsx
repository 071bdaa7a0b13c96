import { AIMS, curriculumOf } from '@kodestien/contract/document/lk20';
import { useFormat } from '../../i18n/use-format.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { CopyButton } from '../../lesson/rendered/copy-button.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Chosen, ChosenLesson } from './chosen.ts';
import styles from './plan.module.css';
import type { PlannedWeek } from './term-plan.ts';

type Week = PlannedWeek<ChosenLesson>;
type WeeksProps = { weeks: readonly Week[]; lessons: readonly ChosenLesson[]; chosen: Chosen };

/** The plan itself: what a class does in which week. */
export function Weeks({ weeks, lessons, chosen }: WeeksProps) {
  const t = useT();
  const lang = useHumanLang();
  const { number, dayAndMonth } = useFormat();
  const hours = number(lessons.reduce((sum, lesson) => sum + lesson.school_hours, 0));
  const courses = [...new Set(lessons.map(({ course }) => course.tittel[lang]))].join(', ');
  const subject = chosen.fag === '' ? null : curriculumOf(chosen.fag);
  const aim = AIMS.find(({ id }) => id === chosen.maal);
  const columns: Column<Week>[] = [
    {
      key: 'week',
      title: t('plan.week'),
      width: '7.5rem',
      isName: true,
      cell: (week) => (
        <>
          {t('plan.week.number', { number: week.number })}
          <span className={styles.dates}>{dayAndMonth(week.monday)}</span>
        </>
      ),
    },
    { key: 'lessons', title: t('plan.lessons'), cell: (week) => <Parts week={week} chosen={chosen} /> },
    {
      key: 'hours',
      title: t('plan.week.hours'),
      align: 'end',
      width: '7rem',
      cell: ({ parts }) => number(parts.reduce((sum, part) => sum + part.hours, 0)),
    },
  ];
  return (
    <section className={styles.result} aria-labelledby="term-plan">
      <div className="row wrap middle apart gap-2">
        <Heading level={2} size="h3" id="term-plan">
          {subject ? t('plan.for', { subject: subject.short[lang] }) : courses}
        </Heading>
        <div className={styles.actions}>
          <CopyButton text={asText(weeks)} />
          <Button size="small" onClick={() => window.print()}>
            {t('plan.print')}
          </Button>
        </div>
      </div>
      {aim && <p>{t('plan.aim.chosen', { aim: aim.txt[lang] })}</p>}
      <p role="status">{t('plan.summary', { lessons: lessons.length, hours, weeks: weeks.length })}</p>
      <Table caption={t('plan.title')} columns={columns} rows={weeks} keyOf={({ monday }) => monday} />
    </section>
  );

  /** One line for each lesson in a week, with tabs: a spreadsheet and a word processor both take it as a table. */
  function asText(planned: readonly Week[]): string {
    const head = [t('plan.week'), t('plan.course'), t('plan.lesson'), t('plan.week.hours')];
    const rows = planned.flatMap((week) =>
      week.parts.map(({ lesson, hours: part }) => [
        String(week.number),
        lesson.course.tittel[lang],
        lesson.tittel[lang],
        number(part),
      ]),
    );
    return [head, ...rows].map((cells) => cells.join('\t')).join('\n');
  }
}

function Parts({ week, chosen }: { week: Week; chosen: Chosen }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <ul className={styles.parts}>
      {week.parts.map(({ lesson, isContinued }) => (
        <li key={lesson.slug}>
          <TextLink to={lesson.page}>{lesson.tittel[lang]}</TextLink>{' '}
          <span className="soft small">
            {lesson.course.tittel[lang]}
            {isContinued && ` · ${t('plan.continued')}`}
          </span>{' '}
          {!isContinued && lesson.has_test && (
            <span className={styles.material}>
              <TextLink to={paths.larer(lesson.slug)}>
                {t('plan.material')}
                <VisuallyHidden> {lesson.tittel[lang]}</VisuallyHidden>
              </TextLink>
            </span>
          )}
          {!isContinued && <p className={styles.aims}>{aimsOf(lesson, chosen, lang).join(' · ')}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Of the chosen subject; without one, the subjects themselves. */
function aimsOf({ aims, lk20 }: ChosenLesson, { fag }: Chosen, lang: '_no' | '_eng'): string[] {
  if (fag === '') return lk20.map((tag) => curriculumOf(tag).short[lang]);
  return AIMS.filter(({ id, tag }) => tag === fag && aims.includes(id)).map(({ txt }) => txt[lang]);
}

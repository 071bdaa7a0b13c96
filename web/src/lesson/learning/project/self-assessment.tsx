import { REFLECTION_MAX } from '@kodestien/contract/document/projects';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { Notes } from './notes.ts';

type SelfAssessmentProps = { block: ReaderBlockOf<'project'>; notes: Notes; onChange: (notes: Notes) => void };

/** What the learner thinks of the work, in a few words. Nobody else judges it. */
export function SelfAssessment({ block, notes, onChange }: SelfAssessmentProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <>
      <p className="soft small">{t('project.look_back.hint')}</p>
      {block.questions.map(({ id, txt }) => (
        <TextAreaField
          key={id}
          name={`${block.slug}-${id}`}
          label={txt[lang]}
          rows={2}
          maxLength={REFLECTION_MAX}
          value={notes.answers[id] ?? ''}
          onChange={(answer) => onChange({ ...notes, answers: { ...notes.answers, [id]: answer } })}
        />
      ))}
    </>
  );
}

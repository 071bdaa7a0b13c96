import 'messages:project';
import { PLAN_MAX, projectPart } from '@kodestien/contract/document/projects';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { type ReactNode, useId, useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { ProjectTop } from '../../projects/project-text.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { SavedState } from '../drafts/saved-state.tsx';
import { useStoredText } from '../drafts/use-stored-text.ts';
import { Pad } from '../pad/pad.tsx';
import { useLearningPage } from '../page-context.ts';
import { useReset } from '../use-reset.ts';
import { AimList } from './aim-list.tsx';
import { readableNotes, readNotes, withAim, writeNotes } from './notes.ts';
import styles from './project.module.css';
import { SelfAssessment } from './self-assessment.tsx';
import { ShowForm } from './show-form.tsx';

type Project = ReaderBlockOf<'project'>;

/** A project from its brief to the finished program. What is written is stored as drafts are, each part by itself. */
export function ProjectWork({ block }: { block: Project }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, language } = block;
  const doc_slug = useLearningPage()?.document.slug;
  const placeOf = (blokk_slug: string) => (doc_slug === undefined ? null : { doc_slug, blokk_slug });
  const starter = block.starter[lang];
  const code = useStoredText(placeOf(slug), starter);
  const page = useStoredText(block.page && placeOf(projectPart(slug, 'page')), block.page?.[lang] ?? '');
  const plan = useStoredText(placeOf(projectPart(slug, 'plan')), block.plan[lang]);
  const stored = useStoredText(placeOf(projectPart(slug, 'notes')), '');
  const notes = readNotes(stored.now);
  const setNotes = (next: typeof notes) => stored.change(writeNotes(next));
  const resetting = useReset({ key: `${doc_slug}/${slug}`, text: code.now, starter, setText: code.replace });

  const all = [code, page, plan, stored];
  const isBegun = all.some(({ draft }) => draft.state.saved !== 'untouched');
  const [isChosen, setChosen] = useState<boolean | null>(null);
  const isOpen = isChosen ?? isBegun;
  const { other } = stored.draft.state;

  return (
    <section className={styles.project} aria-labelledby={`${slug}-title`}>
      <ProjectTop block={block} titleId={`${slug}-title`} />
      <RenderedHtml html={block.html[lang]} />
      <p>
        <Button aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          {t(isOpen ? 'project.fold' : isBegun ? 'project.continue' : 'project.begin')}
        </Button>
      </p>
      {!isOpen && <AimList block={block} reached={notes.aims} />}
      {isOpen && (
        <div className={styles.steps}>
          {all.some(({ now }) => now.length > ANSWER_MAX) && (
            <Notice tone="warn" live>
              {t('project.too_long', { max: ANSWER_MAX })}
            </Notice>
          )}
          <Step number={1} title={t('project.plan')}>
            <DraftNotice {...plan.draft} />
            <TextAreaField
              name={`${slug}-plan`}
              label={t('project.plan.label')}
              hint={t('project.plan.hint')}
              rows={10}
              maxLength={PLAN_MAX}
              value={plan.now}
              onChange={plan.change}
            />
          </Step>
          <Step number={2} title={t('project.make')}>
            <DraftNotice {...code.draft} />
            {block.page && <DraftNotice {...page.draft} />}
            <Pad
              language={language}
              code={code}
              page={block.page && page}
              saved={<SavedState draft={code.draft} />}
              tools={
                <>
                  {resetting.undo && <ToolButton onClick={resetting.undo}>{t('learning.reset.undo')}</ToolButton>}
                  {code.now !== starter && <ToolButton onClick={resetting.reset}>{t('learning.reset')}</ToolButton>}
                </>
              }
            />
          </Step>
          <Step number={3} title={t('project.aims')}>
            <p className="soft small">{t('project.aims.hint')}</p>
            <DraftNotice
              {...stored.draft}
              state={{ ...stored.draft.state, other: other && readableNotes(other, block, lang) }}
            />
            <AimList
              block={block}
              reached={notes.aims}
              onReached={(id, isReached) => setNotes(withAim(notes, id, isReached))}
            />
          </Step>
          <Step number={4} title={t('project.look_back')}>
            <SelfAssessment block={block} notes={notes} onChange={setNotes} />
          </Step>
          <Step number={5} title={t('project.show')}>
            <ShowForm
              block={block}
              notes={notes}
              onTitle={(title) => setNotes({ ...notes, title })}
              code={code.now}
              page={block.page && page.now}
              plan={plan.now === block.plan[lang] ? '' : plan.now}
            />
          </Step>
        </div>
      )}
    </section>
  );
}

/** One step of the work on a project. They have an order, and none waits for another. */
function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <Heading level={3} size="h4" id={id} className={styles.stepTitle}>
        <span className={styles.number}>{number}</span> {title}
      </Heading>
      {children}
    </section>
  );
}

import type { Course } from '@kodestien/contract/document/reader';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LessonTrail } from './lesson-trail.tsx';
import styles from './trail-drawer.module.css';

type TrailDrawerProps = { course: Course; slug: string; className?: string | undefined; children: ReactNode };

/** The trail behind a button. The browser's own dialog keeps the focus inside, closes on Escape and gives it back. */
export function TrailDrawer({ course, slug, className = styles.opener, children }: TrailDrawerProps) {
  const t = useT();
  const lang = useHumanLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Another lesson was chosen: the drawer has done its work. Not when it is first shown: it may have been opened already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => dialog.current?.close(), [slug]);
  useEffect(() => {
    const element = dialog.current;
    // Only what lies beside the drawer is the dialog itself; all else is inside its panel.
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, []);

  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        {children}
      </button>
      <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId}>
        <div className={styles.panel}>
          <div className="row middle apart gap-2">
            <p id={titleId} className="soft small strong">
              {t('doc.trail', { course: course.tittel[lang] })}
            </p>
            <IconButton label={t('doc.trail.close')} onClick={() => dialog.current?.close()}>
              <Icon glyph={glyphs.close} size={24} />
            </IconButton>
          </div>
          <LessonTrail course={course} slug={slug} />
        </div>
      </dialog>
    </>
  );
}

import 'messages:kladd';
import 'messages:learning';
import 'messages:doc';
import { LANGUAGES, RUN_LANGUAGES, type RunLanguage } from '@kodestien/contract/languages';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { fromFragment, type SharedProgram } from '../../lesson/scratchpad/program-link.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './kladd.module.css';
import { OwnPad } from './own-pad.tsx';
import { SharedPad } from './shared-pad.tsx';

/** A place to try things out, in any of the languages. A link may bring a program along: it is shown, and never run by itself. */
export default function KladdScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  useDocumentTitle(t('kladd.title'));
  const [taken, setTaken] = useState<SharedProgram | null>(null);
  const shared = useAnswer(hash === '' ? null : hash, () => fromFragment(hash));
  const program = hash === '' ? null : shared.data;
  const language = RUN_LANGUAGES.find((known) => known === new URLSearchParams(search).get('language')) ?? 'python';

  function go(next: RunLanguage) {
    void navigate({ pathname: paths.kladd(), search: next === 'python' ? '' : `?language=${next}` }, { replace: true });
  }
  function take(chosen: SharedProgram) {
    setTaken(chosen);
    go(chosen.language);
  }

  return (
    <PageBody>
      <div className={styles.top}>
        <Heading level={1} tabIndex={-1}>
          {t('kladd.title')}
        </Heading>
        <p className="soft">{t('kladd.lead')}</p>
        {hash === '' && (
          <div className={styles.languages}>
            <Segmented
              legend={t('kladd.language')}
              value={language}
              options={RUN_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].name }))}
              onChange={go}
            />
          </div>
        )}
      </div>
      {hash !== '' && shared.status === 'loaded' && program === null && (
        <Notice
          tone="warn"
          live
          title={t('kladd.invalid.title')}
          action={
            <Button size="small" onClick={() => go(language)}>
              {t('kladd.shared.leave')}
            </Button>
          }
        >
          {t('kladd.invalid.text')}
        </Notice>
      )}
      {program && <SharedPad key={hash} program={program} onTake={take} onLeave={() => go(program.language)} />}
      {hash === '' && (
        <OwnPad
          key={language}
          language={language}
          taken={taken?.language === language ? taken : null}
          onTaken={() => setTaken(null)}
        />
      )}
    </PageBody>
  );
}

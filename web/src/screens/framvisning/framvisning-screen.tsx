import 'messages:framvisning';
import { useLocation } from 'react-router';
import { SignedInOnly } from '../../account/signed-in/signed-in-only.tsx';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { fromProjectFragment } from '../../lesson/projects/project-link.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useParams } from '../../use-params.ts';
import { FromClass } from './from-class.tsx';
import { Shown } from './shown.tsx';

/** A finished project that came with a link, or that is shown in a class. Nothing of it runs before someone asks for it. */
export default function FramvisningScreen() {
  const { hash } = useLocation();
  const { id, nr } = useParams();
  if (id !== undefined && nr !== undefined) {
    return (
      <SignedInOnly>
        <PageBody>
          <FromClass key={`${id}/${nr}`} id={id} nr={Number(nr)} />
        </PageBody>
      </SignedInOnly>
    );
  }
  return (
    <PageBody>
      <FromLink key={hash} hash={hash} />
    </PageBody>
  );
}

function FromLink({ hash }: { hash: string }) {
  const t = useT();
  const answer = useAnswer(hash === '' ? null : hash, () => fromProjectFragment(hash));
  const project = hash === '' ? null : answer.data;
  useDocumentTitle(project?.title ?? t('framvisning.title'));
  if (project) return <Shown project={project} />;
  if (hash !== '' && answer.status === 'loading') return null;
  const isInvalid = hash !== '';
  return (
    <EmptyState
      level={1}
      title={t(isInvalid ? 'framvisning.invalid.title' : 'framvisning.empty.title')}
      action={
        <ButtonLink to={paths.doc()} variant="primary">
          {t('framvisning.empty.courses')}
        </ButtonLink>
      }
    >
      <p>{t(isInvalid ? 'framvisning.invalid.text' : 'framvisning.empty.text')}</p>
    </EmptyState>
  );
}

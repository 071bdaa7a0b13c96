import { useLocation } from 'react-router';
import { SignedInOnly } from '../../account/signed-in/signed-in-only.tsx';
import { classPaths } from '../../class-paths.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useParams } from '../../use-params.ts';
import { OwnHandInPage } from './innlevering/own-hand-in-page.tsx';
import { JoinClass } from './join/join-class.tsx';
import { OwnClasses } from './list/own-classes.tsx';
import { TaughtClass } from './tavle/taught-class.tsx';

/** All that has to do with classes, in one chunk: the way in by a code, the list, and one class. */
export default function KlasserScreen() {
  return (
    <SignedInOnly>
      <PageBody>
        <Shown />
      </PageBody>
    </SignedInOnly>
  );
}

function Shown() {
  const { pathname } = useLocation();
  const { id, nr } = useParams();
  if (pathname.replace(/\/+$/, '') === classPaths.join) return <JoinClass />;
  if (id !== undefined && nr !== undefined) return <OwnHandInPage key={`${id}/${nr}`} id={id} nr={Number(nr)} />;
  return id === undefined ? <OwnClasses /> : <TaughtClass key={id} id={id} />;
}

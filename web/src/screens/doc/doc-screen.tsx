import 'messages:doc';
import { useParams } from '../../use-params.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';

/** /doc lists the documents, /doc/{slug} shows one. */
export default function DocScreen() {
  const { slug = '' } = useParams();
  return slug === '' ? <DocumentList /> : <DocumentPage slug={slug} />;
}

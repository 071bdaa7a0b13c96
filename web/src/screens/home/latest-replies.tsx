import type { Svar } from '@kodestien/contract/document/comments';
import type { HeaderItem } from '@kodestien/contract/document/reader';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { relativeTime } from '../../lesson/document/comments/relative-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './latest-replies.module.css';

/** What others have answered where one has written. Nothing is shown without replies, nor while they cannot be had. */
export function LatestReplies({ documents }: { documents: readonly HeaderItem[] }) {
  const t = useT();
  const { data } = useAnswer('', (signal) => call('GET blokk_svar', {}, { signal }), { asksOnReturn: true });
  const known = documents.flatMap((item) => [item, ...item.children, ...item.ch_arr]);
  const replies = (data?.results ?? []).flatMap((reply) => {
    const document = known.find(({ slug }) => slug === reply.doc_slug);
    return document ? [{ reply, document }] : [];
  });
  if (replies.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="home-replies">
      <Heading level={2} size="h3" id="home-replies">
        {t('home.replies')}
      </Heading>
      <ul className={styles.replies}>
        {replies.map(({ reply, document }) => (
          <Reply key={reply.id} reply={reply} document={document} />
        ))}
      </ul>
    </section>
  );
}

function Reply({ reply, document }: { reply: Svar; document: Pick<HeaderItem, 'page' | 'tittel'> }) {
  const t = useT();
  const lang = useHumanLang();
  const { username, img_profil, txt, created_at, blokk_slug } = reply;
  return (
    <li className={styles.reply}>
      <Avatar name={username} image={img_profil} size="mini" lazy />
      <div className="stack shrinks breaks">
        <p>
          <Link to={`${document.page}#${encodeURIComponent(blokk_slug)}`} className={styles.link}>
            {t('home.reply', { username, title: document.tittel[lang] })}
          </Link>{' '}
          <span className="soft small">{relativeTime(created_at, Date.now(), lang)}</span>
        </p>
        <p className={styles.text}>{txt}</p>
      </div>
    </li>
  );
}

import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { MouseEvent } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { blokkRequested } from '../../../store/doc.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isPlainClick, Link } from '../../../ui/link.tsx';
import styles from './task.module.css';

/** A way on, as a small sign: to another document, to a block of it, or out of the product. */
export function LinkBlock({ block }: { block: ReaderBlockOf<'link'> }) {
  const t = useT();
  const txt = block.txt[useHumanLang()];
  const dispatch = useAppDispatch();
  const { href, external, doc_slug, blokk_slug } = block;
  const isHydrated = useIsHydrated();

  if (external) {
    return (
      <a className={styles.sign} href={href} rel="external noopener" data-address={href}>
        <span className={styles.words}>
          <span className={styles.text}>{txt}</span>
          <span className="soft small">{t('doc.link.external', { host: hostOf(href) })}</span>
        </span>
        <Icon glyph={glyphs.external} />
      </a>
    );
  }

  function follow(event: MouseEvent) {
    if (!doc_slug || !blokk_slug || !isPlainClick(event)) return;
    event.preventDefault();
    dispatch(blokkRequested({ doc_slug, blokk: blokk_slug, route: href.split('#')[0] ?? href }));
  }

  return (
    <Link
      className={styles.sign}
      to={href}
      onClick={follow}
      data-address={isHydrated ? new URL(href, window.location.origin).href : undefined}
    >
      <span className={styles.words}>
        <span className={styles.text}>{txt}</span>
      </span>
      <Icon glyph={glyphs.arrow} />
    </Link>
  );
}

function hostOf(href: string): string {
  return new URL(href).host.replace(/^www\./, '');
}

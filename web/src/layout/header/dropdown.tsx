import { useEffect, useLayoutEffect, useRef } from 'react';
import { useUser } from '../../account/user-context.tsx';
import { useT } from '../../i18n/use-t.ts';
import { dropdownMoved, dropdownUnfolded } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { pageScrolled } from '../../store/page_core.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import * as glyphs from '../../ui/icons/frame-glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { AccountActions } from './account-actions.tsx';
import styles from './dropdown.module.css';
import { DropdownMenu } from './dropdown-menu.tsx';
import { useAccount } from './lazy-account.tsx';

/** Partly shown, it ends in a way to the rest; scrolled away from, it is only the way back to it. */
export function Dropdown({ id }: { id: string }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { user } = useUser();
  const { part: account } = useAccount();
  const shown = useAppSelector(({ header }) => header.dropdown_mobile_hele_r);
  const body = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useDropdownScroll();
  const unfold = () => dispatch(dropdownUnfolded({ scrollY: window.scrollY }));

  useLayoutEffect(() => {
    const { current: node } = body;
    if (!node) return;
    // A rest that is no larger than the button that asks for it might as well be shown.
    const rest = node.scrollHeight - node.clientHeight;
    if (shown === 'partly_shown' && rest <= (more.current?.offsetHeight ?? 0))
      dispatch(dropdownUnfolded({ scrollY: window.scrollY }));
    // What had the focus is hidden now; the way back to it takes over.
    if (shown === 'scrolled' && node.contains(document.activeElement)) more.current?.focus();
  }, [shown, dispatch]);

  return (
    <div id={id} className={styles.dropdown} data-shown={shown}>
      <div ref={body} className={styles.body} hidden={shown === 'scrolled'}>
        <DropdownMenu />
        {user ? (
          account && <account.AccountLinks username={user.username} />
        ) : (
          <div className={styles.account}>
            <AccountActions wide />
          </div>
        )}
        <div className="row middle apart">
          <LanguageSwitch />
          <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
        </div>
      </div>
      {shown !== 'open' && (
        <button ref={more} type="button" className={styles.more} onClick={unfold}>
          {shown === 'scrolled' ? t('layout.menu.show_again') : t('layout.menu.show_all')}
          <Icon glyph={glyphs.chevron} size={16} />
        </button>
      )}
    </div>
  );
}

/** While the dropdown is down: follows the page's scrolling, at most once a frame, and changes the dropdown with it. */
function useDropdownScroll(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let frame = 0;
    const note = () => {
      frame = 0;
      dispatch(pageScrolled(window.scrollY));
      dispatch(dropdownMoved({ scrollY: window.scrollY, windowHeight: window.innerHeight }));
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(note);
    };
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [dispatch]);
}

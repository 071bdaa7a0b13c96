import { useCallback, useId, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { dropdownClosed, dropdownToggled } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as glyphs from '../../ui/icons/frame-glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { Dropdown } from './dropdown.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

/** The button of a phone or a tablet, and the menu that it lets down over the page. */
export function BurgerMenu() {
  const t = useT();
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ header }) => header.dropdown_mobile_hele_r !== 'closed');
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const dropdownId = useId();
  const close = useCallback(() => void dispatch(dropdownClosed()), [dispatch]);
  useDismiss(open, close, container, opener);
  useArrowKeys(container, opener);

  return (
    <div ref={container}>
      <IconButton
        ref={opener}
        label={open ? t('layout.menu.close') : t('layout.menu.open')}
        aria-expanded={open}
        aria-controls={open ? dropdownId : undefined}
        onClick={() => dispatch(dropdownToggled({ scrollY: window.scrollY, windowHeight: window.innerHeight }))}
      >
        <Icon glyph={open ? glyphs.close : glyphs.menu} size={24} />
      </IconButton>
      {open && <Dropdown id={dropdownId} />}
    </div>
  );
}

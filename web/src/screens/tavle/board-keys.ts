export type BoardAction = 'next' | 'previous' | 'first' | 'last' | 'answer' | 'leave' | 'release';

/** A clicker in the hand sends the keys that turn a page. */
const KEYS: Readonly<Record<string, BoardAction>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  f: 'answer',
  F: 'answer',
  Escape: 'leave',
};

/** What takes keys itself: someone who types in a program does not turn the page. */
const TYPING =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="tablist"], [role="slider"], dialog';
/** A space presses what has the focus. */
const PRESSED = 'button, a[href], summary';

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key does on the board; null where it belongs to what has the focus. Escape leaves a field first, then the board. */
export function boardAction({ key, target, defaultPrevented, ctrlKey, altKey, metaKey }: Key): BoardAction | null {
  if (defaultPrevented || ctrlKey || altKey || metaKey) return null;
  const action = KEYS[key] ?? null;
  const closest = (selector: string) =>
    target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
  if (closest(TYPING)) return action === 'leave' ? 'release' : null;
  return key === ' ' && closest(PRESSED) ? null : action;
}

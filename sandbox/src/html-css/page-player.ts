/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { StepInPage } from '../judge/inputs.ts';

export type Player = (
  steps: readonly StepInPage[],
  /** Milliseconds before and after each step. */
  pause: number,
  onStep: (index: number) => void,
) => Promise<void>;

/**
 * Plays the events of a check in the learner's own frame, to be watched: nothing that happens here is part of a verdict. Its
 * text is sent into the frame, so it uses nothing from outside.
 */
export function createPlayer(): Player {
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const valueSetters = [HTMLInputElement, HTMLTextAreaElement].map(
    ({ prototype }) => Object.getOwnPropertyDescriptor(prototype, 'value')?.set,
  );
  let place: Element | null = null;

  /** A ring around the element that does not move anything on the page. */
  function mark(element: Element, isPressed: boolean): () => void {
    const box = element.getBoundingClientRect();
    const ring = document.createElement('div');
    ring.setAttribute('aria-hidden', 'true');
    ring.style.cssText = `all:initial;position:fixed;pointer-events:none;z-index:2147483647;box-sizing:border-box;left:${box.left - 4}px;top:${box.top - 4}px;width:${box.width + 8}px;height:${box.height + 8}px;border:3px solid #b3261e;border-radius:8px;background:${isPressed ? 'rgb(179 38 30 / 18%)' : 'transparent'}`;
    document.documentElement.append(ring);
    return () => ring.remove();
  }

  function key(name: string): void {
    const target = document.activeElement ?? document.body;
    const letter = /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : /^\d$/.test(name) ? `Digit${name}` : null;
    const given = { key: name, code: letter ?? (name === ' ' ? 'Space' : name), bubbles: true, cancelable: true };
    const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', given));
    if (goesOn && target === document.activeElement) afterKey(target, name);
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', given));
  }

  function afterKey(target: Element, name: string): void {
    const isArea = target instanceof HTMLTextAreaElement;
    const isField =
      isArea || (target instanceof HTMLInputElement && target.selectionStart !== null) || isNumber(target);
    if (isField && (target instanceof HTMLInputElement || isArea)) {
      if (name.length === 1) edit(target, target.value + name, name);
      else if (name === 'Backspace') edit(target, target.value.slice(0, -1), null);
      else if (name === 'Enter' && isArea) edit(target, `${target.value}\n`, null);
      else if (name === 'Enter') {
        target.dispatchEvent(new Event('change', { bubbles: true }));
        const button = target.form?.querySelector<HTMLElement>(
          'button:not([type="button"]):not([type="reset"]), input[type="submit"]',
        );
        if (button) button.click();
        else target.form?.requestSubmit();
      }
    } else if ((name === 'Enter' || name === ' ') && target instanceof HTMLButtonElement) target.click();
  }

  function isNumber(target: Element): boolean {
    return target instanceof HTMLInputElement && ['number', 'email'].includes(target.type);
  }

  function edit(field: HTMLInputElement | HTMLTextAreaElement, value: string, data: string | null): void {
    valueSetters[field instanceof HTMLTextAreaElement ? 1 : 0]?.call(field, value);
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, data, inputType: data ? 'insertText' : 'deleteContentBackward' }),
    );
  }

  function point(element: Element): void {
    const given = { bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new PointerEvent('pointerdown', given));
    element.dispatchEvent(new MouseEvent('mousedown', given));
    const focusable = element.closest<HTMLElement>('button, input, select, textarea, a[href], [tabindex], summary');
    if (focusable) focus(focusable);
    else blur();
    element.dispatchEvent(new PointerEvent('pointerup', given));
    element.dispatchEvent(new MouseEvent('mouseup', given));
    if (element instanceof HTMLElement) element.click();
  }

  /** A field that was written in by events alone says nothing of a change when it is left. */
  let edited: Element | null = null;
  function blur(): void {
    const before = edited;
    edited = null;
    before?.dispatchEvent(new Event('change', { bubbles: true }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  function focus(element: HTMLElement): void {
    if (document.activeElement === element) return;
    blur();
    element.focus({ preventScroll: true });
  }

  async function type(element: HTMLElement, text: string, pause: number): Promise<void> {
    focus(element);
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find((one) => one.value === text || one.text.trim() === text);
      if (!option) return;
      element.value = option.value;
      for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
      return;
    }
    for (const letter of text) {
      key(letter);
      if (pause > 0) await wait(Math.min(80, pause));
    }
    edited = element;
  }

  function show(element: Element, isSmooth: boolean): Promise<void> {
    place = element;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return Promise.resolve();
    element.scrollIntoView({ block: 'center', behavior: isSmooth ? 'smooth' : 'auto' });
    return wait(isSmooth ? 350 : 0);
  }

  return async (steps, pause, onStep) => {
    for (const [index, step] of steps.entries()) {
      onStep(index);
      if ('wait' in step) {
        await wait(Math.min(step.wait, 5_000) + 20);
        continue;
      }
      const selector =
        'click' in step ? step.click : 'type' in step ? step.type : 'submit' in step ? step.submit : step.on;
      const element = selector === undefined ? (document.activeElement ?? place) : document.querySelector(selector);
      // What is not there cannot be pressed: the verdict says so.
      if (!element) return;
      await show(element, pause > 0);
      let unmark = mark(element, false);
      await wait(pause);
      unmark();
      unmark = mark(element, true);
      try {
        if ('click' in step) point(element);
        else if ('type' in step && element instanceof HTMLElement) await type(element, step.text, pause);
        else if ('submit' in step) element.closest('form')?.requestSubmit();
        else if ('key' in step) {
          if (step.on !== undefined && element instanceof HTMLElement) focus(element);
          key(step.key);
        }
        await wait(pause);
      } finally {
        unmark();
      }
    }
    onStep(steps.length);
  };
}

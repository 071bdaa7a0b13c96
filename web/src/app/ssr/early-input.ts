declare global {
  interface Window {
    /** From before-paint.js. */
    earlyPress?: { button: HTMLButtonElement | null; stop(): void };
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What someone did with a finished page before its script had come: the last button that was pressed, and what was
 * typed or chosen. To be taken just before React takes the page over, and repeated just after: React takes over at once
 * what an event is about.
 */
export function takeEarlyInput(root: HTMLElement): { repeat(): void } {
  const { earlyPress } = window;
  earlyPress?.stop();
  delete window.earlyPress;
  const steps = [...root.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')].flatMap(takeBack);
  const button = earlyPress?.button;
  return {
    repeat() {
      for (const step of steps) step();
      // What is filled in at once, as password managers do, while React has not come to the field would be lost: React
      // would take the new value for the one that it began with.
      for (const field of root.querySelectorAll('form input, form textarea')) takeOver(field);
      // When what was typed has arrived in the form.
      if (button) setTimeout(() => button.click());
    },
  };
}

/** Leaves the field as the server sent it. Gives what fills it in again, as a person would. */
function takeBack(field: TextField | HTMLSelectElement): (() => void)[] {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const sent = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (!sent || sent.value === value) return [];
    sent.selected = true;
    return [() => enter(field, HTMLSelectElement.prototype, value, 'change')];
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return [];
    field.checked = field.defaultChecked;
    return [() => field.click()];
  }
  const { value } = field;
  if (value === field.defaultValue) return [];
  field.value = field.defaultValue;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return [() => enter(field, kind, value, 'input')];
}

/** React notices a value that was set past its own property, by an event about it. */
function enter(field: HTMLElement, kind: object, value: string, event: 'input' | 'change'): void {
  takeOver(field, event);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Makes React take over the field as it was sent. */
function takeOver(field: Element, event: 'input' | 'change' = 'input'): void {
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** As if typed: React listens for the event, and sees the value as new only when it was set past React's own setter. */
const type = (field: Field, value: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Remembers what was typed, or filled in by the browser, before the code was here.
 * @returns what gives it back once the page has come alive
 */
export const keepTyped = (root: HTMLElement): (() => void) => {
  const fields = [...root.querySelectorAll<Field>('input:not([type=radio], [type=checkbox]), textarea')];
  const typed = fields.filter((field) => field.value !== field.defaultValue).map((field) => [field, field.value] as const);
  return () => {
    if (typed.length === 0) return;
    setTimeout(() => {
      for (const [field, value] of typed) if (field.isConnected && field.value !== value) type(field, value);
    });
  };
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** As if typed or chosen: React listens for the event, and sees the value as new only when it was set past React's own setter. */
const type = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const initialValueOf = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

/**
 * Remembers what was typed, chosen, or filled in by the browser, before the code was here.
 * @returns what gives it back; to be called once the page has come alive, because coming alive sets each field as the code knows it
 */
export const keepTyped = (root: HTMLElement): (() => void) => {
  const fields = [...root.querySelectorAll<Field>('input:not([type=radio], [type=checkbox]), textarea, select')];
  const typed = fields.filter((field) => field.value !== initialValueOf(field)).map((field) => [field, field.value] as const);
  return () => {
    for (const [field, value] of typed) if (field.isConnected && field.value !== value) type(field, value);
  };
};

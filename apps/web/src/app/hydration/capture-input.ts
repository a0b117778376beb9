type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const initialValueOf = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

/**
 * As if typed or chosen. React notices a change only when the value differs from the one that it knows, and
 * it learns of a value by its own setter, which wraps the browser's: so the field is emptied with React's
 * setter and filled with the browser's.
 */
const type = (field: Field, value: string): void => {
  field.value = initialValueOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/**
 * Captures what is typed, chosen, filled in by the browser, or sent until hydration is done (a form that was
 * sent has been marked by public/early.js).
 * @returns replays it, to be called after hydration: React resets some fields to the values that it knows,
 * and leaves others with values that it does not know
 */
export const captureInput = (root: HTMLElement): (() => void) => {
  const fields = [...root.querySelectorAll<Field>('input:not([type=radio], [type=checkbox]), textarea, select')];
  const typed = new Map(fields.filter((field) => field.value !== initialValueOf(field)).map((field) => [field, field.value]));
  const listening = new AbortController();
  const follow = ({ target }: Event): void => {
    const field = fields.find((one) => one === target);
    if (field) typed.set(field, field.value);
  };
  // Hydration yields to typing.
  root.addEventListener('input', follow, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    for (const [field, value] of typed) if (field.isConnected) type(field, value);
    const { dataset } = document.documentElement;
    if (dataset.waiting === undefined) return;
    root.querySelector<HTMLFormElement>(`form[action="${dataset.waiting}"]`)?.requestSubmit();
    delete dataset.waiting;
  };
};

/**
 * Puts a text where the cursor of a field is, or in place of what is selected there. What else was typed
 * stays, and the cursor is behind the text.
 * @param change stores the new value, as typing does
 */
export const insertAtCursor = (
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  change: (value: string) => void,
): void => {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  change(`${value.slice(0, start)}${text}${value.slice(field.selectionEnd ?? start)}`);
  field.focus();
  field.setSelectionRange(start + text.length, start + text.length);
};

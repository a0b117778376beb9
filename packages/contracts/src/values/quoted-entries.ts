/**
 * Parses entries as a person types them between separators, each a character: trimmed, empty ones dropped; an
 * entry in quotes stays whole with the separators in it, and a doubled quote inside quotes is a quote.
 * @returns also whether the last quote was closed
 */
export const splitEntries = (text: string, separators: string): { entries: string[]; isClosed: boolean } => {
  const entries: string[] = [];
  let entry = '';
  // Kept, because looking at the entry again for each quote in it would take minutes for a long text.
  let isBlank = true;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quoted && character === '"' && text.charAt(index + 1) === '"') {
      entry += '"';
      isBlank = false;
      index += 1;
    } else if (character === '"' && (quoted || isBlank)) {
      quoted = !quoted;
    } else if (separators.includes(character) && !quoted) {
      entries.push(entry);
      entry = '';
      isBlank = true;
    } else {
      entry += character;
      isBlank &&= character.trim() === '';
    }
  }
  return {
    entries: [...entries, entry].map((one) => one.trim()).filter((one) => one !== ''),
    isClosed: !quoted,
  };
};

/** An entry as `splitEntries` reads it back: one with a separator or a quote in it is quoted. */
export const quotedEntry = (entry: string, separators: string): string =>
  Array.from(`"${separators}`).some((character) => entry.includes(character)) ? `"${entry.replaceAll('"', '""')}"` : entry;

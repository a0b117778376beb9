/** The commas of keyboards: Latin, Arabic, the Chinese one for lists, and full width. */
const COMMAS = ',،、，';
const NEEDS_QUOTES = new RegExp(`["${COMMAS}]`);

/**
 * Parses the itinerary as an admin types it: days separated by commas of any script, trimmed, empty ones
 * dropped; a quoted "day, with a comma" stays whole, and a doubled quote inside quotes is a quote
 * (docs/specification.md sections 5 and 10).
 */
export const itineraryOf = (text: string): string[] => {
  const days: string[] = [];
  let day = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quoted && character === '"' && text.charAt(index + 1) === '"') {
      day += '"';
      index += 1;
    } else if (character === '"' && (quoted || day.trim() === '')) {
      quoted = !quoted;
    } else if (COMMAS.includes(character) && !quoted) {
      days.push(day);
      day = '';
    } else {
      day += character;
    }
  }
  return [...days, day].map((entry) => entry.trim()).filter((entry) => entry !== '');
};

/** The text that `itineraryOf` reads back as the same days: a day with a comma or a quote in it is quoted. */
export const itineraryTextOf = (days: readonly string[]): string =>
  days.map((day) => (NEEDS_QUOTES.test(day) ? `"${day.replaceAll('"', '""')}"` : day)).join(', ');

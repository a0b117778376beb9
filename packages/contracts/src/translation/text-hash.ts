/**
 * Tells whether a text is still the one that a translation was made of. Of 32 bits: one change of four
 * thousand million is taken for none.
 */
export const hashOfText = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

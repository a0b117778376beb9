/**
 * A text as it is compared with what people type: the same for composed and decomposed letters, for capitals
 * and small letters in every alphabet, for İ, I, ı and i, for σ and ς, for ẞ, ß and ss. Folding twice changes
 * nothing.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

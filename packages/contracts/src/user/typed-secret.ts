/** Full-width and half-width forms of letters, digits and signs, as East Asian keyboards type them. */
const WIDE_OR_NARROW = /[\u3000\uFF01-\uFFEE]/gu;

/**
 * The one form in which a typed secret is counted, judged and compared, so that it is the same from every
 * keyboard: composed letters and plain blanks (OpaqueString, RFC 8265), and in place of full-width and
 * half-width forms the usual ones.
 */
export const normalSecretOf = (typed: string): string =>
  typed
    .replace(WIDE_OR_NARROW, (form) => form.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');

/** Opens WhatsApp with somebody, the words filled in; undefined where their number is not known as E.164. */
export const whatsAppUrl = (e164: string | undefined, words: string): string | undefined =>
  e164 && `https://wa.me/${e164.replaceAll(/\D/g, '')}?text=${encodeURIComponent(words.toWellFormed())}`;

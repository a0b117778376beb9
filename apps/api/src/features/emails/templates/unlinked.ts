import type { EmailContent } from '../email-content.ts';

/** Zero width non-joiner: not seen, and a mail client makes no link of what it is in. */
const BREAK = '\u200C';

/**
 * A stranger's text, so that no mail client makes a link to a site, an address or a telephone of it. It looks
 * the same.
 */
export const unlinked = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}])[.@:](?=[^\s])|:?\/\//gu, (mark) => mark + BREAK)
    .replaceAll(/\d[\d().\u200C -]{5,}\d/g, (number) =>
      // Every third digit: what is left is shorter than any telephone number.
      number.replaceAll(/\d{3}/g, (digits) => digits + BREAK),
    );

const namesIn = ({ username, name }: { readonly username: string; readonly name?: string }) => ({
  username: unlinked(username),
  ...(name === undefined ? {} : { name: unlinked(name) }),
});

/**
 * What other people than the agency wrote may be sent to an address that is not theirs: whoever registers
 * with it chooses the name it is greeted by, and whoever writes to the agency with it is quoted.
 */
export const withoutStrangersLinks = (content: EmailContent): EmailContent => {
  if (content.kind === 'contact-reply') return { ...content, name: unlinked(content.name), message: unlinked(content.message) };
  if (content.kind === 'email-changed') return { ...content, ...namesIn(content), email: unlinked(content.email) };
  return 'username' in content ? { ...content, ...namesIn(content) } : content;
};

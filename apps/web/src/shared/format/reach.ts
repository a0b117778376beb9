/** What a press dials, of a number as it was written down. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** What a press writes to, in the mail program of the desk: the product sends no letter to one customer. */
export const mailtoOf = (email: string): string => `mailto:${email}`;

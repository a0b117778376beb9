const GMAIL = /@(gmail|googlemail)\.com$/;

/**
 * The mailbox that an address belongs to, as a key: `Name+1@example.com` and `name@example.com` are one.
 * Gmail's have no dots either.
 */
export const mailboxKeyOf = (address: string): string => {
  const plain = address.toLowerCase().replace(/\+[^@]*@/, '@');
  return GMAIL.test(plain) ? `${plain.replace(GMAIL, '').replaceAll('.', '')}@gmail.com` : plain;
};

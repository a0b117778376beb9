/** What staff alone read on screens that they share with travellers: in English, as all of theirs. */
export const staffWords = {
  answerForThem: 'Answer for them',
  /** Of a cancelled departure whose traveller chooses another day, with days and moment as they are shown. */
  departureCancelled: ({ day, until, other }: Record<'day' | 'until' | 'other', string>): string =>
    `The departure on ${day} is cancelled. Its traveller chooses by ${until}: travel on ${other}, or get the money back.`,
  terms: 'Terms',
  reasonMissing: 'Say why something is taken off.',
  goesBack: 'Goes back to the customer',
  owed: 'Owed by the customer',
  invoiceIssued: 'The invoice is issued, under Documents. Whoever may issue invoices corrects its buyer there.',
} as const;

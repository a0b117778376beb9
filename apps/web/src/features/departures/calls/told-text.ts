/**
 * What a notice says once something was sent to some bookings of which a part can only be called: '2 written
 * to, 1 to call'. Nothing where all were written to.
 */
export const toldText = (bookings: number, toCall: readonly unknown[]): { text?: string } =>
  toCall.length === 0 ? {} : { text: `${bookings - toCall.length} written to, ${toCall.length} to call` };

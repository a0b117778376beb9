/** The Booking ID that people see: the last 8 characters, uppercased (docs/specification.md section 9). */
export const bookingNumberOf = (bookingId: string): string => bookingId.slice(-8).toUpperCase();

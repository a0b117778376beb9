/**
 * The range of an index that holds everything beginning with a text; unlike a pattern it needs no escaping.
 */
export const prefixRange = (prefix: string): { $gte: string; $lt: string } => ({ $gte: prefix, $lt: `${prefix}\uffff` });

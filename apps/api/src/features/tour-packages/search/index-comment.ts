/** Named to the database, so that its log and profiler tell what keeps the index from what answers a call. */
export const INDEX_COMMENT = 'tour package index';

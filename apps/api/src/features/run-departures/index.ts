export { countToCall } from './call-list/count-to-call.ts';
export { cancellationSchema } from './cancel/cancellation.model.ts';
export { workOffCancellations } from './cancel/work-off-cancellations.ts';
export { departureEmails } from './departure-emails.ts';
export { eraseDepartureTexts } from './erase-departure-texts.ts';
export { listUndecided } from './list/list-undecided.ts';
export { departureMessageRecordSchema } from './message/message.model.ts';
export { runDepartureHandlers } from './run-departures.routes.ts';

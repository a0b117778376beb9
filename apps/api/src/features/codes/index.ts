export { addCode } from './change-codes.ts';
export { type CodeRecord, codeRecordSchema } from './code.model.ts';
export { conditionsOf, discountOf } from './code.presenter.ts';
export { codeHandlers } from './code.routes.ts';
export { findCode, findCodeAtPace, usesOf } from './find-code.ts';
export { dropCode, holdCode, reassignCode, releaseCode } from './use-code.ts';

export { addCode } from './change-codes.ts';
export { findCode, findCodeAtPace, usesOf } from './find-code.ts';
export { type CodeRecord, promotionCodeRecordSchema } from './promotion-code.model.ts';
export { conditionsOf, discountOf } from './promotion-code.presenter.ts';
export { promotionCodeHandlers } from './promotion-code.routes.ts';
export { dropCode, holdCode, releaseCode } from './use-code.ts';

import type { WireObject } from './wire-object.ts';

export const listObject = (url: string, data: WireObject[], hasMore: boolean): WireObject => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

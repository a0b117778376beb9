import type { WireObject } from './wire-object.ts';

export const listObject = (url: string, data: WireObject[], hasMore: boolean): WireObject => {
  return { object: 'list', url, has_more: hasMore, data };
};

import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts what the server has read for this page into the cache, so that the first render does not fetch it
 * again.
 */
export const readPageData = (queryClient: QueryClient): void => {
  const source = document.getElementById('page-data')?.textContent;
  if (!source) return;
  const entries: [readonly unknown[], unknown][] = JSON.parse(source);
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
};

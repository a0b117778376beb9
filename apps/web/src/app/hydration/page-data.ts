import type { QueryClient } from '@tanstack/react-query';

/** What the server has read for this page, into the cache: the first rendering finds it there and asks nothing twice. */
export const readPageData = (queryClient: QueryClient): void => {
  const source = document.getElementById('page-data')?.textContent;
  if (!source) return;
  const entries: [readonly unknown[], unknown][] = JSON.parse(source);
  for (const [key, data] of entries) queryClient.setQueryData(key, data);
};

/** Whether the copy at this address answers for its database and shows its site. */
export const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/ready`).catch(() => null))?.status === 200 && (await fetch(url).catch(() => null))?.status === 200;

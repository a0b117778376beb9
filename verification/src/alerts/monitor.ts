import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long an alert may take, in milliseconds: the longest of the rules waits for an hour, which is a minute
 * here.
 */
const MAX_MS = 180_000;

type RulesAnswer = { data: { groups: { rules: { name: string; state: string; health: string }[] }[] } };
type QueryAnswer = { status: string; data?: { result: unknown[] } };

/** What a Prometheus says of its rules, watched from now on, and of queries. */
export const monitorAt = (address: string) => {
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    const answer = await fetch(`${address}/api/v1/rules?type=alert`).catch(() => null);
    if (!answer?.ok) return;
    const { data } = (await answer.json()) as RulesAnswer;
    for (const { name, state, health } of data.groups.flatMap(({ rules }) => rules)) {
      if (health === 'err') throw new Error(`Prometheus cannot work out ${name}.`);
      if (state === 'firing') seen.add(name);
    }
  };
  // All the time: some alerts last for seconds only.
  const watching = (async () => {
    for (;;) {
      await look();
      await pause(500);
    }
  })();
  const results = async (query: string): Promise<number> => {
    const answer = await fetch(`${address}/api/v1/query?query=${encodeURIComponent(query)}`).catch(() => null);
    if (!answer) return 0;
    const { status, data } = (await answer.json()) as QueryAnswer;
    if (status !== 'success') throw new Error(`Prometheus does not understand ${query}`);
    return data?.result.length ?? 0;
  };
  return {
    seen: (): string[] => [...seen],
    /** Until each of these alerts has fired, doing something over and over meanwhile. */
    untilFired: async (names: readonly string[], meanwhile: () => Promise<unknown> = () => pause(250)): Promise<void> => {
      const begun = Date.now();
      while (!names.every((name) => seen.has(name))) {
        const missing = names.filter((name) => !seen.has(name));
        if (Date.now() - begun > MAX_MS) throw new Error(`Not fired: ${missing.join(', ')}`);
        await Promise.race([meanwhile(), watching]);
      }
    },
    /** Until a query finds something. */
    untilFound: async (query: string): Promise<void> => {
      const begun = Date.now();
      while ((await results(query)) === 0) {
        if (Date.now() - begun > MAX_MS) throw new Error(`Nothing found: ${query}`);
        await pause(250);
      }
    },
  };
};

/** The number of latest callers considered: the fastest identification shows the latency, because it met no other work. */
const CALLERS = 16;
/** Milliseconds after which a measurement is forgotten. */
const REMEMBERED_FOR = 5000;

/** The latency of the database: the part of a query during which nothing is computed. */
export type DatabaseLatency = { readonly note: (milliseconds: number) => void; readonly milliseconds: () => number };

/** Measured with the query made once for each caller (`identifyCaller`): one document by its key. */
export const createDatabaseLatency = (now = (): number => performance.now()): DatabaseLatency => {
  let noted: readonly { readonly at: number; readonly took: number }[] = [];
  return {
    note: (took) => {
      noted = [...noted.slice(1 - CALLERS), { at: now(), took }];
    },
    milliseconds: () => {
      const recent = noted.filter(({ at }) => at > now() - REMEMBERED_FOR);
      return recent.length === 0 ? 0 : Math.min(...recent.map(({ took }) => took));
    },
  };
};

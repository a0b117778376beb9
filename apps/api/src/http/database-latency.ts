/** Of so many callers the one who was identified the soonest tells how far away the database is: that one met no other's work on the way. */
const CALLERS = 16;
/** Milliseconds. Of whoever came before nothing is known any more. */
const REMEMBERED_FOR = 5000;

/** How long a question to the database is under way, which nobody computes for. */
export type DatabaseLatency = { readonly note: (milliseconds: number) => void; readonly milliseconds: () => number };

/** Learns it from what is asked once for each caller (`identifyCaller`): one document by its key. */
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

/** How often in a row an answer may get lost. */
const MAX_WRITES = 5;

/**
 * What an idempotent write tells by a projection. Where an answer gets lost, because the database restarts,
 * the driver sends the write again, and the database answers one that it has done already with the whole
 * document, without the projection. Then it is written once more.
 * @param write returns undefined where the answer holds nothing of what was to be told
 */
export const untilTold = async <Told>(write: () => Promise<Told | undefined>): Promise<Told> => {
  for (let turn = 0; turn < MAX_WRITES; turn += 1) {
    const told = await write();
    if (told !== undefined) return told;
  }
  throw new Error(`The database has not told in ${MAX_WRITES} writes what it did.`);
};

import { messageOf } from '../../errors/message-of.ts';

/** The European Central Bank's rates of its last working day, published at about 16:00 in Frankfurt. */
export const DAILY_RATES_ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const MAX_WAIT_MS = 10_000;
/** The file has 2 kB. */
const MAX_BYTES = 64 * 1024;

/** Where the file is, and how long an answer is waited for. */
export type RatesPlace = { readonly address: string; readonly maxWaitMs: number };
export const ecbPlace: RatesPlace = { address: DAILY_RATES_ADDRESS, maxWaitMs: MAX_WAIT_MS };

/** @throws Error as soon as there is more than may be read */
const readBounded = async (answer: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) throw new Error(`the answer has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * The daily file, as text. Nobody but its own host is asked: an answer that leads elsewhere is a failure.
 * @throws Error with a sentence that says whom was asked and what was wrong
 */
export const askForRates = async ({ address, maxWaitMs }: RatesPlace): Promise<string> => {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(maxWaitMs) });
    if (answer.status === 200) return await readBounded(answer);
    await answer.body?.cancel();
    throw new Error(`the answer has the status ${answer.status}`);
  } catch (thrown) {
    const { cause } = thrown as Error;
    const reason = messageOf(cause instanceof Error ? cause : thrown);
    throw new Error(`The rates could not be read from ${new URL(address).host}: ${reason}.`, { cause: thrown });
  }
};

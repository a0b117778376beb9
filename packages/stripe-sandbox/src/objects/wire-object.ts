/** A JSON object as it leaves the sandbox. */
export type WireObject = { [field: string]: unknown };

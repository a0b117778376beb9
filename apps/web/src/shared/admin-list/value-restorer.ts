/** How an entity puts a former value of a field back: by the same call, with the same checks, as its form. */
export type ValueRestorer = {
  /** Reads it as it is now. @throws ApiFailure where it is gone */
  read: (id: string) => Promise<Present>;
};
type Present = {
  readonly valueOf: (field: string) => unknown;
  /** @returns whether it was saved: somebody may go back when asked whether they accept what it does */
  readonly restore: (field: string, value: unknown) => Promise<boolean>;
};

/** What a form says of values that no longer fit together. */
export class NoLongerFits extends Error {}

/** The output of a form's own schema. @throws NoLongerFits with its first sentence */
export const outputOf = <Output>(
  result: { success: true; data: Output } | { success: false; error: { issues: { message: string }[] } },
): Output => {
  if (result.success) return result.data;
  throw new NoLongerFits(result.error.issues[0]?.message ?? 'It no longer fits.');
};

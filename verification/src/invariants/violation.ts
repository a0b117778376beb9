/** A violated invariant, by its number in docs/reliability.md or by the check that found it. */
export type Violation = { readonly invariant: string; readonly sentence: string };

export const violation = (invariant: string, sentence: string): Violation => ({ invariant, sentence });

export const onlyViolations = (findings: readonly (Violation | false | undefined)[]): Violation[] =>
  findings.filter((finding) => finding !== false && finding !== undefined);

import type { NamedSource, SourceKind } from '@wayfarer/contracts';

/**
 * How a booking came to the agency: through the campaign or the partner that is named, at the desk, or by
 * itself on the site. Pure.
 */
export const sourceOf = ({
  source,
  byStaff,
}: {
  source?: NamedSource | undefined;
  byStaff?: unknown;
}): { kind: SourceKind; name: string } => source ?? { kind: byStaff ? 'desk' : 'site', name: '' };

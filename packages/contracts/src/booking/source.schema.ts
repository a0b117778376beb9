import { t } from '@wayfarer/words';
import { z } from 'zod';
import { lineSchema } from '../values/text.ts';

/** How a booking came to the agency: by itself on the site, at the desk, or through somebody's link. */
export const sourceKinds = ['site', 'desk', 'campaign', 'partner'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const MAX_SOURCE_NAME = 80;

/** A campaign or a partner, by the name in its link or as the desk wrote it. */
const WRONG_SOURCE = { error: () => t('A source is a campaign or a partner, with its name.') };
export const namedSourceSchema = z.strictObject(
  { kind: z.enum(['campaign', 'partner'], WRONG_SOURCE), name: lineSchema(() => t('Enter a name.'), MAX_SOURCE_NAME) },
  WRONG_SOURCE,
);
export type NamedSource = z.infer<typeof namedSourceSchema>;

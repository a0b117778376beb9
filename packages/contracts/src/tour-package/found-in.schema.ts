import { z } from 'zod';

/** Where the words of a search are looked for, the best first. */
export const foundInFields = ['title', 'place', 'description', 'itinerary', 'about-place'] as const;

/** Why words find a package: of the word that stands in the last field, the first place where it stands. */
export const foundInSchema = z
  .object({
    field: z.enum(foundInFields).meta({ description: 'place: its name and country; about-place: its description' }),
    day: z.int().min(1).nullable().meta({ description: 'The day of the itinerary; null in other fields' }),
    before: z.string().meta({ description: 'Text before the hit, with … where more is left out' }),
    hit: z.string(),
    after: z.string(),
  })
  .meta({ id: 'FoundIn' });
export type FoundIn = z.infer<typeof foundInSchema>;

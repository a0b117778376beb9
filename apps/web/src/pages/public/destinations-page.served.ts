import { readDestinations } from '../../server/read-destinations.ts';
import type { ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read) => ({ data: [await readDestinations(read)] });

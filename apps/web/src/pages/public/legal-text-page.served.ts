import { agencyTextsQuery } from '../../features/legal/agency-texts-query.ts';
import { readOne, type ServePage } from '../../server/served-page.ts';

export const served: ServePage = async (read) => ({
  data: [[agencyTextsQuery.queryKey, await readOne(read, 'showAgencyTexts', {})]],
});

import type { ChangeTermsOfTravellers } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';

/** Until when travellers change their bookings themselves, and for which fee, at this moment. */
export const readChangeTerms = async (_needs: Pick<Dependencies, 'database'>): Promise<ChangeTermsOfTravellers> => ({
  untilDays: 7,
  fee: 0,
});

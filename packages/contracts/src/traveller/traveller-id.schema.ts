import { t } from '@wayfarer/words';
import { z } from 'zod';

const WRONG_TRAVELLER = { error: () => t('This traveller is not on the booking. Please reload the page.') };

/** Tells a traveller from the others of a booking, wherever in its list they stand. */
export const travellerIdSchema = z.string(WRONG_TRAVELLER).regex(/^[0-9a-f]{1,8}$/, WRONG_TRAVELLER);

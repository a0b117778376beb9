import type { APIRequestContext } from '@playwright/test';
import type { TourPackage } from '@wayfarer/contracts';
import { addDestination, addTour, newPlaceName } from './catalogue.ts';
import type { Session } from './sessions.ts';

/** ₹50,000 a person on any day; 30 percent confirm it, and the rest is due three days before. */
export const addDepositTour = async (request: APIRequestContext, admin: Session): Promise<TourPackage> => {
  const place = newPlaceName();
  const destination = await addDestination(request, admin, place, 'India');
  return addTour(request, admin, destination, `${place} by deposit`, {
    price: '50000',
    deposit: JSON.stringify({ percent: 30, balanceDays: 3, isRefundable: true }),
  });
};

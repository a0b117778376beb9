import type { TourPackage } from '@wayfarer/contracts';
import { type ReactNode, useState } from 'react';
import type { EditableEntity } from '../../../shared/admin-list/entity.ts';
import { saveTourPackage } from './save-tour-package.ts';
import { StrandedBookings } from './stranded-bookings.tsx';
import { tourPackageEntity } from './tour-package-entity.ts';

type SavedPackage = {
  entity: EditableEntity<TourPackage, FormData>;
  /** Which bookings the last edit left on days without a departure; null where none. */
  left: ReactNode;
};

/** Packages as their form saves them, and what the last edit did to bookings. */
export const useSavedPackage = (): SavedPackage => {
  const [saved, setSaved] = useState<Awaited<ReturnType<typeof saveTourPackage>>>(null);
  const edit = async (id: string, body: FormData): Promise<TourPackage | null> => {
    const answer = await saveTourPackage(id, body);
    setSaved(answer);
    return answer?.updatedPackage ?? null;
  };
  const { updatedPackage, strandedBookings } = saved ?? {};
  return {
    entity: { ...tourPackageEntity, edit },
    left: updatedPackage && strandedBookings ? <StrandedBookings tourPackage={updatedPackage} days={strandedBookings} /> : null,
  };
};

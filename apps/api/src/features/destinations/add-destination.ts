import type { DestinationForm } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { withPictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { type PresentedDestination, presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';
import { translatedFields } from './translated-destination.ts';

/**
 * Adds a destination with its one picture (docs/specification.md section 5: all required).
 * @throws VALIDATION without a valid picture; nothing is kept then
 */
export const addDestination = async (
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
  { version: _new, translations, ...form }: DestinationForm,
  files: readonly string[],
): Promise<{ newDestination: PresentedDestination }> => {
  if (files.length === 0) throw wrongField('image', 'Choose a picture.');
  const translated = translatedFields({ ...form, translations });
  return withPictures(pictures, { files, field: 'image' }, async ([imageUrl = '']) => {
    const newDestination = presentDestination(await destinationRepository(database).insert({ ...form, ...translated, imageUrl }));
    recordChange({ thing: 'destination', id: newDestination._id, from: null, to: newDestination });
    return { newDestination };
  });
};

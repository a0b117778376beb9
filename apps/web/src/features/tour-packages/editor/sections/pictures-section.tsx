import { MAX_PACKAGE_PICTURES } from '@wayfarer/contracts';
import { Controller } from 'react-hook-form';
import { PictureField } from '../../../../shared/pictures/picture-field.tsx';
import { tourPackageForm } from '../../form/tour-package-form.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** The pictures of a trip, in their order. */
export const PicturesSection = ({ form: { control, formState } }: { form: PackageEditorForm }) => (
  <Controller
    control={control}
    name="images"
    render={({ field }) => (
      <PictureField
        label={tourPackageForm.labels.images}
        optional
        hint="JPEG, PNG, WebP or AVIF, at most 8 MB each. The first one is the cover picture."
        name="images"
        most={MAX_PACKAGE_PICTURES}
        ref={field.ref}
        pictures={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={formState.errors.images?.message}
      />
    )}
  />
);

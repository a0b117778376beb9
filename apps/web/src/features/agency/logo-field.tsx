import { type FormPicture, forgetPicture } from '../../shared/pictures/form-picture.ts';
import { PictureField } from '../../shared/pictures/picture-field.tsx';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LABELS } from './setting-labels.ts';

type LogoFieldProps = {
  value: readonly FormPicture[];
  onChange: (pictures: FormPicture[]) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: React.Ref<HTMLInputElement>;
};

/** The logo beside the name, and a button that restores the product's own. */
export const LogoField = ({ value, onChange, onBlur, error, ref }: LogoFieldProps) => (
  <div className="max-w-80 space-y-2">
    <PictureField
      label={LABELS.logo}
      hint="Shown at 32 × 32 before the name: a square image with a transparent background looks best. JPEG, PNG, WebP or AVIF, at most 8 MB."
      name="logo"
      most={1}
      optional
      ref={ref}
      pictures={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
    {value.length === 0 ? null : (
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          value.forEach(forgetPicture);
          onChange([]);
        }}
      >
        Remove logo
      </Button>
    )}
  </div>
);

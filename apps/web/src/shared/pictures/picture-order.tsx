import { type FormPicture, forgetPicture } from './form-picture.ts';
import { PictureThumb } from './picture-thumb.tsx';

type PictureOrderProps = {
  pictures: readonly FormPicture[];
  onChange: (pictures: FormPicture[]) => void;
};

const swapped = (pictures: readonly FormPicture[], index: number, other: number): FormPicture[] => {
  const next = [...pictures];
  const [a, b] = [pictures[index], pictures[other]];
  if (a !== undefined && b !== undefined) [next[index], next[other]] = [b, a];
  return next;
};

/**
 * The previews of a form's pictures in their final order. Existing ones stay before new ones, as on the
 * server.
 */
export const PictureOrder = ({ pictures, onChange }: PictureOrderProps) => {
  const moveOf = (index: number, other: number) =>
    pictures[other] !== undefined && pictures[other].kind === pictures[index]?.kind
      ? () => onChange(swapped(pictures, index, other))
      : undefined;
  return (
    <ul className="mb-2 grid grid-cols-2 gap-2">
      {pictures.map((picture, index) => (
        <PictureThumb
          key={picture.url}
          picture={picture}
          place={index + 1}
          onEarlier={moveOf(index, index - 1)}
          onLater={moveOf(index, index + 1)}
          onRemove={() => {
            forgetPicture(picture);
            onChange(pictures.filter((other) => other !== picture));
          }}
        />
      ))}
    </ul>
  );
};

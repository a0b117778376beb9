import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Picture } from '../ui/display/picture.tsx';
import type { FormPicture } from './form-picture.ts';

type PictureThumbProps = {
  picture: FormPicture;
  /** From 1, for the names of the buttons. */
  place: number;
  /** Missing if it cannot be moved further. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
};

const buttonStyle =
  'relative grid size-7 place-items-center rounded-tag bg-raised text-ink transition-colors after:absolute after:-inset-1 hover:bg-hover disabled:opacity-40';

/** A small preview with its position, and buttons to move and remove it. */
export const PictureThumb = ({ picture, place, onEarlier, onLater, onRemove }: PictureThumbProps) => (
  <li className="relative overflow-clip rounded-control border border-hairline">
    <Picture src={picture.url} alt={`Picture ${place}`} width={3} height={2} sizes="160px" className="aspect-3/2 w-full" />
    <span className="absolute top-1.5 start-1.5 rounded-tag bg-raised px-2 py-0.5 font-semibold text-ink text-small">
      {picture.kind === 'picked' ? `${place} · new` : place}
    </span>
    <div className="flex items-center justify-between gap-1 bg-sunken p-1.5">
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={`Move picture ${place} earlier`}
          disabled={!onEarlier}
          onClick={onEarlier}
          className={buttonStyle}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label={`Move picture ${place} later`}
          disabled={!onLater}
          onClick={onLater}
          className={buttonStyle}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </button>
      </div>
      <button type="button" aria-label={`Remove picture ${place}`} onClick={onRemove} className={buttonStyle}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  </li>
);

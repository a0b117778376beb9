import { ImageUp } from 'lucide-react';
import { type Ref, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/display/picture.tsx';
import { Field, type FieldWords } from '../ui/fields/field.tsx';
import { type FormPicture, inSendingOrder, pickedPicture } from './form-picture.ts';
import { PictureOrder } from './picture-order.tsx';
import { PICTURE_TYPES, pictureProblemOf } from './picture-problem.ts';
import { usePicturePaste } from './use-picture-paste.ts';

export type PictureFieldProps = {
  pictures: readonly FormPicture[];
  onChange: (pictures: FormPicture[]) => void;
  /** With 1 a new picture replaces the previous one. */
  most: number;
  name: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
} & FieldWords;

/** Checks each file; invalid ones are reported and left out, valid ones are added. */
const usePicking = ({ pictures, onChange, most }: Pick<PictureFieldProps, 'pictures' | 'onChange' | 'most'>) => {
  const [problem, setProblem] = useState<string>();
  const pick = async (files: readonly File[]) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await pictureProblemOf(file) })));
    const good = checked.filter((entry) => entry.problem === null).map((entry) => pickedPicture(entry.file));
    const next = most === 1 ? good.slice(-1) : inSendingOrder([...pictures, ...good]);
    const problems = checked.flatMap((entry) => (entry.problem === null ? [] : [entry.problem]));
    if (next.length > most) problems.push(`At most ${most} pictures are allowed. The others were left out.`);
    setProblem(problems.length === 0 ? undefined : problems.join(' '));
    if (good.length > 0) onChange(next.slice(0, most));
  };
  return { problem, pick };
};

/**
 * Pictures by drop, paste or pick, with previews. Files that are too large or not pictures are reported by
 * name.
 */
export const PictureField = (props: PictureFieldProps) => {
  const { label, hint, error, optional, className, pictures, onChange, most, name, onBlur, ref } = props;
  const [over, setOver] = useState(false);
  const { problem, pick } = usePicking(props);
  usePicturePaste((files) => void pick(files));
  const single = most === 1 ? pictures[0] : undefined;
  return (
    <Field label={label} hint={hint} error={problem ?? error} optional={optional ?? false} className={className}>
      {(control) => (
        <>
          {most > 1 && pictures.length > 0 ? <PictureOrder pictures={pictures} onChange={onChange} /> : null}
          <div
            className={classNames(
              'relative overflow-clip rounded-control border border-dashed transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-[input:focus-visible]:outline-offset-2',
              over
                ? 'border-accent bg-accent-soft'
                : control['aria-invalid']
                  ? 'border-red bg-surface'
                  : 'border-edge bg-surface hover:bg-hover',
            )}
          >
            {single === undefined ? null : (
              <Picture src={single.url} alt="Chosen picture" width={3} height={2} sizes="320px" className="aspect-3/2 w-full" />
            )}
            <div className="flex items-center justify-center gap-2.5 px-4 py-3.5 text-center text-ink-soft text-small">
              <ImageUp aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
              <span>
                <span className="font-semibold text-accent">
                  {single ? 'Choose another' : most === 1 ? 'Choose a picture' : 'Choose pictures'}
                </span>
                , drop or paste {most === 1 ? 'it' : 'them'} here
              </span>
            </div>
            <input
              {...control}
              ref={ref}
              type="file"
              name={name}
              accept={PICTURE_TYPES}
              multiple={most > 1}
              required={optional !== true && pictures.length === 0}
              onBlur={onBlur}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(false);
                void pick([...event.dataTransfer.files]);
              }}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                // Emptied, so that the same file can be chosen again after its removal.
                event.target.value = '';
                void pick(files);
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
        </>
      )}
    </Field>
  );
};

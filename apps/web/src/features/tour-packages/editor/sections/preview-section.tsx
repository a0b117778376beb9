import type { TourPackage } from '@wayfarer/contracts';
import { addressIn, languages } from '@wayfarer/words';
import { paths } from '../../../../shared/paths.ts';
import { offeredLanguages } from '../../../../shared/translations/offered-languages.ts';
import { LinkButton } from '../../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';

type PreviewSectionProps = {
  edited: TourPackage | null;
  /** The parts with unsaved changes, in words; '' for none. */
  unsaved: string;
};

/** Leads to the page that travellers see, or will see once a draft is on offer. */
export const PreviewSection = ({ edited, unsaved }: PreviewSectionProps) => {
  if (edited === null)
    return (
      <p className="text-ink-soft">
        Save the trip first. Kept as a draft, only staff see it, and its page can be looked at before it is on offer.
      </p>
    );
  return (
    <>
      <p className="text-ink-soft">
        {edited.isDraft
          ? 'Its page as travellers will see it once it is on offer. Only staff can open it, and it cannot be booked there.'
          : 'The trip is on offer: its page on the site is what travellers see now.'}
      </p>
      {unsaved === '' ? null : (
        <Notice tone="amber">The page is as it was last saved, without what you changed in {unsaved}.</Notice>
      )}
      <LinkButton
        variant="secondary"
        target="_blank"
        to={edited.isDraft ? paths.adminPackagePreview(edited._id) : paths.packageDetail(edited._id)}
      >
        {edited.isDraft ? 'Preview the draft as it was last saved' : 'View on site'}
      </LinkButton>
      {edited.isDraft || offeredLanguages().length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-5">
          {offeredLanguages().map((code) => (
            <li key={code}>
              <a
                href={addressIn(code, paths.packageDetail(edited._id))}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center font-medium text-accent-strong text-small underline-offset-4 hover:underline"
              >
                View in {languages[code].english}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

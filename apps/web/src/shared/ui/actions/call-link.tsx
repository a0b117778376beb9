/** Somebody's phone number, as it was given and as every telephone can dial it, where that is known. */
type Reached = { readonly phone?: string | undefined; readonly e164?: string | undefined };

/** A press calls. */
export const CallLink = ({ person: { phone, e164 } }: { person: Reached }) =>
  phone === undefined ? (
    <span className="text-ink">No phone number</span>
  ) : (
    <a
      href={`tel:${e164 ?? phone.replaceAll(/[^\d+]/g, '')}`}
      className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 wrap-anywhere"
    >
      {`Call ${phone}`}
    </a>
  );

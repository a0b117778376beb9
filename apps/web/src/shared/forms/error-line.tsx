/** A sentence about a group of controls. */
export const ErrorLine = ({ id, children }: { id?: string; children: string | undefined }) =>
  children === undefined ? null : (
    <p id={id} role="alert" className="mt-1.5 font-medium text-red text-small">
      {children}
    </p>
  );

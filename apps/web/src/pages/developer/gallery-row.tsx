import type { ReactNode } from 'react';

/** One component under its name. */
export const GalleryRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-hairline border-t py-8">
    <h3 className="mb-4 font-semibold text-ink-faint text-small">{name}</h3>
    {children}
  </div>
);

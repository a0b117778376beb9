type RowLine = { id: string; name: string; text: string };

/** Rows by name, each with what is said of it. */
export const RowLines = ({ label, lines }: { label: string; lines: readonly RowLine[] }) => (
  <ul aria-label={label} className="figures rounded-control border border-hairline">
    {lines.map(({ id, name, text }) => (
      <li
        key={id}
        className="flex flex-wrap justify-between gap-x-4 border-hairline border-t px-3 py-2 text-small first:border-t-0"
      >
        <span className="font-medium text-ink">{name}</span>
        <span className="wrap-anywhere min-w-0 text-ink-soft">{text}</span>
      </li>
    ))}
  </ul>
);

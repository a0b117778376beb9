// lucide icons that several screens use are bundled with the public pages too: icons only for admins are
// drawn here.

export const MoreIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
    <circle cx="12" cy="5" r="1.75" />
    <circle cx="12" cy="12" r="1.75" />
    <circle cx="12" cy="19" r="1.75" />
  </svg>
);

/** Heights of the lines: four for compact rows. */
const heights = { 3: [6, 12, 18], 4: [4.5, 9.5, 14.5, 19.5] };
export const RowsIcon = ({ count }: { count: 3 | 4 }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-2 stroke-current">
    {heights[count].map((height) => (
      <path key={height} d={`M4 ${height}h16`} />
    ))}
  </svg>
);

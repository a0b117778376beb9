// lucide icons that several screens use are bundled with the public pages too: icons only for admins are
// drawn here.

export const MoreIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
    <circle cx="12" cy="5" r="1.75" />
    <circle cx="12" cy="12" r="1.75" />
    <circle cx="12" cy="19" r="1.75" />
  </svg>
);

const strokes = 'size-5 fill-none stroke-2 stroke-current';

export const ColumnsIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={strokes}>
    <path d="M4 5h16v14H4zM10 5v14M15 5v14" />
  </svg>
);

export const CheckIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={strokes}>
    <path d="m5 12 5 5 9-10" />
  </svg>
);

export const ViewsIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={strokes}>
    <path d="M7 4h10v16l-5-4-5 4z" />
  </svg>
);

/** Heights of the lines: four for compact rows. */
const heights = { 3: [6, 12, 18], 4: [4.5, 9.5, 14.5, 19.5] };
export const RowsIcon = ({ count }: { count: 3 | 4 }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={strokes}>
    {heights[count].map((height) => (
      <path key={height} d={`M4 ${height}h16`} />
    ))}
  </svg>
);

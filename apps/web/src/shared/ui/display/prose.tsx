/** Text as an admin typed it: an empty line begins a paragraph, a line break stays one. */
export const Prose = ({ text }: { text: string }) => (
  <div className="max-w-prose space-y-4 wrap-anywhere text-ink">
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are identified by their position
        <p key={index} dir="auto" className={index === 0 ? 'whitespace-pre-line text-lead' : 'whitespace-pre-line'}>
          {paragraph.trim()}
        </p>
      ))}
  </div>
);

/**
 * Text as an admin typed it: an empty line begins a paragraph, a line break stays one. With its language,
 * where that is not the page's.
 */
export const Prose = ({ text, ...language }: { text: string; lang?: string; dir?: 'auto' }) => (
  <div {...language} className="max-w-prose space-y-4 wrap-anywhere text-ink">
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

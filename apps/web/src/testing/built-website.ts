import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const INDEX = `<!doctype html><html lang="en"><head><!-- head --><title>Built</title><!-- /head -->
<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
<script src="/early.js"></script><script type="module" crossorigin src="/assets/main-abc123.js"></script><link rel="stylesheet" crossorigin href="/assets/main-abc123.css">
<script id="site-settings" type="application/json">{}</script></head><body><div id="root"></div></body></html>`;

export const EARLY_SCRIPT = "document.documentElement.dataset.early = '$&';";
export const STYLE = 'body{color:teal}.text-ink{color:tan}';

/** Some of the texts of another language. */
const TEXTS = Object.fromEntries(
  [
    ['Language', '[Läñgüägé]'],
    ['About Us', '[Äbööt Üš]'],
    ['Small groups, honest prices and guides who grew up there.', '[Šmäll gröüpš]'],
    ['My Bookings', '[Mý Bööküñgš]'],
    ['This page needs JavaScript', '[Ñéédš JäväŠçrüpt]'],
    ['Destinations', '[Déštüñätüöñš]'],
  ].map(([english, text]) => [english, [text]]),
);

/**
 * The files of a built website that the server's part reads, as small as possible, in a folder of their own.
 */
export const makeBuiltWebsite = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-built-'));
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await write('index.html', INDEX);
  await write('early.js', EARLY_SCRIPT);
  await write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#00657a"/><path fill="#ffb84d"/></svg>');
  await write('assets/main-abc123.css', STYLE);
  await write('server/languages.json', JSON.stringify({ xx: '/assets/words-xx-abc123.json' }));
  await write('server/fonts.json', '{}');
  await write('assets/words-xx-abc123.json', JSON.stringify({ language: 'xx', texts: TEXTS }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

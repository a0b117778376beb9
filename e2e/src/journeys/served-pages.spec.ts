import { audienceOf, isPublic, listings, notFoundScreen, screens } from '@wayfarer/contracts/screens';
import { everyScreen, hasParameter } from '../screens.ts';
import { expect, test } from '../test.ts';

/** The content of the answer before any code runs. */
const headOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1],
  isIndexed: !html.includes('<meta name="robots" content="noindex"'),
});

test('every public screen of the table is fully rendered, with its title, description and address, and is in the sitemap', async ({
  request,
  sessions,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const [origin = ''] = /<loc>(.*?)\/<\/loc>/.exec(sitemap)?.slice(1) ?? [];
  for (const { name, path, heading } of await everyScreen(request, sessions)) {
    if (!isPublic(name)) continue;
    const { description, inSitemap } = listings[name];
    await test.step(name, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<div id="root" data-rendered-for="${path}">`);
      // A voucher's page is only for those who scan it.
      const isIndexed = name !== 'verifyVoucher';
      // A page about one thing has that thing's name as its title.
      const isAboutOneThing = hasParameter(name) && isIndexed;
      expect(headOf(html)).toEqual({
        title: isAboutOneThing ? expect.stringMatching(heading) : [screens[name].title, 'Wayfarer'].filter(Boolean).join(' · '),
        description: isAboutOneThing ? expect.stringMatching(/\w{3}/) : description(),
        canonical: isIndexed ? origin + path : undefined,
        isIndexed,
      });
      // It names its scripts, the entry first; none of them is requested before the first paint.
      expect(html).not.toContain('<script type="module"');
      const [script = ''] = /<meta name="page-scripts" content="(.*?)"/.exec(html)?.[1]?.split(' ') ?? [];
      expect((await request.get(script)).status()).toBe(200);
      if (inSitemap) expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    });
  }
});

test('every other screen of the table is answered as it loads, and nobody indexes or lists it', async ({ request, sessions }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { name, path } of await everyScreen(request, sessions)) {
    if (audienceOf(screens[name]) === 'everyone') continue;
    await test.step(name, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html, name).toMatch(/<div id="root" data-awaits-code[^>]*>.*<h1/s);
      expect(headOf(html)).toEqual({ title: `${screens[name].title} · Wayfarer`, isIndexed: false });
      expect(sitemap).not.toContain(`${path}</loc>`);
    });
  }
});

test('an address that is none of the table’s is answered with status 404, and nobody indexes it', async ({ request }) => {
  for (const path of [
    '/no-such-place',
    '/package-view/0123456789abcdef01234567',
    `/destination-view/${'0'.repeat(24)}`,
    '/bookings/1',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(headOf(await answer.text())).toMatchObject({ title: `${notFoundScreen.title} · Wayfarer`, isIndexed: false });
  }
});

test('a connection is kept for longer than proxies and clients keep theirs', async ({ request }) => {
  expect((await request.get('/api/health')).headers()['keep-alive']).toBe('timeout=65');
});

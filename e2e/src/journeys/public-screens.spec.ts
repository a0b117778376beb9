import { expect, test } from '../test.ts';

const SCREENS: [string, RegExp][] = [
  ['/', /Explore the World with/],
  ['/package-view', /./],
  ['/destination-view', /Our Destinations/],
  ['/about-us', /./],
  ['/contact', /./],
  ['/register', /Create an Account/],
  ['/login', /Welcome Back/],
];

for (const [path, heading] of SCREENS) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} px is accessible, does not scroll sideways and loads nothing from elsewhere`, async ({
      page,
      expectAccessible,
      baseURL,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
      });
      await page.setViewportSize({ width, height: 800 });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await page.waitForLoadState('networkidle');
      await expectAccessible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(foreign).toEqual([]);
    });
  }
}

test('filters live in the address: shared, reloaded and walked back', async ({ page }) => {
  await page.goto('/package-view');
  await page.getByRole('searchbox').or(page.getByLabel(/title/i)).first().fill('ladakh');
  await expect(page).toHaveURL(/title=ladakh/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const titles = await page.getByRole('article').allTextContents();
  expect(titles.every((title) => /ladakh/i.test(title))).toBe(true);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(titles.length);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}/);
  await page.goBack();
  await expect(page).toHaveURL(/title=ladakh/);
  await expect(page.getByRole('article')).toHaveCount(titles.length);
});

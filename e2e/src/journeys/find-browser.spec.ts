import { chromium, expect, test } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';

const withoutChromiumPath = { ...process.env, CHROMIUM_PATH: '' };

test('the journeys bring their own browser where none is installed', async ({ launchOptions }) => {
  const { executablePath, env, sentence } = await findBrowser(withoutChromiumPath, []);
  expect(sentence).toContain('because none is installed');
  const browser = await chromium.launch({ ...launchOptions, executablePath, env: { ...process.env, ...env } });
  const page = await browser.newPage();
  await page.setContent('<h1>Harvest Week</h1>');
  await expect(page.getByRole('heading')).toHaveText('Harvest Week');
  await browser.close();
});

test('an installed browser is preferred to one that must be fetched, and CHROMIUM_PATH to both', async () => {
  const installed = process.execPath;
  expect((await findBrowser(withoutChromiumPath, ['/nowhere/chromium', installed])).executablePath).toBe(installed);
  const named = await findBrowser({ CHROMIUM_PATH: import.meta.filename }, [installed]);
  expect(named.executablePath).toBe(import.meta.filename);
  await expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' }, [installed])).rejects.toThrow('CHROMIUM_PATH names');
});

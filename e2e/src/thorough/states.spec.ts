import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { audiences, type Screen, screensOf } from '../screens.ts';
import type { Sessions } from '../sessions.ts';
import { expect, type Page, test } from '../test.ts';
import { nothing } from './answers.ts';
import { ApiInterceptor } from './api-interceptor.ts';
import { goInside } from './go-inside.ts';
import { writtenStates } from './written-states.ts';

type Opened = {
  page: Page;
} & Screen;

/** All rules in light on a wide screen, colours in dark on a phone. */
const lookAt = async ({ page, name }: Opened, state: string, pictureAt: (file: string) => string): Promise<void> =>
  test.step(`${name}, ${state}`, async () => {
    const keep = async (look: string) =>
      process.env.PICTURES ? page.screenshot({ path: pictureAt(`${name}-${state}-${look}.png`) }) : undefined;
    await expectAccessible(page);
    await keep('wide');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSidewaysScroll(page, 360);
    await expectAccessible(page, 'colours');
    await keep('phone');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

const filled = async ({ page, heading }: Opened): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Screens for an emailed link are opened without one.
  const problems = page.getByRole('main').getByRole('alert').filter({ hasNotText: 'This link is not complete.' });
  await expect(problems).toHaveCount(0);
};

/** What a screen shows; except minutes that count down, which continue without a network. */
const shownOn = async ({ page }: Opened): Promise<string> =>
  ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\d+ minutes?/g, 'minutes');

const tryAgain = ({ page }: Opened) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

for (const [name, role] of audiences) {
  test.describe(() => {
    test.use({ loggedInAs: role });
    test.beforeEach(({ allowInConsole }) => {
      // Some fifteen screens, each checked twice in each state.
      test.setTimeout(1_500_000);
      allowInConsole(/^Failed to load resource: (?:net::ERR_|the server responded with a status of 404)/);
    });

    /** A page for each screen, none of which is opened yet. */
    const pagesFor = async (context: BrowserContext, request: APIRequestContext, sessions: Sessions): Promise<Opened[]> => {
      const screens = await screensOf(role, request, sessions);
      return Promise.all(screens.map(async (screen) => ({ ...screen, page: await context.newPage() })));
    };
    const withData = (opened: readonly Opened[]): Opened[] => opened.filter((screen) => screen.name in writtenStates);
    const openAll = (opened: readonly Opened[]) =>
      Promise.all(opened.map(({ page, path }) => (role === 'admin' ? open(page, path) : goInside(page, path))));

    test(`every screen of ${name} is accessible in light and dark while it loads, and empty`, async ({
      context,
      request,
      sessions,
    }, info) => {
      const pictureAt = (file: string) => info.outputPath(file);
      const opened = withData(await pagesFor(context, request, sessions));
      const interceptor = await ApiInterceptor.of(context);
      interceptor.hold();
      await openAll(opened);
      for (const screen of opened) {
        const text = writtenStates[screen.name]?.loading ?? '';
        await expect(screen.page.locator('[aria-busy=true]').getByText(text).first()).toBeAttached();
        await lookAt(screen, 'loading', pictureAt);
      }
      await interceptor.answer(nothing);
      for (const screen of opened) {
        const text = writtenStates[screen.name]?.empty ?? null;
        if (text === null) continue;
        await expect(screen.page.getByRole('main').getByText(text).first()).toBeVisible();
        await lookAt(screen, 'empty', pictureAt);
      }
    });

    test(`every screen of ${name} that failed is accessible in light and dark, and loads by one press`, async ({
      context,
      request,
      sessions,
    }, info) => {
      const opened = withData(await pagesFor(context, request, sessions));
      const interceptor = await ApiInterceptor.of(context);
      await interceptor.abort();
      await openAll(opened);
      for (const screen of opened) {
        // The success page polls for some 20 s before it gives up.
        await expect(tryAgain(screen)).toBeVisible({ timeout: 40_000 });
        await lookAt(screen, 'failed', (file) => info.outputPath(file));
      }
      await interceptor.passThrough();
      for (const screen of opened) {
        await tryAgain(screen).click();
        await filled(screen);
      }
    });

    test(`every screen of ${name} is accessible in light and dark offline, and keeps what it shows`, async ({
      context,
      request,
      sessions,
    }, info) => {
      const opened = await pagesFor(context, request, sessions);
      for (const screen of opened) {
        await open(screen.page, screen.path);
        await filled(screen);
      }
      const shown = await Promise.all(opened.map(shownOn));
      await context.setOffline(true);
      for (const [index, screen] of opened.entries()) {
        await expect(screen.page.getByText('You are offline.')).toBeVisible();
        await lookAt(screen, 'offline', (file) => info.outputPath(file));
        // After the phone's width it takes a moment until the elements of wide screens are back.
        const without = `${screen.name} without a network`;
        await expect
          .configure({ soft: true })
          .poll(() => shownOn(screen), without)
          .toBe(shown[index]);
      }
      await context.setOffline(false);
      for (const { page } of opened) await expect(page.getByText('You are offline.')).toBeHidden();
    });
  });
}

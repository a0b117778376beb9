import { expectAccessible } from '../accessible.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { type Screen, screensOf } from '../screens.ts';
import type { Role } from '../sessions.ts';
import { expect, type Page, test } from '../test.ts';
import { nothing } from './answers.ts';
import { ApiInterceptor } from './api-interceptor.ts';
import { goInside } from './go-inside.ts';
import { writtenStates } from './written-states.ts';

type Opened = {
  page: Page;
} & Screen;

/** Everything in light on a wide screen, the colours in dark on a phone. */
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
  // Those that an emailed link leads to are opened without one.
  const problems = page.getByRole('main').getByRole('alert').filter({ hasNotText: 'This link is not complete.' });
  await expect(problems).toHaveCount(0);
};

/** What a screen shows; minutes that run down do so without a network, too. */
const shownOn = async ({ page }: Opened): Promise<string> =>
  ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\d+ minutes?/g, 'minutes');

const audiences: [string, Role | null][] = [
  ['visitors', null],
  ['travellers', 'traveller'],
  ['admins', 'admin'],
];
for (const [name, role] of audiences) {
  test.describe(() => {
    test.use({ loggedInAs: role });

    test(`every screen of ${name} is accessible in light and dark while it loads, empty, failed and offline, and offline keeps what it shows`, async ({
      context,
      request,
      sessions,
      allowInConsole,
    }, info) => {
      // Some fifty states, each looked at twice.
      test.setTimeout(1_500_000);
      allowInConsole(/^Failed to load resource: (?:net::ERR_|the server responded with a status of 404)/);
      const pictureAt = (file: string) => info.outputPath(file);
      const interceptor = await ApiInterceptor.of(context);
      const screens = await screensOf(role, request, sessions);
      const opened: Opened[] = [];
      for (const screen of screens) opened.push({ ...screen, page: await context.newPage() });
      const withData = opened.filter((screen) => screen.name in writtenStates);
      const openAll = () =>
        Promise.all(withData.map(({ page, path }) => (role === 'admin' ? open(page, path) : goInside(page, path))));

      interceptor.hold();
      await openAll();
      for (const screen of withData) {
        const text = writtenStates[screen.name]?.loading ?? '';
        await expect(screen.page.locator('[aria-busy=true]').getByText(text).first()).toBeAttached();
        await lookAt(screen, 'loading', pictureAt);
      }

      await interceptor.answer(nothing);
      for (const screen of withData) {
        const text = writtenStates[screen.name]?.empty ?? null;
        if (text === null) continue;
        await expect(screen.page.getByRole('main').getByText(text).first()).toBeVisible();
        await lookAt(screen, 'empty', pictureAt);
      }

      await interceptor.abort();
      await openAll();
      for (const screen of withData) {
        const again = screen.page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
        // The success page asks for some 20 s before it gives up.
        await expect(again).toBeVisible({ timeout: 40_000 });
        await lookAt(screen, 'failed', pictureAt);
      }

      await interceptor.passThrough();
      for (const screen of opened) {
        if (!(screen.name in writtenStates)) await open(screen.page, screen.path);
        else await screen.page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
        await filled(screen);
      }
      const shown = await Promise.all(opened.map(shownOn));
      await context.setOffline(true);
      for (const [index, screen] of opened.entries()) {
        await expect(screen.page.getByText('You are offline.')).toBeVisible();
        await lookAt(screen, 'offline', pictureAt);
        // After the phone's width it takes a moment until what only wide screens have stands there again.
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

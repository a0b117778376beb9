import { randomBytes } from 'node:crypto';
import { fillInLogin } from '../accounts.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { emailTo, linkIn } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, findTour } from '../trips.ts';

test.use({ loggedInAs: 'admin' });

test('an admin invites a guide, who accepts by email, comes in at the departures, sees manifests and nothing else, and more once the role is another one', async ({
  page,
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  const username = `guide-${randomBytes(4).toString('hex')}`;
  const [email, password] = [`${username}@example.com`, 'heron under wide water'];
  await open(page, '/staff');
  const form = page.getByRole('form', { name: 'Invite staff' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('Guide');
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${email} is sent a link`)).toBeVisible();
  await expectAccessible();

  const link = linkIn(await emailTo(email, 'admin invites you to work at Wayfarer'), '/accept-invitation');
  const guide = await (await openBrowser(null)).newPage();
  await open(guide, link);
  await expect(guide.getByText(/to join .+ as a guide/)).toBeVisible();
  await expectAccessible(guide);
  await expectNoSidewaysScroll(guide, 360);
  await guide.setViewportSize({ width: 1280, height: 900 });
  await guide.getByLabel('Username').fill(username);
  await guide.getByLabel('Password', { exact: true }).fill(password);
  await guide.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(guide).toHaveURL(/\/login$/);
  await fillInLogin(guide, username, password);
  await expect(guide).toHaveURL(/\/departures$/);
  await expect(guide.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText(['Departures', 'Account']);
  const tour = await findTour(request);
  const guideId = await guide.evaluate(() => localStorage.getItem('userId'));
  await open(page, `/departures/${tour._id}/${dayFromNow(36)}`);
  const naming = page.getByRole('form', { name: 'Name a guide' });
  await naming.getByLabel('Who').selectOption(guideId);
  await naming.getByRole('button', { name: 'Name guide' }).click();
  await expect(page.getByRole('button', { name: `Take ${username} off` })).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(guide, `/departures/${tour._id}/${dayFromNow(36)}`);
  await expect(guide.getByRole('heading', { level: 1 })).toContainText(tour.title);
  for (const path of ['/users-view', '/staff']) {
    await open(guide, path);
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Not part of your role');
  }
  const headers = { Authorization: `Bearer ${await guide.evaluate(() => localStorage.getItem('token'))}` };
  for (const path of ['/api/auth/users', '/api/customer', '/api/staff', '/api/booking', '/api/payment', '/api/invitation'])
    expect((await request.get(path, { headers })).status(), path).toBe(403);
  expect((await request.get('/api/departure', { headers })).status()).toBe(200);

  // Taken off, they lose it with the next call.
  const of = `/api/departure/${tour._id}/${dayFromNow(36)}`;
  expect((await request.get(of, { headers })).status()).toBe(200);
  await page.getByRole('button', { name: `Take ${username} off` }).click();
  await expect(page.getByText('Nobody is named on this departure yet.')).toBeVisible();
  expect((await request.get(of, { headers })).status()).toBe(403);

  // A new role takes effect at once, and open screens follow with their next answer.
  const userId = await guide.evaluate(() => localStorage.getItem('userId'));
  const asAdmin = bearer(await sessions.of('admin'));
  const change = await request.put(`/api/auth/${userId}/role`, { headers: asAdmin, data: { role: 'desk' } });
  expect(change.status()).toBe(200);
  await guide.getByRole('main').getByRole('link', { name: 'Departures' }).click();
  await expect(guide.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Bookings',
    'Payments',
    'Customers',
    'Departures',
    'Messages',
    'Emails',
    'Account',
  ]);

  await open(page, '/staff');
  await expect(page.getByRole('combobox', { name: `Role of ${username}` })).toHaveValue('desk');
});

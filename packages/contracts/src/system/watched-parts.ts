/**
 * What the product itself looks at, and tells its admins by email when it fails and when it is well again.
 */
export const watchedParts = ['site', 'backup', 'disk', 'money', 'mail', 'webhook', 'jobs'] as const;
export type WatchedPart = (typeof watchedParts)[number];

/** As people read them. */
export const watchedPartNames: Readonly<Record<WatchedPart, string>> = {
  site: 'Site and certificate',
  backup: 'Backups',
  disk: 'Disks',
  money: 'Check of the money',
  mail: 'Sending of emails',
  webhook: 'Webhook of the payment provider',
  jobs: 'Work in the background',
};

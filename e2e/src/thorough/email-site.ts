/** The site that emails are written for where they are looked at. */
export const emailSite = {
  BRAND_NAME: 'Wayfarer',
  PUBLIC_URL: 'https://wayfarer.example',
  SITE_TIME_ZONE: 'Asia/Kolkata',
  EMAIL_FROM: 'trips@wayfarer.example',
  EMAIL_REPLY_TO: 'desk@wayfarer.example',
  TOKEN_SECRET: 'a secret for tests that is long enough',
};

/** A phone, and the reading pane of a mail program on a desk. */
export const emailWidths = [360, 700];

/** What the demo's agency says of who runs its trips. */
export const demoOperator = {
  people: 'Eleven people in Bengaluru, and a guide of the place on each trip',
  since: '2000',
  languages: 'English, Hindi, Kannada',
  licence: 'A demo: this agency does not exist, and has none',
  cover: 'A demo: nothing is sold, and no money moves',
  answers: 'Within a day, on weekdays within four hours',
};

/** Its texts: short, and plainly those of a demo. */
export const demoTexts = {
  terms: `This is a demo. Nothing that is booked here takes place.

Your booking is made once it is paid. Until then your seats are held for 35 minutes.

You can cancel on the page of your trip. What you get back is said there before you do, and was said when you booked.

If we cancel, everything goes back.`,
  privacy: `We keep your name, your address for emails and your bookings. What you tell us of who travels is erased 30 days after the trip, except the names.

You can read and delete all of it on the page of your account.`,
  imprint: `Wayfarer, a demo of software for selling tours
12 Lavelle Road
Bengaluru 560001, India`,
};

/** A fixed testimonial; none is fetched (docs/specification.md section 2). */
export type Testimonial = {
  author: string;
  trip: string;
  words: string;
};

/** The four of Home. */
export const clientTestimonials: readonly Testimonial[] = [
  {
    author: 'Meera Krishnan',
    trip: 'Ladakh, in June',
    words: 'Our guide knew every shopkeeper between Leh and Nubra. We came for the lakes and stayed for the tea.',
  },
  {
    author: 'Jonas Lindqvist',
    trip: 'Lofoten, in March',
    words: 'Booked on a Sunday night, and everything that was promised was there, northern lights included.',
  },
  {
    author: 'Amara Okafor',
    trip: 'Kyoto, in November',
    words: 'Seven temples before most people were awake. I would never have found the last one on my own.',
  },
  {
    author: 'Daniel Ferreira',
    trip: 'Ubud, in May',
    words: 'A group of nine, no rush, no shopping stops. The cooking day with Wayan’s mother was the best of it.',
  },
];

/** The three of About Us. */
export const travellerTestimonials: readonly Testimonial[] = [
  {
    author: 'Sofia Marchetti',
    trip: 'Travels with her father',
    words: 'They asked how far he likes to walk before they asked for a card. That told me everything.',
  },
  {
    author: 'Rahul Bhatt',
    trip: 'Four trips so far',
    words: 'When a landslide closed the road they had a new plan before lunch, and it turned out to be the better one.',
  },
  {
    author: 'Grace Mbeki',
    trip: 'First time alone',
    words: 'I left nervous and came home with eight friends. The small groups make all the difference.',
  },
];

import { startOffers } from '../another-day.ts';
import { addTourPackage } from '../catalogue.ts';
import type { ErrorCases } from './every-case.ts';
import type { World } from './world.ts';

const NO_TOKEN = 'x'.repeat(43);

const answer = ({ api }: Pick<World, 'api'>, token: string) =>
  api.request.post('/api/another-day').send({ token, answer: 'move' });

export const errorCases: ErrorCases = {
  openAnotherDay: { LINK_INVALID: ({ api }) => api.request.post('/api/another-day/open').send({ token: NO_TOKEN }) },
  answerAnotherDay: {
    LINK_INVALID: (world) => answer(world, NO_TOKEN),
    CONFLICT: async (world) => {
      const { api, admin, bookConfirmed, stored } = world;
      const offers = startOffers(api, world);
      const [from, to] = [offers.inDays(20), offers.inDays(21)];
      const of = await addTourPackage(api, admin, { destination: world.tourPackage.destination._id });
      const booking = await bookConfirmed({ of, travelDate: from });
      await offers.offer(of, { from, to }, [booking]);
      const token = await offers.tokenOf(booking);
      // The bank decides on its payment.
      const disputed = { $set: { 'attempts.0.disputedAt': api.clock.now() } };
      await api.dependencies.database.collection('bookings').updateOne({ _id: (await stored(booking))._id }, disputed);
      return answer(world, token);
    },
  },
};

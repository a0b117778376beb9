import type { JoinPreview } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { UserRecord } from '../../users/index.ts';

/** Two accounts, of which one was joined into the other. */
export type Joined = {
  /** The one that was closed. */
  readonly from: ObjectId;
  readonly to: UserRecord;
  /**
   * The addresses of both, where the owner of the closed one had confirmed it. What is known by an address
   * alone moves only then: anybody could have registered with it.
   */
  readonly address: { readonly from: string; readonly to: string } | null;
};

/** Lets what one collection has of the closed account be of the other one. Safe to run again. */
export type Move = (joined: Joined) => Promise<void>;

/** Of each collection how what it has of an account moves, or why nothing has to. */
export type EveryMove = Readonly<Record<string, Move | string>>;

/** How much would go along. */
export type CountMoves = (joined: Joined) => Promise<JoinPreview['moves']>;

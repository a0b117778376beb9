import type { Model } from 'mongoose';

/** Documents that are erased per batch. */
const PAGE = 500;

/**
 * Erases the documents whose field is before an instant, in batches; may be interrupted between two. @returns
 * how many
 */
export const eraseBefore = async <Stored>(
  model: Model<Stored>,
  field: keyof Stored & string,
  instant: Date,
  goesOn: () => boolean,
): Promise<number> => {
  let erased = 0;
  while (goesOn()) {
    const due = await model
      .find({ [field]: { $lt: instant } }, { _id: 1 })
      .limit(PAGE)
      .lean<{ _id: unknown }[]>();
    await model.deleteMany({ _id: { $in: due.map(({ _id }) => _id) } });
    erased += due.length;
    if (due.length < PAGE) break;
  }
  return erased;
};

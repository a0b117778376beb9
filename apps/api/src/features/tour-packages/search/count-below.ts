/** How many of a rising list are below a number, or equal to it where `andEqual`. */
export const countBelow = (list: Int32Array | Float64Array, wanted: number, andEqual: boolean): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = list[middle] as number;
    if (value < wanted || (andEqual && value === wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A manifest, or a tick, that an earlier version has kept on this device has places; they are the ids. */
export const idAt = ({ id }: { id?: string | undefined }, place: number): string => id ?? String(place);

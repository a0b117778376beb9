// The packages that hold Node name their system as text, and pnpm reads lists only: without this, every
// machine fetches Node for all systems.
const asList = (value) => (typeof value === 'string' ? [value] : value);

export const hooks = {
  readPackage: (manifest) =>
    manifest.name?.startsWith('node-') && manifest.bin?.node !== undefined
      ? { ...manifest, os: asList(manifest.os), cpu: asList(manifest.cpu) }
      : manifest,
};

/** '0.1.0 (3f2a9c1d5e7b)', with the commit where it is known. */
export const versionWords = ({ version, commit }: { version: string; commit: string | null }): string =>
  commit === null ? version : `${version} (${commit})`;

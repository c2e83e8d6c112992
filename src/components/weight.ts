/** A size in bytes as people read it: `0.1 MB`, `1.2 MB`; never less than 0.1 MB. */
export const weight = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/** Formats a number of bytes in megabytes, such as `1.2 MB`. The minimum is `0.1 MB`. */
export const formatBytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

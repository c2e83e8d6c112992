/** The first line of every configuration file that the build writes. */
export const GENERATED =
  '# Generated from tools/hosting/ by the build. The next build overwrites any change.';

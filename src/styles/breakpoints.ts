import breakpoints from './breakpoints.module.scss';

/**
 * The media condition “from this breakpoint upwards”, for `media` and `sizes` attributes. Stylesheets have a mixin of
 * the same name.
 * @throws when there is no such breakpoint
 */
export const from = (name: string): string => {
  const width = breakpoints[name];
  if (width === undefined) throw new Error(`There is no breakpoint "${name}".`);
  return `(min-width: ${width})`;
};

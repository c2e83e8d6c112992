/**
 * The addresses of the site's own pages, and of files that pages link to. Code links to them by these names, so that a
 * misspelt one is a type error.
 */
export const PATHS = {
  home: '/',
  about: '/about',
  programme: '/6R-Programme',
  gallery: '/gallery',
  services: '/services',
  activities: '/activities',
  contact: '/contact',
  thanks: '/contact/thanks',
  privacy: '/privacy',
  packages: '/packages',
  yoga: '/yoga',
  vCard: '/contact.vcf',
} as const;

/** The address of a page with a name of its own; services and stages have a page for each entry. */
export type Path = (typeof PATHS)[keyof typeof PATHS];

/** A link: its text, and the address that it leads to. */
export interface Link {
  label: string;
  href: string;
}

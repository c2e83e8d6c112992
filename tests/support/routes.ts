/** Every page of the site, as written in the specification, not read from the content. */
export interface Route {
  path: string;
  heading: string;
}

export const SERVICES = [
  ['nad-drips', 'NAD+ Drips'],
  ['procaine-drips', 'Procaine Drips'],
  ['immunity-drips', 'Immunity Drips'],
  ['coq10-drips', 'CoQ10 Drips'],
  ['ppc-drips', 'PPC Drips'],
  ['high-dose-vitamin-c-drips', 'High Dose Vitamin C Drips'],
  ['endolaser-light-therapy', 'Endolaser Light Therapy'],
  ['cryotherapy', 'Cryotherapy'],
  ['sauna', 'Sauna'],
  ['nomad-plan', 'NoMad Plan'],
  ['breathwork', 'Breathwork'],
  ['acupuncture', '5 Element Acupuncture'],
  ['grounding', 'Grounding'],
  ['day-of-silence', 'Day of Silence'],
  ['ayurvedic-massage', 'Ayurvedic Massage'],
  ['mindful-yoga', 'Mindful Yoga'],
  ['sound-healing', 'Sound Healing Session'],
] as const;

export const STAGES = ['Restore', 'Release', 'Renew', 'Repair', 'Reframe', 'Represent'] as const;

export const DAY_PARTS = ['Morning', 'Mid-Morning', 'Midday', 'Afternoon', 'Evening'] as const;

export const SLIDES = [
  'Morning: Restore & Release',
  'Mid-Morning to Afternoon: Repair & Renew',
  'Late Afternoon: Reframe',
  'Evening: Represent',
] as const;

export const NAVIGATION = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['6R Programme', '/6R-Programme'],
  ['Gallery', '/gallery'],
  ['Services', '/services'],
  ['Contact Us', '/contact'],
] as const;

export const stagePath = (stage: (typeof STAGES)[number]) => `/${stage.toLowerCase()}`;

/** The pages of the route table; all answer 200. */
export const ROUTES: readonly Route[] = [
  { path: '/', heading: 'The world’s most extensive detox and human restoration centre' },
  { path: '/about', heading: 'Sixfold' },
  { path: '/6R-Programme', heading: 'The 6R Programme' },
  ...STAGES.map((stage) => ({ path: stagePath(stage), heading: stage })),
  { path: '/gallery', heading: 'Gallery' },
  { path: '/services', heading: 'Services' },
  ...SERVICES.map(([slug, label]) => ({ path: `/services/${slug}`, heading: label })),
  { path: '/contact', heading: 'Contact Us' },
  { path: '/activities', heading: 'Retreat Activities' },
  { path: '/packages', heading: 'Packages' },
  { path: '/yoga', heading: 'Yoga' },
];

/**
 * One page of each kind, of services and of stages the one with the longest name. Others of these differ in words only:
 * `site-wide` measures every page of the site with its own words.
 */
export const KINDS: readonly Route[] = ROUTES.filter(
  ({ path }) =>
    !(path.startsWith('/services/') || STAGES.some((stage) => stagePath(stage) === path)) ||
    path === '/services/high-dose-vitamin-c-drips' ||
    path === '/represent',
);

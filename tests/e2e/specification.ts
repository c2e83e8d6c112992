import { DAY_PARTS, NAVIGATION, ROUTES, SERVICES, SLIDES, STAGES, stagePath } from '../support/routes.ts';

/** The carousels' times in milliseconds, from sections 4 and 9. */
export const SLIDE_SPEED = 500;
export const AUTOPLAY_DELAY = 5000;

/** A statement of the specification, and how a page shows that it is met. */
export interface Row {
  /** Its section, or our own readings of its gaps. */
  section: 1 | 2 | 3 | 4 | 5 | 8 | 9 | 'readings';
  /** What the specification says. */
  says: string;
  path: string;
  /** Texts that must all be there. */
  shows?: readonly (string | RegExp)[];
  /** A selector of where to look; by default `main`. */
  within?: string;
  /** A selector, and how many matches there must be. */
  count?: readonly [selector: string, times: number];
}

const HEADER = 'header';
const FOOTER = 'footer';

/** The last part of a page. */
const END = 'main > :is(.closing, .call-to-action):not(:has(~ section))';

/** Pages of one word. */
const PLACEHOLDERS = ['/packages', '/yoga'];

/** The selector of a link to a page. */
const link = (path: string) => `a[href="${path}"]`;

const STAGE_THEMES: Record<(typeof STAGES)[number], (string | RegExp)[]> = {
  Restore: [/rebalance/i, /replenish/i, /fight.or.flight/i, /mitochondria/i],
  Release: [/toxins/i, /barriers/i, /fasting/i, /gut detox/i, /liver detox/i],
  Renew: [
    /cellular level/i,
    /regenerat/i,
    /micronutrients/i,
    /bioregulator peptides/i,
    /hormone optimisation/i,
  ],
  Repair: [/fundamental processes/i, /circadian rhythm/i, /gut microbiome/i, /gut lining/i],
  Reframe: [
    /reflect/i,
    /adapt/i,
    /optimise/i,
    /hormesis/i,
    /cold/i,
    /heat/i,
    /breathwork/i,
    /mindfulness/i,
    /nootropics/i,
  ],
  Represent: [/ambassador of self-care/i, /hormesis/i, /mindfulness/i, /nootropics/i],
};

const MESSAGE = 'The world’s most extensive detox and human restoration centre';

export const ROWS: readonly Row[] = [
  // 1. What the product does and for whom
  {
    section: 1,
    says: 'all content is public, no sign-in, ordering or payment',
    path: '/',
    within: 'body',
    count: ['[type=password]', 0],
  },
  { section: 1, says: 'the home message', path: '/', shows: [MESSAGE] },
  { section: 1, says: '“Bringing Nature to Nurture”', path: '/', shows: ['Bringing Nature to Nurture'] },
  {
    section: 'readings',
    says: 'the footer repeats it',
    path: '/contact',
    within: FOOTER,
    shows: ['Bringing Nature to Nurture'],
  },
  {
    section: 1,
    says: 'an 8-day 6R Optimisation Retreat',
    path: '/',
    shows: ['8-day 6R Optimisation Retreat'],
  },
  { section: 1, says: 'call to action “Know More”', path: '/', shows: ['Know More'] },
  { section: 1, says: 'call to action “Book Your Retreat Now”', path: '/', shows: ['Book Your Retreat Now'] },
  {
    section: 1,
    says: 'six stages: the 6R Programme',
    path: '/6R-Programme',
    shows: ['6R Programme', ...STAGES],
  },
  { section: 1, says: 'built on six pillars', path: '/', shows: ['six pillars'] },
  {
    section: 1,
    says: '“Why choose us” gives four points',
    path: '/',
    shows: [
      'Why Choose Us',
      /World-Leading Intensity/i,
      /Nature-Infused Setting/i,
      /Expert Guidance/i,
      /Integrated Approach/i,
    ],
  },
  {
    section: 1,
    says: 'the clinic offers 17 services',
    path: '/services',
    count: ['a[href^="/services/"]', SERVICES.length],
  },
  {
    section: 1,
    says: 'drips, light therapies, cold and heat therapies, mind-body sessions',
    path: '/services',
    shows: [/intravenous drips/i, /light therapy/i, /cold and heat/i, /mind and body/i],
  },
  {
    section: 1,
    says: 'a second site in India (Anjarle), Coming Soon',
    path: '/',
    shows: ['Anjarle, India', 'Coming Soon'],
  },
  {
    section: 1,
    says: 'construction completes by 2026',
    path: '/',
    shows: [/construction completes by 2026/i],
  },
  { section: 1, says: 'Meganisi, Greece in the gallery', path: '/gallery', shows: ['Meganisi, Greece'] },
  {
    section: 1,
    says: 'About: retrain the body to thrive on energy beyond food',
    path: '/about',
    shows: [/retrain the body to thrive on energy beyond food/i],
  },
  {
    section: 1,
    says: 'About: autophagy, breath, light, movement and detox',
    path: '/about',
    shows: ['Autophagy', 'Breath', 'Light', 'Movement', 'Detox'],
  },
  { section: 1, says: 'About has a motto', path: '/about', shows: [/There is energy beyond food/] },
  {
    section: 1,
    says: 'About has four team portraits',
    path: '/about',
    within: 'section:has(h2:text("Our team"))',
    count: ['li img', 4],
  },
  { section: 1, says: 'a link to the sister venue', path: '/', within: HEADER, shows: ['Sixfold @ Rosebar'] },

  // 2. Screens and routes
  { section: 2, says: 'a sticky header above', path: '/contact', within: 'body', count: ['header', 1] },
  { section: 2, says: 'a footer below', path: '/contact', within: 'body', count: ['main ~ footer', 1] },
  ...NAVIGATION.map(([label, path]): Row => ({
    section: 2,
    says: `the bar links to ${label} ${path}`,
    path: '/contact',
    within: HEADER,
    shows: [label],
    // The name leads home as well, and the button beside the menu to the contact page.
    count: [link(path), path === '/' || path === '/contact' ? 2 : 1],
  })),
  {
    section: 2,
    says: 'the bar links to the external venue',
    path: '/contact',
    within: HEADER,
    count: ['a[rel~=external]', 1],
  },
  {
    section: 2,
    says: 'the Services panel lists the 17 service pages',
    path: '/contact',
    within: HEADER,
    count: ['a[href^="/services/"]', SERVICES.length],
  },
  ...(['/', '/about', '/gallery', '/contact', '/6R-Programme'] as const).map((path): Row => ({
    section: 2,
    says: `the footer links to ${path}`,
    path: '/activities',
    within: FOOTER,
    count: [link(path), 1],
  })),
  {
    section: 2,
    says: 'the footer has the same 17 services',
    path: '/',
    within: FOOTER,
    count: ['a[href^="/services/"]', SERVICES.length],
  },
  {
    section: 2,
    says: 'the footer links to the venue',
    path: '/',
    within: FOOTER,
    shows: ['Sixfold @ Rosebar'],
  },
  {
    section: 2,
    says: 'the footer shows the London address',
    path: '/',
    within: `${FOOTER} address`,
    shows: ['London'],
  },
  {
    section: 2,
    says: 'the footer shows a phone number',
    path: '/',
    within: FOOTER,
    shows: ['+44 20 7946 0123'],
    count: ['a[href="tel:+442079460123"]', 1],
  },
  {
    section: 2,
    says: 'the footer has social links',
    path: '/',
    within: FOOTER,
    shows: ['Instagram', 'Facebook', 'LinkedIn'],
  },
  {
    section: 2,
    says: 'the footer has a 2025 copyright line',
    path: '/',
    within: FOOTER,
    shows: ['© 2025 Sixfold'],
  },
  { section: 2, says: 'the programme page has a video', path: '/6R-Programme', count: ['video', 1] },
  {
    section: 2,
    says: 'the programme page has six buttons to the stages',
    path: '/6R-Programme',
    within: 'main ol',
    count: ['li > a', STAGES.length],
  },
  ...STAGES.map((stage): Row => ({
    section: 2,
    says: `a button leads to ${stagePath(stage)}`,
    path: '/6R-Programme',
    within: 'main ol',
    count: [link(stagePath(stage)), 1],
  })),
  {
    section: 2,
    says: '/packages shows only the text Packages',
    path: '/packages',
    shows: [/^\s*Packages\s*$/],
  },
  { section: 2, says: '/yoga shows only the word Yoga', path: '/yoga', shows: [/^\s*Yoga\s*$/] },
  { section: 2, says: 'home: looping, muted background video', path: '/', count: ['video[loop][muted]', 1] },
  { section: 2, says: 'home: a headline over it', path: '/', within: 'section:has(video)', shows: [MESSAGE] },
  {
    section: 2,
    says: 'home: “Know More” leads to /6R-Programme',
    path: '/',
    count: ['a[href="/6R-Programme"]:text-is("Know More")', 2],
  },
  {
    section: 2,
    says: 'home: “Book Your Retreat Now” leads to /contact',
    path: '/',
    count: ['a[href="/contact"]:text-is("Book Your Retreat Now")', 2],
  },
  {
    section: 2,
    says: 'home: Daily Schedule Overview, four slides',
    path: '/',
    shows: ['Daily Schedule Overview', ...SLIDES],
  },
  {
    section: 2,
    says: 'home: Previous and next arrows',
    path: '/',
    count: ['[aria-label^="Previous:"], [aria-label^="Next:"]', 8],
  },
  {
    section: 2,
    says: 'home: Why Choose Us cards',
    path: '/',
    within: 'section:has(h2:text("Why Choose Us"))',
    count: ['li:has(img):has(h3):has(p)', 4],
  },
  {
    section: 2,
    says: 'home: “Reserve Your Spot Now” leads to /contact',
    path: '/',
    count: ['a[href="/contact"]:text-is("Reserve Your Spot Now")', 1],
  },
  {
    section: 2,
    says: 'home: India image carousel',
    path: '/',
    within: 'section:has(h2:text("Anjarle"))',
    count: ['[aria-roledescription=carousel]', 1],
  },
  {
    section: 2,
    says: 'home: “Coming Soon” overlay',
    path: '/',
    within: 'section:has(h2:text("Anjarle"))',
    shows: ['Coming Soon'],
  },
  {
    section: 2,
    says: 'About: a looping video with controls',
    path: '/about',
    count: ['video[loop][controls]', 1],
  },
  { section: 2, says: 'About: brand heading', path: '/about', within: 'h1', shows: ['Sixfold'] },
  { section: 2, says: 'About: four portraits', path: '/about', count: ['li:has(> picture)', 4] },
  ...STAGES.flatMap((stage): Row[] => {
    const path = stagePath(stage);
    return [
      { section: 2, says: `${stage} shows its name`, path, within: 'h1', shows: [stage] },
      {
        section: 2,
        says: `${stage} has a looping video with controls`,
        path,
        count: ['video[loop][controls]', 1],
      },
      { section: 2, says: `${stage} says what it does`, path, shows: STAGE_THEMES[stage] },
      {
        section: 2,
        says: `${stage} has a button for its products`,
        path,
        shows: ['Product list coming soon'],
        count: [`button:disabled:text-is("View ${stage} Products")`, 1],
      },
    ];
  }),
  {
    section: 2,
    says: 'peptide availability may vary by regulation',
    path: '/renew',
    shows: [/availability may vary by regulation/i],
  },
  ...SERVICES.flatMap(([slug, label]): Row[] => {
    const path = `/services/${slug}`;
    return [
      { section: 2, says: `${label} shows its title`, path, within: 'h1', shows: [label] },
      {
        section: 2,
        says: `${label} shows image and 4 benefits`,
        path,
        within: 'main article',
        count: ['img:not([alt=""]), h2:text("Benefits") + ul > li', 5],
      },
      {
        section: 2,
        says: `${label} has a description, no price, no duration`,
        path,
        shows: [/^(?!.*([£$€]\s?\d|\b\d+\s?(minutes|min|hours)\b))/is],
        count: ['article p', -2],
      },
    ];
  }),
  ...['breathwork', 'acupuncture', 'nomad-plan'].map((slug): Row => ({
    section: 2,
    says: `the label of ${slug} credits who leads it`,
    path: '/',
    within: `${HEADER} a[href="/services/${slug}"]`,
    shows: [/ with our /],
  })),
  {
    section: 2,
    says: 'gallery: banner with overlay text',
    path: '/gallery',
    within: 'section:has(h1)',
    shows: ['Welcome', 'explore images of inner peace and mindful living'],
    count: ['img', 1],
  },
  {
    section: 2,
    says: 'gallery: one grid for each location',
    path: '/gallery',
    shows: ['Meganisi, Greece', 'Anjarle, India'],
  },
  {
    section: 2,
    says: 'activities: a card grid of five',
    path: '/activities',
    within: 'main > ul',
    count: ['> li', 5],
  },
  {
    section: 2,
    says: 'activities: tabs for five parts of the day',
    path: '/activities',
    shows: [...DAY_PARTS],
  },

  // 3. Entities and their fields
  {
    section: 3,
    says: 'a service has title, image, description and benefits',
    path: '/services/sauna',
    within: 'article',
    count: ['h1, h2:text("Benefits")', 2],
  },
  {
    section: 3,
    says: 'a schedule slide has title and description',
    path: '/',
    count: ['[aria-roledescription=slide]:has(h3):has(p)', 4],
  },
  {
    section: 3,
    says: 'a why-choose card has title, image and description',
    path: '/',
    count: ['li:has(img):has(h3):has(p)', 4],
  },
  {
    section: 3,
    says: 'the five activities',
    path: '/activities',
    shows: [
      'Breathwork & Oxygenation',
      'Movement & Mobility',
      'Cold Exposure',
      'IV Drips',
      'Sauna & Heat Therapy',
    ],
  },
  {
    section: 3,
    says: 'an activity has title and description',
    path: '/activities',
    count: ['ul > li:has(h2):has(p)', 5],
  },
  {
    section: 3,
    says: 'the day begins with 6:00 AM sunrise breathwork',
    path: '/activities',
    shows: [/6:00 AM\s*-\s*Sunrise breathwork/],
  },
  {
    section: 3,
    says: 'the day ends with a sunset lights-out routine',
    path: '/activities',
    shows: [/Sunset\s*-\s*[^\n]*lights.out/i],
  },
  {
    section: 3,
    says: 'lines of the form “time - activity”',
    path: '/activities',
    count: ['section > ul > li', -15],
  },
  {
    section: 3,
    says: 'gallery: image sources for each location',
    path: '/gallery',
    count: ['li img[src]', 15],
  },
  {
    section: 3,
    says: 'the form has firstName, lastName, phoneNumber, email, text',
    path: '/contact',
    within: 'form',
    count: ['[name=firstName], [name=lastName], [name=phoneNumber], [name=email], [name=text]', 5],
  },
  {
    section: 3,
    says: 'phoneNumber is optional',
    path: '/contact',
    within: 'form',
    shows: ['optional'],
    count: [':not([required])[name=phoneNumber]', 1],
  },

  // 4. States and transitions: what can be seen at rest; the behaviours have tests of their own
  {
    section: 4,
    says: 'the Services menu is closed at first',
    path: '/',
    within: HEADER,
    count: ['details[open]', 0],
  },
  {
    section: 4,
    says: 'no business statuses exist',
    path: '/services',
    shows: [/^(?!.*\b(available|sold out|booked)\b)/is],
  },
  {
    section: 4,
    says: 'form entries start empty',
    path: '/contact',
    within: 'form',
    count: ['[value]:not([value=""])', 0],
  },

  // 5. Validation rules
  {
    section: 5,
    says: 'firstName, lastName, email and text are required',
    path: '/contact',
    within: 'form',
    count: ['[required]', 4],
  },
  {
    section: 5,
    says: 'the message box has 4 rows',
    path: '/contact',
    within: 'form',
    count: ['textarea[rows="4"]', 1],
  },

  // 8. Error catalogue
  { section: 8, says: 'unknown service slug', path: '/services/nonsense', shows: ['Service not found.'] },
  { section: 8, says: 'unknown path', path: '/nonsense', shows: ['no page at this address'] },

  // 9. Business constants and limits
  { section: 9, says: 'retreat length: 8 days', path: '/6R-Programme', shows: [/eight days|8 days/i] },
  {
    section: 9,
    says: '17 services',
    path: '/services',
    shows: [/seventeen/i],
    count: ['h3', SERVICES.length],
  },
  { section: 9, says: '6 stages', path: '/6R-Programme', shows: ['Six stages'] },
  { section: 9, says: '5 activities', path: '/activities', shows: [/five activities/i] },
  { section: 9, says: '4 home slides', path: '/', shows: ['1 / 4', '4 / 4'] },
  {
    section: 9,
    says: 'Meganisi 9 images',
    path: '/gallery',
    within: 'section:has(h2:text("Meganisi"))',
    count: ['li img', 9],
  },
  {
    section: 9,
    says: 'Anjarle 6 images',
    path: '/gallery',
    within: 'section:has(h2:text("Anjarle"))',
    count: ['li img', 6],
  },
  {
    section: 9,
    says: 'phone number: exactly 10 digits',
    path: '/contact',
    within: 'form',
    shows: ['10 digits'],
  },

  // Our own readings of its gaps
  ...ROUTES.filter(({ path }) => !PLACEHOLDERS.includes(path)).flatMap(({ path }): Row[] => [
    {
      section: 'readings',
      says: 'a page ends with a next page',
      path,
      within: END,
      count: [`a:not(${link('/contact')}, ${link(path)})`, -1],
    },
    {
      section: 'readings',
      says: 'a page ends with a way to book',
      path,
      within: END,
      count: [link('/contact'), path === '/contact' ? 0 : -1],
    },
  ]),
];

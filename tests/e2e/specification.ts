import { DAY_PARTS, NAVIGATION, ROUTES, SERVICES, SLIDES, STAGES, stagePath } from '../support/routes.ts';

/** The carousels' times in milliseconds, from sections 4 and 9. */
export const SLIDE_SPEED = 500;
export const AUTOPLAY_DELAY = 5000;

/**
 * A statement of the specification that a page at rest can show. A number says how often the selector matches; without
 * one it matches at least once. Texts are in its first match.
 */
export type Row = readonly [
  /** The section of the specification; `gap` for our own reading of what it leaves open. */
  section: 1 | 2 | 3 | 4 | 5 | 8 | 9 | 'gap',
  path: string,
  says: string,
  selector: string,
  ...expected: (number | string | RegExp)[],
];

const MESSAGE = 'The world’s most extensive detox and human restoration centre';
const MOTTO = 'Bringing Nature to Nurture';
const VENUE = 'Sixfold @ Rosebar';

/** Words that must all be there, in capitals or not. */
const words = (list: string) => list.split(', ').map((one) => new RegExp(one, 'i'));

const THEMES: Record<(typeof STAGES)[number], RegExp[]> = {
  Restore: words('rebalance, replenish, fight.or.flight, mitochondria'),
  Release: words('toxins, barriers, fasting, gut detox, liver detox'),
  Renew: words('cellular level, regenerat, micronutrients, bioregulator peptides, hormone optimisation'),
  Repair: words('fundamental processes, circadian rhythm, gut microbiome, gut lining'),
  Reframe: words('reflect, adapt, optimise, hormesis, cold, heat, breathwork, mindfulness, nootropics'),
  Represent: words('ambassador of self-care, hormesis, mindfulness, nootropics'),
};
const KINDS = words('intravenous drips, light therapy, cold and heat, mind and body');
const REASONS = words(
  'World-Leading Intensity, Nature-Infused Setting, Expert Guidance, Integrated Approach',
);
const ACTIVITIES = words(
  'Breathwork & Oxygenation, Movement & Mobility, Cold Exposure, IV Drips, Sauna & Heat',
);
const CREDITS = [
  ['breathwork', 'our lead breathwork guide'],
  ['acupuncture', 'our resident acupuncturist'],
  ['nomad-plan', 'our lead nutrition guide'],
] as const;
/** The fields of the form, and what gives each the right keyboard and lets browsers fill it in. */
const FIELDS = {
  firstName: '[autocomplete=given-name]',
  lastName: '[autocomplete=family-name]',
  phoneNumber: '[type=tel][inputmode=numeric][autocomplete=tel-national]',
  email: '[type=email][autocomplete=email]',
  text: '',
};
const NO_PRICE = /^(?!.*([£$€]\s?\d|\b\d+\s?(minutes|min|hours)\b))/is;

/** The bar, in its order. */
const BAR = new RegExp([...NAVIGATION.map(([label]) => label), VENUE].join('.*'), 's');
/** The part of a page under this heading. */
const under = (heading: string) => `section:has(h2:has-text("${heading}"))`;
/** A link to a page. */
const link = (path: string) => `a[href="${path}"]`;
/** A call to action. */
const call = (text: string, path: string) => `main ${link(path)}:text-is("${text}")`;
/** The last part of a page. */
const END = 'main > :is(.closing, .banner):not(:has(~ section))';
const SERVICE = 'a[href^="/services/"]';

/** What means nothing without script: these pages are as the server sends them. */
const SCRIPTED =
  'button, [role^=tab], [role=button], [aria-selected], [aria-current], [inert], [aria-hidden=true], [data-hydrated]';

/** The pages of one word. */
const PLACEHOLDERS = ['Packages', 'Yoga'];
const isPlaceholder = ({ heading }: { heading: string }) => PLACEHOLDERS.includes(heading);

export const ROWS: readonly Row[] = [
  // 1. What the product does and for whom
  [1, '/', 'all content is public, no sign-in, ordering or payment', '[type=password]', 0],
  [1, '/', '“Bringing Nature to Nurture”', 'main', MOTTO],
  [1, '/', 'an 8-day 6R Optimisation Retreat', 'main', '8-day 6R Optimisation Retreat'],
  [1, '/6R-Programme', 'six stages: the 6R Programme', 'main', '6R Programme', ...STAGES],
  [1, '/', 'built on six pillars', 'main', 'six pillars'],
  [1, '/', '“Why choose us” gives four points', under('Why Choose Us'), ...REASONS],
  [1, '/services', 'the clinic offers 17 services', `main ${SERVICE}`, SERVICES.length],
  [1, '/services', 'their kinds', 'main', ...KINDS],
  [1, '/', 'a second site in India (Anjarle), Coming Soon', under('Anjarle, India'), 'Coming Soon'],
  [1, '/', 'construction completes by 2026', 'main', /construction completes by 2026/i],
  [1, '/about', 'a retreat to retrain the body', 'main', /the body to thrive on energy beyond food/i],
  [1, '/about', 'its themes', 'main', ...words('autophagy, breath, light, movement, detox')],
  [1, '/about', 'a motto', 'main', /There is energy beyond food/],

  // 2. Screens and routes
  ...ROUTES.map(({ path, heading }): Row => [2, path, 'the page', 'h1', 1, heading]),
  [2, '/contact', 'a sticky header above, a footer below', 'body > header ~ main ~ footer', 1],
  ...NAVIGATION.map(([label, path]): Row => [2, '/contact', label, `nav[aria-label=Main] ${link(path)}`, 1]),
  [2, '/contact', 'the order of the bar', 'nav[aria-label=Main]', BAR],
  [2, '/contact', 'a logo that leads home', `header > ${link('/')}`, 1, 'Sixfold'],
  [2, '/contact', 'the bar links to the external venue', 'header a[rel~=external][href^="https:"]', 1, VENUE],
  [2, '/contact', 'the Services panel: 17 pages', `header ${SERVICE}`, SERVICES.length],
  ...NAVIGATION.filter(([, path]) => path !== '/services').map(([label, path]): Row => [
    2,
    '/contact',
    'the footer links to it',
    `footer ${link(path)}`,
    1,
    label,
  ]),
  [2, '/', 'the footer has the same 17 services', `footer ${SERVICE}`, SERVICES.length],
  [2, '/', 'the footer links to the venue', 'footer nav a[href^="https:"]', VENUE],
  [2, '/', 'the footer shows the London address', 'footer address', 'London'],
  [2, '/', 'the footer shows a phone number', 'footer a[href="tel:+442079460123"]', 1, '+44 20 7946 0123'],
  [2, '/', 'the footer has social links', 'footer', 'Instagram', 'Facebook', 'LinkedIn'],
  [2, '/', 'the footer has a 2025 copyright line', 'footer', '© 2025 Sixfold'],
  [2, '/6R-Programme', 'a video', 'main video', 1],
  [2, '/6R-Programme', 'six buttons to the stages', 'main ol > li > a', STAGES.length],
  ...STAGES.map((stage): Row => [2, '/6R-Programme', stage, `main ol ${link(stagePath(stage))}`, 1, stage]),
  [2, '/packages', 'only the text Packages', 'main', /^\s*Packages\s*$/],
  [2, '/yoga', 'only the word Yoga', 'main', /^\s*Yoga\s*$/],
  [2, '/', 'looping, muted background video', 'main video[loop][muted]', 1],
  [2, '/', 'a headline over it', 'section:has(video) h1', MESSAGE],
  [2, '/', '“Know More” leads to /6R-Programme', call('Know More', '/6R-Programme'), 2],
  [2, '/', '“Book Your Retreat Now” leads to /contact', call('Book Your Retreat Now', '/contact'), 2],
  [2, '/', 'Daily Schedule Overview, four slides', under('Daily Schedule Overview'), ...SLIDES],
  [2, '/', 'Previous and next arrows', 'main :is([aria-label^="Previous:"], [aria-label^="Next:"])', 8],
  [2, '/', 'Why Choose Us cards', `${under('Why Choose Us')} li:has(img):has(h3):has(p)`, 4],
  [2, '/', '“Reserve Your Spot Now” leads to /contact', call('Reserve Your Spot Now', '/contact'), 1],
  [2, '/', 'India image carousel', `${under('Anjarle')} [aria-roledescription=carousel]`, 1],
  [2, '/about', 'a looping video with controls', 'main video[loop][controls]', 1],
  [2, '/about', 'brand heading', 'h1', 'Sixfold'],
  [2, '/about', 'four portraits', 'main li:has(> picture)', 4],
  ...STAGES.flatMap((stage): Row[] => {
    const path = stagePath(stage);
    return [
      [2, path, 'a looping video with controls', 'main video[loop][controls]', 1],
      [2, path, 'a short description', 'main', ...THEMES[stage]],
      [2, path, 'a button without action', `button:disabled:text-is("View ${stage} Products")`, 1],
      ['gap', path, 'which says why', 'main', 'Product list coming soon'],
    ];
  }),
  [2, '/renew', 'availability of peptides', 'main', /availability may vary by regulation/i],
  ...SERVICES.flatMap(([slug]): Row[] => {
    const path = `/services/${slug}`;
    return [
      [2, path, 'image', 'main article img:not([alt=""])', 1],
      [2, path, '4 benefits', 'main article h2:text("Benefits") + ul > li', 4],
      [2, path, 'a description', 'main article p ~ p'],
      [2, path, 'no price, no duration', 'main', NO_PRICE],
    ];
  }),
  ...CREDITS.map(([slug, who]): Row => [2, '/', who, `header ${link(`/services/${slug}`)}`, `with ${who}`]),
  [2, '/gallery', 'a banner', 'section:has(h1) img', 1],
  [2, '/gallery', 'its words', 'section:has(h1)', 'Welcome', 'images of inner peace and mindful living'],
  [2, '/gallery', 'one grid for each location', 'main', 'Meganisi, Greece', 'Anjarle, India'],
  [2, '/activities', 'a card grid of five', 'main > ul > li', 5],
  [2, '/activities', 'tabs for five parts of the day', 'main', ...DAY_PARTS],

  // 3. Entities and their fields
  [3, '/services/sauna', 'a service has a title and benefits', 'article :is(h1, h2:text("Benefits"))', 2],
  [
    3,
    '/',
    'a schedule slide has title and description',
    'main [aria-roledescription=slide]:has(h3):has(p)',
    4,
  ],
  [3, '/activities', 'the five activities', 'main', ...ACTIVITIES],
  [3, '/activities', 'an activity has title and description', 'main ul > li:has(h2):has(p)', 5],
  [3, '/activities', 'the day begins', 'main', /6:00 AM\s*-\s*Sunrise breathwork/],
  [3, '/activities', 'the day ends', 'main', /Sunset\s*-\s*[^\n]*lights.out/i],
  [3, '/activities', 'lines of the form “time - activity”', 'main section > ul > li', 19],
  ...Object.entries(FIELDS).map(([name, kind]): Row => [
    3,
    '/contact',
    'the fields of the form',
    `form [name=${name}]${kind}`,
    1,
  ]),
  [3, '/contact', 'phoneNumber is optional', 'form label:has-text("Phone")', 'optional'],

  // 4. States and transitions; the behaviours have tests of their own
  [4, '/', 'the Services menu is closed at first', 'header details[open]', 0],
  [4, '/services', 'no business statuses exist', 'main', /^(?!.*\b(available|sold out|booked)\b)/is],
  [4, '/contact', 'entries start empty', 'form [value]:not([value=""])', 0],

  // 5. Validation rules
  [5, '/contact', 'four fields are required', 'form [required]:not([name=phoneNumber])', 4],
  [5, '/contact', 'the phone number is not', 'form [required]', 4],
  [5, '/contact', 'the message box has 4 rows', 'form textarea[name=text][rows="4"]', 1],

  // 8. Error catalogue
  [8, '/services/nonsense', 'unknown service slug', 'h1', /^\s*Service not found\.\s*$/],
  [8, '/nonsense', 'unknown path', 'main', 'Page not found', 'no page at this address'],

  // 9. Business constants and limits
  [9, '/6R-Programme', 'retreat length: 8 days', 'main', /eight days|8 days/i],
  [9, '/services', '17 services', 'main h3', SERVICES.length],
  [9, '/services', '17 services, in words', 'main', /seventeen/i],
  [9, '/6R-Programme', '6 stages', 'main', 'Six stages'],
  [9, '/activities', '5 activities', 'main', /five activities/i],
  [9, '/', '4 home slides', 'main', '1 / 4', '4 / 4'],
  [9, '/gallery', 'Meganisi 9 images', `${under('Meganisi')} li img`, 9],
  [9, '/gallery', 'Anjarle 6 images', `${under('Anjarle')} li img`, 6],
  [9, '/contact', 'phone: 10 digits', 'form', '10 digits, without the leading 0 or country code'],

  // Our own readings of its gaps
  ...ROUTES.map(({ path }): Row => ['gap', path, 'a title', 'title', / \| Sixfold$/]),
  ...ROUTES.filter((route) => !isPlaceholder(route)).flatMap(({ path }): Row[] => [
    ['gap', path, 'ends with a next page', `${END} a:not(${link('/contact')}, ${link(path)})`],
    ['gap', path, 'ends with a way to book', path === '/contact' ? 'form' : `${END} ${link('/contact')}`],
  ]),
  ...STAGES.flatMap((stage, at): Row[] => {
    const ways = 'nav[aria-label=Stages]';
    const to = (step: number) => link(stagePath(STAGES.at((at + step) % STAGES.length) ?? 'Restore'));
    return [
      ['gap', stagePath(stage), 'the next stage, all the way round', `${ways} ${to(1)}`, 'Next:'],
      ['gap', stagePath(stage), 'the one before', `${ways} ${to(-1)}`, 'Previous:'],
      ['gap', stagePath(stage), 'the programme', `${ways} ${link('/6R-Programme')}`, 'All six stages'],
    ];
  }),
  ['gap', '/restore', 'a film to save, without script', 'main a[href$=".mp4"]', 1, 'Play film'],
  ['gap', '/services/sauna', 'its stages', `main ${link('/release')}`, 'Release'],
  ['gap', '/services/sauna', 'the next', `main nav ${link('/services/nomad-plan')}`, 'Next:'],
  ['gap', '/services/sauna', 'the one before', `main nav ${link('/services/cryotherapy')}`, 'Previous:'],
  ['gap', '/services', 'the panel begins with all services', 'header details a >> nth=0', 'All services'],
  ['gap', '/contact', 'a way to book in the header', `header > ${link('/contact')}`, 1, 'Book'],
  ['gap', '/', 'the bar marks the page', 'nav[aria-label=Main] [aria-current]', 1, 'Home'],
  ['gap', '/about', 'the bar marks the page', '[aria-current]', 1, 'About Us'],
  ['gap', '/services', 'the panel marks the page', 'header details [aria-current=page]', 1, 'All services'],
  ['gap', '/services/sauna', 'the panel marks the service', 'header details [aria-current=page]', 1, 'Sauna'],
  ['gap', '/restore', 'the bar marks what it belongs to', '[aria-current=true]', 1, '6R Programme'],
  ['gap', '/yoga', 'a page outside the bar marks nothing', '[aria-current]', 0],
  ['gap', '/about', 'AV1 first, for large screens', 'video > [media][src*="desktop.av1"]:first-child', 1],
  ['gap', '/about', 'AV1 first, for phones', ':not([media])[src*="phone.av1"] + [src*="phone.h264"]', 1],
  ['gap', '/about', 'controls, without script', 'main video[controls][playsinline][preload=none]', 1],
  ['gap', '/', 'no controls where it starts by itself', 'main video:not([controls])', 1],
  [
    'gap',
    '/about',
    'AVIF, and WebP for others',
    'source[type="image/avif"] + img[src$=".webp"][width][height]',
  ],
  ['gap', '/', 'the activities are linked', `main ${link('/activities')}`],
  ['gap', '/6R-Programme', 'the activities are linked', `main ${link('/activities')}`],
  ['gap', '/contact', 'the motto in the footer', 'footer', MOTTO],
  ['gap', '/', 'a line on medical advice', 'footer', 'medical advice'],
  ...['/', '/6R-Programme', '/services', '/contact'].flatMap((path): Row[] => [
    ['gap', '/nonsense', 'ways back', `main ${link(path)}`],
    ['gap', '/services/nonsense', 'ways back', `main ${link(path)}`],
  ]),

  ['gap', '/', 'its islands promise nothing without script', `astro-island :is(${SCRIPTED})`, 0],
  ['gap', '/activities', 'its islands promise nothing without script', `astro-island :is(${SCRIPTED})`, 0],
  ['gap', '/packages', 'the panel has a list for each kind', `header details li > ul > li > ${SERVICE}`, 17],

  // What an operator may leave out: shown where it is filled in, and without a trace where it is not
  ['gap', '/services/cryotherapy', 'who should ask first', 'aside', 'Please speak to your doctor first'],
  ['gap', '/services/cryotherapy', 'who approved it', 'main', 'by the clinic’s doctor on 20 November 2026'],
  ['gap', '/services/sauna', 'nobody', 'main', /^(?!.*(approved by|doctor first))/s],
  ['gap', '/6R-Programme', 'what guests ask', under('Before you come'), '3 to 10 May 2027', 'Ages', 'Rooms'],
  ['gap', '/contact', 'a card to save', 'main a[href$=".vcf"]', 1],
  ['gap', '/contact', 'a card to save, in every footer', 'footer a[href$=".vcf"]', 1],
];

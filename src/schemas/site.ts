import { z } from 'astro/zod';
import { PATHS } from '../paths.ts';
import { group, groups, line, list, path, webAddress } from './fields.ts';

/** A telephone number as people of any country write it: `+44 (0)20 7946 0123`, `020-7946-0123 ext. 5`. */
export const PHONE =
  /^(?=(?:\D*\d){6,21}\D*$)(?:\+ ?)?(?:\(\+?\d{1,4}\)|\d)(?:[ \u00A0./‑–-]|\(\d{1,4}\)|\d)*\d(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/u;

/** The networks that the footer can link to, each once, with the domains of their pages. */
export const SOCIAL = {
  Instagram: 'instagram.com',
  Facebook: 'facebook.com|fb.com',
  LinkedIn: 'linkedin.com',
  YouTube: 'youtube.com|youtu.be',
  TikTok: 'tiktok.com',
  Pinterest: 'pinterest.com|pinterest.co.uk',
  X: 'x.com|twitter.com',
  Threads: 'threads.net|threads.com',
  WhatsApp: 'wa.me|whatsapp.com',
  Telegram: 't.me|telegram.me',
  Bluesky: 'bsky.app',
  Vimeo: 'vimeo.com',
} as const;

const NETWORKS = Object.keys(SOCIAL) as (keyof typeof SOCIAL)[];

/** Facts about the operator, in one place: `content/site.json`. Changing one changes it on every page. */
export const site = () =>
  z.strictObject({
    name: line(30, 'The operator’s name; it appears everywhere from this one place.', { min: 3 }),
    url: webAddress('The address the site is published at, without a slash at the end.').refine(
      (address) => URL.parse(address)?.origin === address,
      { error: 'must be a lower-case domain with nothing after it, such as "https://www.example.org"' },
    ),
    message: line(60, 'The motto beside the name.'),
    description: line(160, 'The operator in a sentence or two.'),
    address: list(
      'The postal address of the head office, line by line.',
      [2, 6],
      line(60, 'One line of the address.'),
    ),
    phone: z
      .string()
      .regex(PHONE, 'must be one telephone number, such as "+44 20 7946 0123" or "(020) 7946 0123"')
      .meta({ description: 'The phone number, as people read it.', role: 'phone' }),
    social: groups('Links to social networks.', [0, 6], {
      label: z.enum(NETWORKS).meta({ description: 'Which network.' }),
      url: webAddress('The operator’s page there.'),
    }).superRefine((links, context) => {
      const labels = links.map(({ label }) => label);
      for (const [index, label] of labels.entries()) {
        const message = `must be a different network from item ${labels.indexOf(label) + 1}`;
        if (labels.indexOf(label) < index)
          context.addIssue({ code: 'custom', path: [index, 'label'], message });
      }
    }),
    venue: group('The sister venue.', {
      name: line(20, 'The name of the sister venue; shown as “<name> @ <venue>”.'),
      url: webAddress('The address of its site.'),
    }),
    registration: line(
      120,
      'The company’s registered name, number and country. Shown in the footer only when filled in.',
    ).optional(),
    copyrightYear: z.int().min(2000).max(2100).meta({ description: 'The year of the copyright line.' }),
    offline: z.enum(['on', 'off']).meta({
      description:
        'Whether pages once visited, and the contact page, open without a connection. "off" removes what browsers have saved, at the next visit.',
    }),
    disclaimer: line(200, 'The line that says nothing here is medical advice.'),
    navigation: groups('The main menu, in order. The venue link follows it.', [1, 7], {
      label: line(16, 'What the menu says.'),
      path: path('The page it leads to.'),
    }).refine((links) => links.some(({ path: to }) => to === PATHS.services), {
      error: `must link to "${PATHS.services}", where the list of services opens`,
    }),
  });

import { z } from 'astro/zod';
import { line, path, webAddress } from './fields.ts';

/** Facts about the operator, in one place: `content/site.json`. Changing one changes it on every page. */
export const site = () =>
  z.strictObject({
    name: line(30, 'The operator’s name; it appears everywhere from this one place.'),
    url: webAddress('The address the site is published at, without a slash at the end.').refine(
      (address) => URL.parse(address)?.origin === address,
      { error: 'must be a domain in small letters and nothing after it, such as "https://www.example.org"' },
    ),
    message: line(60, 'The motto beside the name.'),
    description: line(160, 'The operator in a sentence or two.'),
    address: z
      .array(line(60, 'One line of the address.'))
      .min(2)
      .max(6)
      .meta({ description: 'The postal address of the head office, line by line.' }),
    phone: z
      .string()
      .regex(/^\+?[0-9][0-9 ]{6,20}$/, 'must be a phone number of digits and blanks')
      .meta({ description: 'The phone number, as people read it.', role: 'phone' }),
    social: z
      .array(
        z.strictObject({
          label: z.enum(['Instagram', 'Facebook', 'LinkedIn']).meta({ description: 'Which network.' }),
          url: webAddress('The operator’s page there.'),
        }),
      )
      .meta({ description: 'Links to social networks.' }),
    venue: z
      .strictObject({
        name: line(30, 'The name of the sister venue; shown as “<name> @ <venue>”.'),
        url: webAddress('The address of its site.'),
      })
      .meta({ description: 'The sister venue.' }),
    copyrightYear: z.int().min(2000).max(2100).meta({ description: 'The year of the copyright line.' }),
    disclaimer: line(200, 'The line that says nothing here is medical advice.'),
    navigation: z
      .array(
        z.strictObject({
          label: line(24, 'What the menu says.'),
          path: path('The page it leads to.'),
        }),
      )
      .min(1)
      .meta({ description: 'The main menu, in order. The venue link follows it.' }),
  });

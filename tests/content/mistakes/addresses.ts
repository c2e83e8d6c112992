/** Links, addresses and telephone numbers. */
import { append, edit, type Mistake } from './mistake.ts';

export const addresses: readonly Mistake[] = [
  edit(
    'a page twice in the menu',
    'site.json',
    '"path": "/gallery"',
    '"path": "/about"',
    `
site.json:‹"path": "/about"› repeated
"/about", as in item 2
a different one in each item
change it, or remove item 4`,
  ),
  edit(
    'a link to a page that does not exist',
    'pages/home/index.json',
    '"href": "/6R-Programme"',
    '"href": "/6r-program"',
    `
pages/home/index.json:‹"href": "/6r-program"› link
"/6r-program", and there is no such page
the address of a page of this site. Did you mean "/6R-Programme"?
write /6R-Programme`,
  ),
  edit(
    'a link with a slash at the end',
    'pages/home/index.json',
    '"href": "/6R-Programme"',
    '"href": "/6R-Programme/"',
    `
pages/home/index.json:‹"href": "/6R-Programme/"› link
"/6R-Programme/", and there is no such page
the address of a page of this site. Did you mean "/6R-Programme"?
write /6R-Programme`,
  ),
  edit(
    'a link to a place that does not exist',
    'pages/home/index.json',
    '"href": "/activities"',
    '"href": "/activities#evning"',
    `
pages/home/index.json:‹"href": "/activities#evning"› link
"/activities#evning", and /activities has no place named "evning"
/activities# and one of afternoon, evening, mid-morning, midday, morning. Did you mean "evening"?
correct what follows #, or write /activities alone`,
  ),
  edit(
    'a link without its slash',
    'pages/home/index.json',
    '"href": "/6R-Programme"',
    '"href": "programme"',
    `
pages/home/index.json:‹"href": "programme"› link
the text "programme"
an address on this site such as "/contact"
begin it with /; open the page in a browser and copy what follows the site’s name`,
  ),
  edit(
    'an address without https',
    'site.json',
    'https://example.com/rosebar',
    'www.example.com/rosebar',
    `
site.json:‹"url": "www.example.com/rosebar"› web-address
the text "www.example.com/rosebar"
an address that begins with https://
write https://www.example.com/rosebar`,
  ),
  edit(
    'the site’s address with a path',
    'site.json',
    'https://www.sixfold.example',
    'https://www.sixfold.example/home',
    `
site.json:‹"url": "https://www.sixfold.example/home",› web-address
the text "https://www.sixfold.example/home"
a domain in small letters and nothing after it, such as "https://www.example.org"
write https://www.sixfold.example`,
  ),
  edit(
    'a telephone number with words',
    'site.json',
    '+44 20 7946 0123',
    'call 020 7946 0123',
    `
site.json:‹"phone":› text
the text "call 020 7946 0123"
one telephone number, such as "+44 20 7946 0123" or "(020) 7946 0123"
write it in that form`,
  ),
  append(
    'an address below the fields without https://',
    'More on www.example.com.',
    `
services/sauna/index.mdx:‹More on› web-address
"http://www.example.com"
an address that begins with / on this site, or with https:// elsewhere
write [www.example.com](https://www.example.com)`,
  ),
];

/** Links, addresses and references. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const links: readonly Mistake[] = [
  ...mistakesIn('activities/iv-drips/index.json')`
    "nad-drips" → "nad-drip"
    reference: "nad-drip", but there is no folder content/services/nad-drip
    write nad-drips
  `,
  ...mistakesIn('stages/release/index.mdx')`
    - ppc-drips → - PPC Drips
    reference: "PPC Drips", but there is no folder content/services/PPC Drips
    write ppc-drips
  `,
  ...mistakesIn('pages/home/index.json')`
    "href": "/6R-Programme" → "href": "/6r-program"
    link: "/6r-program", but there is no such page
    write /6R-Programme

    "href": "/6R-Programme" → "href": "/6R-Programme/"
    link: "/6R-Programme/", but there is no such page
    write /6R-Programme

    "href": "/activities" → "href": "/activities#evning"
    link: "/activities#evning", but /activities has no place named "evning"
    write /activities#evening

    "href": "/6R-Programme" → "href": "programme"
    link: the text "programme"; it must be an address on this site, such as "/contact"
    begin it with /, as in “/contact”
  `,
  ...mistakesIn('site.json')`
    https://example.com/rosebar → www.example.com/rosebar
    web-address: the text "www.example.com/rosebar"; it must be an address that begins with https://
    write https://www.example.com/rosebar

    https://www.sixfold.example → https://www.sixfold.example/home
    web-address: the text "https://www.sixfold.example/home"; it must be a lower-case domain with nothing after it, such as "https://www.example.org"
    write https://www.sixfold.example

    "path": "/services" → "path": "/privacy"
    missing ‹"navigation"›: a list of 6 items; it must link to "/services", where the list of services opens
    add that link to the list
  `,
  ...mistakesIn('services/sauna/index.mdx')`
    + More on www.example.com.
    web-address: "www.example.com", which does not lead to an https:// address
    write [www.example.com](https://www.example.com)

    Voices drop → [Voices](/services/soundhealing) drop
    link: "/services/soundhealing", but there is no such page
    write /services/sound-healing

    Voices drop → [Voices](#rounds) drop
    link: "#rounds", but this text has no such heading
    link to a page

    Voices drop → [Voices](https://www.sixfold.example/contact) drop
    link: "https://www.sixfold.example/contact", the full address of a page of this site
    write /contact, without the site’s name

    Voices drop → [Voices](www.example.com) drop
    web-address: "www.example.com", which does not lead to an https:// address
    begin it with / for a page of this site, or with https:// for another site
  `,
];

/** Values of the wrong kind, form or length, and those that must differ. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const values: readonly Mistake[] = [
  ...mistakesIn('labels.json')`
    "with {practitioner}" → "with {name}"
    text: the text "with {name}"; it must contain {practitioner} once, and no other curly brackets
    write {practitioner} instead of {name}

    "Next: {page}" → "Next: page"
    text: the text "Next: page"; it must contain {page} once, and no other curly brackets
    write {page} where the site should fill it in

    "Next: {page}" → "Next: {page} {page}"
    text: the text "Next: {page} {page}"; it must contain {page} once, and no other curly brackets
    delete one of the two
  `,
  ...mistakesIn('services/sauna/index.mdx')`
    title: Sauna\n → title: 2026\n
    text: the number 2026
    write '2026'

    title: Sauna\n → title: true\n
    text: the word true, which stands for yes or no
    write 'true'

    title: Sauna\n → title: 2026-12-24\n
    text: the date 2026-12-24
    write '2026-12-24'

    order: 12 → order: "12"
    number: the text "12"
    write the number without quotes

    order: 12 → order: twelve
    number: the text "twelve"
    replace it with a whole number from 1 to 999

    order: 12 → order: 0
    number: the number 0
    write a whole number from 1 to 999

    image:\n  src: ./sauna.jpg\n  alt: >-\n    A wooden pail with a ladle and a rolled towel on a sauna bench, next to dark\n    stones giving off steam.\n → image: ./sauna.jpg\n
    text: the text "./sauna.jpg"
    write its fields on lines of their own below it: src, alt, focus

    updated: '2026-11-20' → updated: 2026-02-30
    date: 2026-02-30
    correct the day: February 2026 has 28 days

    updated: '2026-11-20' → updated: '2026-02-30'
    date: 2026-02-30
    correct the day: February 2026 has 28 days

    benefits:\n → benefits:\n  - One more reason to stay\n
    count ‹benefits:›: 5 items
    delete 1 item; there must be exactly 4

    benefits:\n  - Warmth that loosens a stiff back and tight shoulders\n → benefits:\n
    count ‹benefits:›: 3 items
    add 1 item; there must be exactly 4

    A thorough sweat, the body’s own way of keeping cool → Warmth that loosens a stiff back, and tight shoulders.
    repeated: "Warmth that loosens a stiff back, and tight shoulders.", which item 1 also has
    change it, or delete item 2

    group: cold-and-heat → group: heat-and-cold
    choice: the text "heat-and-cold"
    write one of drips, light, cold-and-heat, plans or mind-and-body, exactly as shown

    order: 12 → order: 11
    repeated: the number 11, which content/services/cryotherapy/index.mdx also has
    give one of the two another position

    title: Sauna\n → title: Grounding\n
    repeated: the text "Grounding", which content/services/grounding/index.mdx also has
    give one of the two another name

    title: Sauna\n → title: Spa\n
    too-short: the text "Spa", which has 3 characters; at least 4 are needed
    lengthen it by at least 1 character

    title: Sauna\n → title: Yoga\n
    repeated: "Yoga", which search results also show for content/pages/yoga/index.json
    change one of the two

    title: Sauna\n → title: Sauna with aromatic herbs, birch leaves and ice\n
    too-long: the text "Sauna with aromatic herbs, birch leaves and ice", which has 47 characters; at most 40 fit
    shorten it by at least 7 characters

    title: Sauna\n → title: |-\n  Sauna\n  and steam\n
    text: the text "Sauna and steam"; it must be one line
    delete its line breaks
  `,
  ...mistakesIn('stages/repair/index.mdx')`
    services:\n  - endolaser-light-therapy\n  - acupuncture\n  - procaine-drips\n  - mindful-yoga\n  - nomad-plan\n → services: acupuncture\n
    text: the text "acupuncture"
    begin a new line with “- ” for each item
  `,
  ...mistakesIn('pages/home/index.json')`
    "2026-11-20" → "yesterday"
    date: yesterday
    write the year, month and day, as in "2026-11-20"
  `,
  ...mistakesIn('pages/programme/index.json')`
    "dates": [ → "dates": [{ "from": "2027-04-09", "to": "2027-04-02" },
    date: the text "2027-04-02"; it must be on or after "from"
    correct "to" or "from"
  `,
  ...mistakesIn('site.json')`
    "Facebook" → "facebok"
    choice: the text "facebok"
    write one of Instagram, Facebook or LinkedIn, exactly as shown; perhaps you meant Facebook
  `,
  ...mistakesIn('stages/release/index.mdx')`
    - ppc-drips → - sauna
    repeated: "sauna", which item 1 also has
    change it, or delete item 2
  `,
  ...mistakesIn('schedule/morning/index.json')`
    "8:45 AM" → "8.45"
    schedule: the text "8.45"; it must be a time such as "6:00 AM", or "Sunset"
    write "8:45 AM" or "8:45 PM"

    "8:45 AM" → "7:45 AM"
    schedule: 7:45 AM, but the time before it is 8:00 AM
    correct the time, or move the line; noon is 12:00 PM and midnight is 12:00 AM
  `,
  ...mistakesIn('schedule/midday/index.json')`
    "12:30 PM",\n      "activity": "Slow lunch: many plants, something fermented, no phones at the table" → "12:00 PM",\n      "activity": "Short walk in full daylight to mark the middle of the day"
    repeated ‹Short walk›: a second "Short walk in full daylight to mark the middle of the day" at 12:00 PM
    change or delete one of the two

    "Midday" → "Midday "
    text: the text "Midday "; it must not begin or end with a space
    delete the space at its beginning or end
  `,
  ...mistakesIn('schedule/evening/index.json')`
    "order": 5 → "order": 3
    schedule: position 3, but afternoon comes before it at position 4
    write a position above 4; the order is morning, mid-morning, midday, afternoon, evening
    repeated ‹schedule/midday/index.json|"order"›: the number 3, which content/schedule/evening/index.json also has
    give one of the two another position
  `,
  ...mistakesIn('pages/packages/index.json')`
    This page will describe retreat packages one day. Until then, please write to us about what you have in mind. → This page is being prepared. Mindful Yoga, the slow practice taught on the retreat, has its own page among the services.
    repeated ‹pages/yoga/index.json|"description"›: "This page is being prepared. Mindful Yoga, the slow practic…", which search results also show for content/pages/packages/index.json
    change one of the two
  `,
  ...mistakesIn('gallery/meganisi/index.json')`
    Smooth white pebbles at the edge of a blue-green sea, with bare hills on the far shore. → Olive trees and dark cypresses on a dry grass slope above a hazy bay.
    repeated ‹"Olive›: "Olive trees and dark cypresses on a dry grass slope above a…", which item 2 also has
    change it, or delete item 3
  `,
];

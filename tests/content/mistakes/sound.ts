/** What editors rightly wish for: the check has nothing to say about it. */
import { mistakesIn, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const sound: readonly Mistake[] = [
  ...mistakesIn(SAUNA)`
    + > The best hour of my week.\n>\n> A guest in May

    + > Heat.\n\n> Then [ice](/services/cryotherapy).

    + - Swimwear\n- Flip-flops

    + * Swimwear\n* Flip-flops

    + 1. Shower\n2. Sit\n3. Rest

    + - Bring\n  - a towel\n  - a bottle\n- Leave\n  - your watch

    + ## What to bring\n\nA towel.\n\n### And what not\n\nA watch.

    + Drink **plenty** of _water_ and ***rest***.

    + A towel (large) and [if you like] a robe. 2 * 3 rounds of 5 °C, A/B & C.

    + Free for guests of the house*.\n\n*Ask at the desk.

    + At 80\u00A0°C, from 8\u00A0AM.

    + First line,  \nsecond line,\nand more of it.

    + [Sea](https://example.org/sea_(ionian)), [mail](mailto:hello@example.org).

    + Our host calls it ησυχία, in Anjarle (आंजर्ले), with prāṇāyāma: CO₂ \u2192 air.

    + Forty minutes by taxi, 20 minutes’ walk away, 10 minutes on foot.

    + The sauna does not treat depression.

    + Seventeen sessions, two sessions a day, nine sessions in one long summer: Repair, the fourth stage.

    '2026-11-20' → 2026-11-22

    '2026-11-20' → "2026-11-22"
  `,
  ...mistakesIn('services/breathwork/index.mdx')`
    our lead breathwork guide → Łukasz Wójcik

    our lead breathwork guide → श्री क्‍षमा

    our lead breathwork guide → 李小龙

    our lead breathwork guide → محمد علی‌پور

    our lead breathwork guide → Наталья Иванова
  `,
  ...mistakesIn('schedule/morning/index.json')`
    "6:45 AM" → "6:00 AM"
  `,
  {
    name: 'lines that end as Windows ends them',
    make: (site) => site.write(SAUNA, site.read(SAUNA).replaceAll('\n', '\r\n')),
    says: [],
  },
];

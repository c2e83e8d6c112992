// Visits the site as often as its argument says, at the near end of a link, and writes as JSON which tasks failed.
// `outages.ts` starts it.
import { argv } from 'node:process';
import type { Page } from '@playwright/test';
import { SITE } from './server.ts';
import { visit } from './visit.ts';

/** How often a visitor presses the button before giving up. */
const PRESSES = 3;

const follow = async (page: Page, path: string): Promise<void> => {
  await page.locator(`a[href="${path}"]:visible`).first().tap({ noWaitAfter: true });
  await page.waitForURL(SITE + path, { waitUntil: 'domcontentloaded' });
  await page.locator('h1').waitFor();
};

const sendEnquiry = async (page: Page, message: string): Promise<void> => {
  const entry = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', text: message };
  for (const [name, value] of Object.entries(entry)) await page.locator(`#${name}`).fill(value);
  // Where the page's scripts come too late, the browser posts the form by itself.
  const thanked = page.waitForURL(`${SITE}/contact/thanks`, { waitUntil: 'domcontentloaded' }).then(
    () => 'Thanks',
    () => '',
  );
  const told = async () => {
    await page.locator('.contact-form [aria-disabled=true]').waitFor({ state: 'detached' });
    const alert = page.locator('.contact-form [role=alert]:not(:empty)');
    await alert.waitFor();
    return alert.innerText();
  };
  const answers: string[] = [];
  for (let press = 1; press <= PRESSES; press += 1) {
    await page.locator('.contact-form [type=submit]').tap({ noWaitAfter: true });
    const answer = await Promise.race([thanked, told().catch(() => thanked)]);
    answers.push(answer);
    if (['Thanks', 'Form Submitted Successfully!'].includes(answer)) return;
  }
  throw new Error(`The enquiry was not taken: ${answers.join(' / ')}`);
};

/** What a visitor does, one after the other in one browser. */
const tasks = (page: Page, message: string): Record<string, () => Promise<void>> => ({
  'read the home page': async () => {
    await page.goto(SITE, { waitUntil: 'domcontentloaded' });
    await page.locator('main h2').last().scrollIntoViewIfNeeded();
  },
  'open a service': async () => {
    await page.locator('.menu-open').tap();
    await page.locator('#menu summary').tap();
    await follow(page, '/services/sauna');
  },
  'look at the timetable': async () => {
    await page.goto(`${SITE}/activities`, { waitUntil: 'domcontentloaded' });
    await page.locator('.schedule-tabs a').nth(1).tap({ noWaitAfter: true });
    await page.locator('.schedule-panel').nth(1).waitFor();
  },
  'find the telephone number': async () => {
    await follow(page, '/contact');
    await page.locator('a[href^="tel:"]:visible').first().scrollIntoViewIfNeeded();
  },
  'send an enquiry': () => sendEnquiry(page, message),
});

const failed: string[] = [];
for (let number = 1; number <= Number(argv[2]); number += 1) {
  await visit(async (page) => {
    for (const [name, run] of Object.entries(tasks(page, `Visit ${number}`))) {
      try {
        await run();
      } catch (error) {
        const [reason] = String(error).split('\n');
        failed.push(`visit ${number}, ${name}: ${reason}`);
      }
    }
  });
  console.error(`Visit ${number} is over.`);
}
console.log(JSON.stringify(failed));

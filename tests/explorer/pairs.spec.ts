import { test } from '../support/server.ts';
import type { Name } from './actions.ts';
import { arrive, DEVICES } from './visit.ts';

type Visit = Awaited<ReturnType<typeof arrive>>;

/** By name: a page that has the state, where it lives, what there is while it holds, and what is pressed for it, in order. */
const STATES: Readonly<Record<string, [path: string, place: string, sign: string, ...presses: string[]]>> = {
  'film playing': ['/', '.film', '.film button:has-text("Pause film")', '.film button:has-text("Play film")'],
  'pictures moving': ['/', '.images', '.images-playing', '.images-pause'],
  'panel open': ['/restore', 'h1', 'header details[open]', '.menu-open', 'header summary'],
  'photograph open': ['/gallery', '.tile', 'dialog[open]', '.tile'],
  'tab chosen': [
    '/activities',
    '.schedule',
    '[aria-selected=true]:has-text("Evening")',
    'a[href="#evening"]',
  ],
  'form with errors': ['/contact', 'form', '[aria-invalid=true]', 'form [type=submit]'],
  'form sent': ['/contact', 'form', 'form [role=alert]:not(:empty)', 'send'],
};

/** By name: steps of the explorer, each with the choice that makes it what is meant. */
const EVENTS: Readonly<Record<string, string>> = {
  menu: 'menu 0, key 0',
  wheel: 'wheel 0, wheel 3',
  'skip link': 'skip 0',
  turn: 'turn 0, turn 0',
  'offline and back': 'offline 0, online 0',
  'file that fails': 'films 1, wheel 2, films 3',
  'text at 200%': 'text 0',
  translated: 'translate 0',
  'forced colours': 'colours 0',
  saver: 'saver 0',
  'reduced motion': 'motion 0',
};
/** What ends no state but a panel or a photograph. */
const PASSES = /menu|wheel|skip|turn|text|colours/;

/** Brings a state about, unless it holds. */
const enter = async ({ page, act }: Visit, state: string) => {
  const [, place = '', sign = '', ...presses] = STATES[state] ?? [];
  const holds = page.locator(sign).first();
  if (await holds.isVisible()) return;
  await page.locator(place).first().scrollIntoViewIfNeeded();
  for (const press of presses)
    if (press === 'send') await act('send', 0);
    else if (await page.locator(press).first().isVisible()) await page.locator(press).first().click();
  await holds.waitFor();
};

/** Lets something happen, and comes back to where the state lives. */
const meet = async ({ page, act, judge }: Visit, state: string, event: string) => {
  for (const step of EVENTS[event]?.split(', ') ?? []) {
    const [name = '', choice] = step.split(' ');
    if (!(await act(name as Name, Number(choice)))) throw new Error(`“${name}” cannot be done.`);
  }
  const [, place = '', sign = ''] = STATES[state] ?? [];
  await page.locator(place).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => explorer.begin());
  await judge();
  if (PASSES.test(event) && !state.includes('open')) await page.locator(sign).first().waitFor();
};

/** Why an event cannot come in a state. */
const reasonOf = (state: string, event: string, device: string) => {
  if (state === 'photograph open') return /menu|saver|skip/.exec(event) && 'the photograph covers it';
  if (state !== 'panel open') return undefined;
  return (device === 'phone' ? /menu|saver|skip/ : /saver/).exec(event) && 'the panel covers it';
};

for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[])
  test(`each state beside each event, and back: ${device}`, async ({ browser, link }) => {
    const rows: Record<string, Record<string, string>> = {};
    const wrong: string[] = [];
    for (const [state, [start]] of Object.entries(STATES)) {
      const row: Record<string, string> = (rows[state] = {});
      let visit: Visit | undefined;
      for (const event of Object.keys(EVENTS)) {
        row[event] = reasonOf(state, event, device) ?? 'right';
        if (row[event] !== 'right') continue;
        visit ??= await arrive(browser, link, { device, start });
        try {
          await enter(visit, state);
          await meet(visit, state, event);
        } catch (error) {
          row[event] = 'wrong';
          wrong.push(`${state}, ${event}:\n${String(error)}`);
          await visit.close();
          visit = undefined;
        }
      }
      await visit?.close();
    }
    console.log(device);
    console.table(rows);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });

/** The contact form, hydrated or not. */
import { expect, type Page } from '@playwright/test';

export const ENTRY = {
  firstName: 'Zoë',
  lastName: 'O’Hara-Łęcka',
  phoneNumber: '2079460123',
  email: 'zoe+retreat@example.org',
  text: 'May I come in spring?\n\n你好',
};
export type Entry = typeof ENTRY;
export type Name = keyof Entry;
export const NAMES = Object.keys(ENTRY) as Name[];

export const SUCCESS = 'Form Submitted Successfully!';

export const field = (page: Page, name: Name) => page.locator(`.contact-form [name=${name}]`);

/** Fills in an entry that is valid except for what is given. */
export const fill = async (page: Page, other: Partial<Entry> = {}) => {
  const entry = { ...ENTRY, ...other };
  for (const name of NAMES) await field(page, name).fill(entry[name]);
};

/** Expects what the fields hold; by default nothing. */
export const expectEntry = async (page: Page, entry: Partial<Entry> = {}) => {
  for (const name of NAMES) await expect(field(page, name)).toHaveValue(entry[name] ?? '');
};

/** What assistive technology is given in the states of states.spec.ts, and that nothing behind a cover is. */
import { expect, test } from '../support/test.ts';
import { SCREENS } from './screenshot.ts';

test('the menu on a small screen is all that there is', async ({ page }) => {
  await page.setViewportSize(SCREENS[320]);
  await page.goto('/gallery');
  await page.locator('.menu-open').press('Enter');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - /children: equal
    - banner:
      - /children: equal
      - link "Sixfold"
      - button "Close"
      - navigation "Main":
        - /children: equal
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About Us"
          - listitem:
            - link "6R Programme"
          - listitem:
            - link "Gallery"
          - listitem:
            - group: Services
          - listitem:
            - link "Contact Us"
          - listitem:
            - link "Sixfold @ Rosebar"
      - link "Book"
      - link "+44 20 7946 0123"
  `);
});

test('the Services panel has a list for each group of services', async ({ page }) => {
  await page.goto('/packages');
  await page.locator('.services > summary').press('Enter');
  await expect(page.locator('.services')).toMatchAriaSnapshot(`
    - group:
      - text: Services
      - link "All services"
      - list:
        - listitem:
          - text: Intravenous drips
          - list:
            - listitem:
              - link "NAD+ Drips":
                - /url: /services/nad-drips
        - listitem:
          - text: Light therapy
          - list:
            - listitem:
              - link "Endolaser Light Therapy"
  `);
});

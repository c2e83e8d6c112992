/** What assistive technology is given in the states of states.spec.ts, and that nothing behind a cover is. */
import { hydrate } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { SCREENS } from './screenshot.ts';

test('the menu on a small screen is all that there is', async ({ page }) => {
  await page.setViewportSize(SCREENS[320]);
  await page.goto('/gallery');
  await page.locator('.menu-open').press('Enter');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - /children: equal
    - link "Skip to content"
    - banner:
      - /children: equal
      - link "Sixfold"
      - navigation "Main":
        - /children: equal
        - button "Close"
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

test('the chosen tab names its panel', async ({ page }) => {
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await page.locator('[role=tab]').first().press('ArrowRight');
  await expect(page.locator('.schedule')).toMatchAriaSnapshot(`
    - /children: equal
    - tablist "Daily Schedule":
      - tab "Morning"
      - tab "Mid-Morning" [selected]
      - tab "Midday"
      - tab "Afternoon"
      - tab "Evening"
    - tabpanel "Mid-Morning":
      - heading "Mid-Morning" [level=3]
      - list:
        - listitem: /^9:30 AM - Check-in/
  `);
});

test('each field of the form is invalid with its reason', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page, 'ContactForm');
  await page.locator('[name=phoneNumber]').fill('12');
  await page.locator('.contact-form [type=submit]').press('Enter');
  await expect(page.locator('.contact-form')).toMatchAriaSnapshot(`
    - /children: equal
    - text: First Name
    - textbox "First Name" [invalid]
    - paragraph: First Name is required
    - text: Last Name
    - textbox "Last Name" [invalid]
    - paragraph: Last Name is required
    - text: Phone Number (optional)
    - textbox "Phone Number (optional)" [invalid]: "12"
    - paragraph: 10 digits, without the leading 0 or country code
    - paragraph: Phone Number should be 10 digits
    - text: Email
    - textbox "Email" [invalid]
    - paragraph: Please enter a valid email address
    - text: Message
    - textbox "Message" [invalid]
    - paragraph: Message text is required
    - button "Send message"
    - alert
  `);
});

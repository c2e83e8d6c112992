import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enhanceLightbox } from '../../src/client/lightbox.ts';
import { element } from './element.ts';

const WORDS = ['Sea', 'Hill', 'Pool'];

const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>('.tile')];
const dialog = () => document.querySelector('dialog');
const caption = () => document.querySelector('figcaption')?.textContent;
const press = (selector: string) => userEvent.click(element(selector, HTMLElement));

const page = (lightbox: string) => {
  document.body.innerHTML = `${WORDS.map(
    (alt) =>
      `<a class="tile" href="#${alt}"><picture><source sizes="20vw"><img alt="${alt}" loading="lazy" sizes="20vw"></picture>${alt}</a>`,
  ).join('')}${lightbox}`;
  enhanceLightbox();
};

beforeEach(() => {
  location.hash = '';
  page(`<dialog id="lightbox"><figure><div class="lightbox-picture"></div><figcaption data-label="{photograph} ({number} of {count})"></figcaption></figure>
    <button class="previous" data-step="-1">Previous</button><button class="next" data-step="1">Next</button>
    <button class="close">Close</button></dialog>`);
});

test('a tile opens its own picture at the size of the screen', () => {
  tiles()[1]?.click();
  expect(dialog()?.open).toBe(true);
  expect(caption()).toBe('Hill (2 of 3)');
  const image = document.querySelector<HTMLImageElement>('.lightbox-picture img');
  expect(image).toMatchObject({ sizes: '100vw', loading: 'eager', alt: 'Hill' });
  expect(document.querySelector<HTMLSourceElement>('.lightbox-picture source')?.sizes).toBe('100vw');
  // The tile itself stays as it was.
  expect(tiles()[1]?.querySelector('img')).toMatchObject({ sizes: '20vw', loading: 'lazy' });
});

test('buttons and arrow keys move between pictures and wrap', async () => {
  tiles()[0]?.click();
  await press('.previous');
  expect(caption()).toBe('Pool (3 of 3)');
  await press('.next');
  expect(caption()).toBe('Sea (1 of 3)');
  await userEvent.keyboard('{ArrowLeft}');
  expect(caption()).toBe('Pool (3 of 3)');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(caption()).toBe('Hill (2 of 3)');
  await press('figcaption');
  expect(caption()).toBe('Hill (2 of 3)');
});

test('closed by button, Escape or leaving the page, it returns focus to the tile last shown', async () => {
  tiles()[0]?.click();
  await press('.next');
  await press('.close');
  await expect.poll(() => document.activeElement).toBe(tiles()[1]);
  tiles()[0]?.click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(tiles()[0]);
  tiles()[2]?.click();
  dispatchEvent(new Event('pagehide'));
  expect(dialog()?.open).toBe(false);
});

test('closed, it leaves the focus where a key has moved it meanwhile', () => {
  tiles()[0]?.click();
  dialog()?.close();
  tiles()[1]?.focus();
  dialog()?.dispatchEvent(new Event('close'));
  expect(document.activeElement).toBe(tiles()[1]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  const click = new MouseEvent('click', { [key]: true, cancelable: true, bubbles: true });
  // Prevent the default after the page has seen the event, or the browser would open a tab.
  document.addEventListener(
    'click',
    (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    },
    { once: true },
  );
  tiles()[0]?.dispatchEvent(click);
  expect(dialog()?.open).toBe(false);
});

test('a tile without a picture, and a page without a lightbox, are left alone', () => {
  tiles()[0]?.querySelector('picture')?.remove();
  tiles()[0]?.click();
  expect(caption()).toBe('');
  page('');
  tiles()[0]?.click();
  expect(location.hash).toBe('#Sea');
});

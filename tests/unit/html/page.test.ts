import { describe, expect, test } from 'vitest';
import {
  applyEdits,
  attribute,
  isInside,
  parsePage,
  replaceAttribute,
  tagOf,
  textOf,
} from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

describe('a built page', () => {
  test('is read in document order, including the contents of <noscript> and <template>', () => {
    const { elements } = parsePage(
      '<!DOCTYPE html><html><head></head><body><noscript><p id="a"></noscript><template><b></b></template><i></i></body></html>',
    );
    expect(elements.map(({ tagName }) => tagName)).toEqual([
      'html',
      'head',
      'body',
      'noscript',
      'p',
      'template',
      'b',
      'i',
    ]);
    const paragraph = elements.find(({ tagName }) => tagName === 'p');
    expect(paragraph && isInside(paragraph, 'noscript')).toBe(true);
    expect(paragraph && isInside(paragraph, 'svg')).toBe(false);
  });

  test('gives the text and attributes that a browser would read, and tags as they were written', () => {
    const page = parsePage('<!DOCTYPE html><html><head><title A="&amp;">a&lt;b</title></head></html>');
    const title = page.elements.find(({ tagName }) => tagName === 'title');
    expect(
      title && [attribute(title, 'a'), attribute(title, 'b'), textOf(title), tagOf(page, title)],
    ).toEqual(['&', undefined, 'a<b', '<title A="&amp;">']);
  });

  test('gives the text of an element with that of those inside it, but no comments', () => {
    const { elements } = parsePage(pageOf('', '<p>a<!-- b --><i>c<b>d</b></i>e</p>'));
    const paragraph = elements.find(({ tagName }) => tagName === 'p');
    expect(paragraph && textOf(paragraph)).toBe('acde');
  });

  test.each([
    ['missing-doctype at 1:1', '<p>'],
    ['eof-in-tag at 2:14', '<!DOCTYPE html>\n<p class="a>b'],
    ['duplicate-attribute at 1:26', '<!DOCTYPE html><a b="1" b="2">'],
    ['eof-in-element-that-can-contain-only-text at 1:26', '<!DOCTYPE html><style>a{}'],
    ['end-tag-without-matching-open-element at 1:22', '<!DOCTYPE html><head></b></head>'],
  ])('that a browser would have to repair is refused: %s', (problem, html) => {
    expect(() => parsePage(html)).toThrow(`cannot be parsed: ${problem}`);
  });
});

describe('edits', () => {
  test('are made in their order in the text, which otherwise stays as it was', () => {
    const text = '0123456789';
    const edits = [
      { start: 8, end: 9, text: 'c' },
      { start: 2, end: 2, text: 'a' },
      { start: 2, end: 4, text: 'b' },
    ];
    expect(applyEdits(text, edits)).toBe('01ab4567c9');
    expect(applyEdits(text, [])).toBe(text);
  });

  test('replace an attribute together with the space before it', () => {
    const html = '<!DOCTYPE html><html lang="en"  dir="ltr">';
    const [root] = parsePage(html).elements;
    expect(
      root && applyEdits(html, [replaceAttribute(root, 'lang', ''), replaceAttribute(root, 'dir', ' x')]),
    ).toBe('<!DOCTYPE html><html  x>');
    expect(() => root && replaceAttribute(root, 'id', '')).toThrow('has no attribute id on <html>');
  });

  test('are refused for an element that the text does not hold', () => {
    const [, head] = parsePage('<!DOCTYPE html><html></html>').elements;
    expect(() => head && replaceAttribute(head, 'id', '')).toThrow('has no <head> in its text');
  });
});

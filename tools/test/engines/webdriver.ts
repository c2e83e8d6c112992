/** A client of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as the tests need it. */
import type { Key } from './session.ts';

/** The property by which the protocol marks a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The code points that stand for keys without a character of their own. */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** @throws with the error that the driver reports */
const command = async <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body = {},
): Promise<Value> => {
  const response = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error: string; message: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
};

/** Opens a browser window and returns the commands it takes. */
export const startSession = async (server: string, capabilities: Record<string, unknown>) => {
  const { sessionId } = await command<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;
  const post = <Value>(path: string, body = {}) => command<Value>('POST', `${session}/${path}`, body);
  const find = (selector: string) =>
    post<Record<typeof ELEMENT, string>>('element', { using: 'css selector', value: selector });
  const evaluate = <Argument, Result>(script: (argument: Argument) => Result, argument: Argument) =>
    post<Result>('execute/sync', {
      script: `return (${script.toString()})(arguments[0])`,
      args: [argument],
    });
  /** Scrolls at once: with smooth scrolling, the driver would point where the element was when scrolling began. */
  const scrollTo = (selector: string) =>
    evaluate(
      (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      selector,
    );
  const sendKeys = (keys: string) =>
    post<null>('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(keys).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    goto: async (address: string): Promise<void> => {
      await post('url', { url: address });
      // WebKitGTK's driver sometimes answers before the page has loaded.
      await evaluate(
        () =>
          new Promise<void>((loaded) => {
            if (document.readyState === 'complete') loaded();
            else addEventListener('load', () => loaded());
          }),
        null,
      );
    },
    evaluate,
    click: async (selector: string): Promise<void> => {
      await scrollTo(selector);
      await post(`element/${(await find(selector))[ELEMENT]}/click`);
    },
    hover: async (selector: string): Promise<void> => {
      await scrollTo(selector);
      const move = { type: 'pointerMove', duration: 100, origin: await find(selector), x: 0, y: 0 };
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move] }] });
    },
    press: async (key: Key): Promise<void> => {
      await sendKeys(KEYS[key]);
    },
    type: async (text: string): Promise<void> => {
      await sendKeys(text);
    },
    screenshot: async (selector: string): Promise<Buffer> => {
      const element = (await find(selector))[ELEMENT];
      return Buffer.from(await command<string>('GET', `${session}/element/${element}/screenshot`), 'base64');
    },
    /** Sets the place on the screen and the size of the window, including the browser's own toolbars. */
    setWindow: async (place: { x: number; y: number; width: number; height: number }): Promise<void> => {
      await post('window/rect', place);
    },
    close: async (): Promise<void> => {
      await command('DELETE', session);
    },
  };
};

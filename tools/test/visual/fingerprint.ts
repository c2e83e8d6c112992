import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { sessionOf } from '../engines/playwright.ts';
import type { Session } from '../engines/session.ts';
import { FINGERPRINT, PROBE } from './browser.ts';

const FONTS = ['headings', 'text'].map((name) => `src/assets/fonts/${name}.woff2`);

/** What the baselines were taken with. */
interface Fingerprint {
  system: string;
  browser: string;
  /** A digest of the bundled fonts: another subset draws another probe in the same browser. */
  fonts: string;
}

/** How far a channel of the probe may differ from the recorded one: as far as the tolerance of a comparison. */
const TOLERANCE = 5;

const takeFingerprint = (browser: Browser): Fingerprint => {
  const fonts = createHash('sha256');
  for (const file of FONTS) fonts.update(readFileSync(file));
  return {
    system: `${process.platform} ${process.arch}`,
    browser: `${browser.browserType().name()} ${browser.version().split('.')[0] ?? ''}`,
    fonts: fonts.digest('hex').slice(0, 16),
  };
};

/**
 * A screenshot of what browsers draw differently: small and large letters in both fonts, curves, a gradient, a shadow.
 * @param session is closed afterwards
 */
const takeProbe = async (session: Session): Promise<Buffer> => {
  await session.resize(320, 200);
  const faces = FONTS.map((file, index) => {
    const data = readFileSync(file).toString('base64');
    return `@font-face { font-family: f${index}; src: url(data:font/woff2;base64,${data}); font-weight: 400 600 }`;
  });
  const html = `<style>${faces.join('')}
    html { height: 200px }
    body { margin: 8px; background: #f6f3ec; color: #21383b; font: 16px/1.5 f1 }
    h1 { margin: 0; font: 32px f0 }
    p { margin: 0; font-size: 13.5px }
    div { width: 90.5px; height: 40px; border-radius: 20px; border: 1.5px solid;
      background: linear-gradient(#eecaa4, #577b7f); box-shadow: 0 4px 12px #182a2d40 }
    </style><h1>Rag &amp; Quiet 6R</h1>Hamburgefonstiv 0123456789 <b>500</b><p>Quick brown foxes, fjords</p><div></div>`;
  await session.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  await session.evaluate(() => document.fonts.ready.then(() => true), null);
  const picture = await session.screenshot('html');
  await session.close();
  return picture;
};

const newSession = async (browser: Browser): Promise<Session> => sessionOf(await browser.newPage());

const looksLike = async (one: Buffer | string, other: Buffer | string): Promise<boolean> => {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  return (
    a?.length === b?.length && a?.every((value, at) => Math.abs(value - (b?.[at] ?? 0)) <= TOLERANCE) === true
  );
};

/** Records the browser that the baselines were taken in. */
export const recordFingerprint = async (browser: Browser): Promise<void> => {
  writeFileSync(FINGERPRINT, `${JSON.stringify(takeFingerprint(browser), null, 2)}\n`);
  writeFileSync(PROBE, await takeProbe(await newSession(browser)));
};

/**
 * Why screenshots of this browser cannot be compared with the baselines; `undefined` where they can.
 *
 * They can if it has the recorded version, on the recorded system, and draws the probe as recorded. Another version may
 * draw what the probe lacks in another way, such as the handle of a text box. If the fonts have changed since, the probe
 * proves nothing.
 */
export const baselineMismatch = async (browser: Browser): Promise<string | undefined> => {
  if (!existsSync(FINGERPRINT)) return undefined;
  const recorded = JSON.parse(readFileSync(FINGERPRINT, 'utf8')) as Fingerprint;
  const here = takeFingerprint(browser);
  const comparable =
    here.system === recorded.system &&
    here.browser === recorded.browser &&
    (here.fonts !== recorded.fonts || (await looksLike(await takeProbe(await newSession(browser)), PROBE)));
  if (comparable) return undefined;
  return (
    `The baselines were taken in ${recorded.browser} on ${recorded.system}; ${here.browser} on ${here.system} draws ` +
    'letters and edges differently.'
  );
};

/**
 * A name of how an engine draws, the same wherever another draws the same.
 * @param session is closed afterwards
 */
export const lookOf = async (session: Session): Promise<string> => {
  const version = await session.evaluate(() => navigator.userAgent, null);
  const pixels = await sharp(await takeProbe(session))
    .raw()
    .toBuffer();
  return createHash('sha256').update(version).update(pixels).digest('hex').slice(0, 12);
};

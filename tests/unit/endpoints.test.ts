import type { APIContext } from 'astro';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getStaticPaths, GET as icon } from '../../src/pages/[icon].png.ts';
import { GET as favicon } from '../../src/pages/favicon.ico.ts';
import { GET as manifest } from '../../src/pages/manifest.webmanifest.ts';
import { GET as robots } from '../../src/pages/robots.txt.ts';
import { GET as sitemap } from '../../src/pages/sitemap.xml.ts';
import { getSite } from '../../src/queries/singles.ts';
import { drawSocialImage, HEIGHT, WIDTH } from '../../src/images/socialImage.ts';
import { ROUTES } from '../support/routes.ts';

/** What an endpoint is called with; none of them reads it. */
const context = { site: new URL('https://www.example.org') } as APIContext;

test('robots may read everything and are told where the sitemap is', async () => {
  expect(await (await robots(context)).text()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.org/sitemap.xml\n',
  );
});

test('the sitemap lists every page that may be indexed, with the date of its last change', async () => {
  const response = await sitemap(context);
  expect(response.headers.get('Content-Type')).toBe('application/xml');
  const text = await response.text();
  const found = [
    ...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/url>/g),
  ];
  expect(found).toHaveLength(text.split('<url>').length - 1);
  for (const { path } of ROUTES) {
    const listed = found.some(([, address]) => address === new URL(path, context.site).href);
    expect(listed, path).toBe(!['/packages', '/yoga'].includes(path));
  }
});

test('the manifest has the site’s name and icons that exist', async () => {
  const { name } = await getSite();
  const said = (await (await manifest(context)).json()) as { name: string; icons: { src: string }[] };
  expect(said.name).toBe(name);
  const made = getStaticPaths().map(({ params }) => `/${params.icon}.png`);
  for (const { src } of said.icons) if (src !== '/favicon.svg') expect(made).toContain(src);
});

test.each(getStaticPaths())(
  'the icon $params.icon is square, opaque and $props.size px large',
  async ({ props }) => {
    const bytes = await (await icon({ ...context, props })).arrayBuffer();
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', props.size, props.size]);
    expect((await sharp(bytes).stats()).isOpaque).toBe(true);
  },
);

test('the favicon holds one transparent picture of 32 px', async () => {
  const bytes = Buffer.from(await (await favicon(context)).arrayBuffer());
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes[6], bytes[7]]).toEqual([1, 1, 32, 32]);
  const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  const png = bytes.subarray(offset);
  expect(png).toHaveLength(length);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect((await sharp(png).stats()).isOpaque).toBe(false);
});

test('a social image has the dimensions and file size that services accept, and shows its title', async () => {
  const photograph = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#577b7f' },
  })
    .jpeg()
    .toBuffer();
  const draw = (title: string) => drawSocialImage(photograph, { title, name: 'Sixfold' });
  const [short, long] = [
    await draw('Sauna'),
    await draw('The world’s most extensive detox and human restoration'),
  ];
  for (const bytes of [short, long]) {
    expect(bytes.length).toBeLessThan(118_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: WIDTH, height: HEIGHT });
  }
  // Words that the font cannot draw are left out, so that the picture is the same on every machine.
  expect(await draw('Sauna Μεγανήσι')).toEqual(short);
  expect(await draw('Prāṇāyāma: CO₂, Łódź')).toEqual(await draw('Pranayama: CO2, Lodz'));
  // A long title has more lines, so there are letters further up.
  const brightest = async (bytes: Uint8Array) => {
    const area = { left: 72, top: 380, width: 1000, height: 80 };
    // sharp computes statistics from its input and ignores `extract`, so the area is read again.
    const { channels } = await sharp(await sharp(bytes).extract(area).toBuffer()).stats();
    return channels[0]?.max ?? 0;
  };
  expect(await brightest(short)).toBeLessThan(150);
  expect(await brightest(long)).toBeGreaterThan(240);
});

/** What an editor of files sees while the site runs on their computer. */
import { mkdirSync, rmSync } from 'node:fs';
import { pictureBytes } from '../content/pictures.ts';
import { at, expect, read, replace, test, write } from './site.ts';

const SAUNA = 'services/sauna/index.mdx';

test('a changed word is on the page, which stays where it was scrolled to', async ({ page }) => {
  await page.goto('/services/sauna');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  write(SAUNA, `${read(SAUNA)}\nBirch and stone.\n`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finnish Sauna');
  await expect(page.getByText('Birch and stone.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('a mistake lies over the page until it is corrected, and breaks nothing', async ({ page, request }) => {
  const overlay = page.locator('vite-error-overlay');
  await page.goto('/services/sauna');
  const mistakes = [
    ['title: Sauna', 'titel: Another Sauna', 'rename "titel" to "title"'],
    ['src: ./sauna.jpg', 'src: ./none.jpg', 'none.jpg'],
    ['\n---\n\n', '\n---\n\nAnother <b\n\n', `${SAUNA}:`],
  ] as const;
  for (const [from, to, said] of mistakes) {
    replace(SAUNA, from, to);
    await expect(overlay).toContainText(said);
    await page.reload();
    await expect(overlay).toContainText('The content has');
    const answer = await request.get('/services/sauna');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('Another');
    replace(SAUNA, to, from);
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sauna');
  }
});

test('another picture under the same name is on the page', async ({ page }) => {
  await page.goto('/services/sauna');
  for (const width of [1600, 1800]) {
    write('services/sauna/sauna.jpg', await pictureBytes(width, 1200));
    await expect(page.locator(`main img[src*="origWidth%3D${width}"]`)).toBeAttached();
  }
});

test('a new service is on its page and in every list, and gone once it is deleted', async ({ page }) => {
  // These count the services.
  for (const file of ['pages/services/index.json', 'pages/service-not-found/index.json'])
    write(file, read(file).replace(/\b(all )?(17|seventeen) /gi, ''));
  const text = read(SAUNA)
    .replace('title: Sauna', 'title: Salt Room')
    .replace('Rounds of dry heat', 'Quiet rounds of dry heat')
    .replace(/^order: \d+$/m, 'order: 99')
    .replaceAll('./sauna.jpg', './salt.jpg');
  mkdirSync(at('services/salt-room'));
  write('services/salt-room/index.mdx', text);
  await page.goto('/services');
  // A picture that comes later than the text.
  write('services/salt-room/salt.jpg', await pictureBytes(1600, 1200));
  const links = page.locator('a[href="/services/salt-room"]');
  await expect(page.locator('main').locator(links)).toBeAttached();
  expect((await page.goto('/services/salt-room'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salt Room');
  await page.goto('/contact');
  await expect(page.locator('footer').locator(links)).toBeAttached();
  rmSync(at('services/salt-room'), { recursive: true });
  await expect(links).toHaveCount(0);
  expect((await page.goto('/services/salt-room'))?.status()).toBe(404);
});

test('while content changes again and again, every visitor is answered and the last change stays', async ({
  request,
}) => {
  const heading = async () =>
    /<h1[^>]*>([^<]*)</.exec(await (await request.get('/services/sauna')).text())?.[1];
  const answers: number[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver)
      for (const path of ['/services', '/services/grounding', '/gallery'])
        answers.push((await request.get(path)).status());
  };
  const visits = visit();
  let title = 'Sauna';
  for (let nth = 1; nth <= 10; nth++) {
    replace(SAUNA, `title: ${title}`, `title: Sauna No ${nth}`);
    title = `Sauna No ${nth}`;
    if (nth % 3 === 0) await expect.poll(heading).toBe(title);
    else await request.get('/services/sauna');
  }
  await expect.poll(heading).toBe(title);
  isOver = true;
  await visits;
  expect(new Set(answers)).toEqual(new Set([200]));
});

import { accept, cutAfterBody } from './service.ts';
import { alert, button, ENTRY, expect, expectEmpty, fill, open, passPause, SUCCESS, test } from './test.ts';

test.use({ format: 'json' });

test('an entry arrives exactly as typed, once, as JSON without a preflight', async ({ page, service }) => {
  await open(page);
  await fill(page);
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  await expectEmpty(page);
  expect(service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    fields: { ...ENTRY, 'form-name': 'enquiry', _gotcha: '' },
  });
});

test('a failed try is repeated with the same id', async ({ page, service, browserErrors }) => {
  browserErrors.expect(/Failed to load resource/);
  service.reactions = [cutAfterBody, accept];
  await open(page);
  await fill(page);
  await button(page).click();
  await passPause(page, 2000);
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(new Set(service.ids).size).toBe(1);
  expect(service.kept.size).toBe(1);
});

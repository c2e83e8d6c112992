import { expect, test } from 'vitest';
import { isSuccess } from '../../../src/contact/answer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html';

test.each([
  [null, ''],
  [JSON_TYPE, ' \n'],
  [JSON_TYPE, '{"ok":true}'],
  [JSON_TYPE, '["a"]'],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '7'],
  [JSON_TYPE, '{"error":null,"errors":[],"status":"success"}'],
  [JSON_TYPE, '{"success":"true","errors":{}}'],
  [null, 'OK'],
  ['text/plain', 'Thank you'],
  [HTML_TYPE, '<!doctype html><form name="enquiry" hidden>'],
])('%s %j says that the entry has arrived', (type, body) => expect(isSuccess(type, body)).toBe(true));

test.each([
  [JSON_TYPE, '{"success":"false"}'],
  [JSON_TYPE, '{"success":0}'],
  [JSON_TYPE, '{"ok":false}'],
  [JSON_TYPE, '{"ok":""}'],
  [JSON_TYPE, 'false'],
  [JSON_TYPE, '{"error":"no such form"}'],
  [JSON_TYPE, '{"errors":["captcha"],"id":7}'],
  [JSON_TYPE, '{"status":"failed"}'],
  [JSON_TYPE, '{"status":"error"}'],
  [JSON_TYPE, '{"ok":'],
  [JSON_TYPE, 'Warning: mail() has been disabled'],
  [null, '{"error":{"code":7}}'],
  [null, '[{"ok":'],
  [null, ' {"ok":'],
  ['application/xml', 'OK'],
  [HTML_TYPE, '<!doctype html><h1>Are you a robot?</h1>'],
  [HTML_TYPE, 'Please sign in'],
  [null, '\n<h1>Thanks'],
])('%s %j does not', (type, body) => expect(isSuccess(type, body)).toBe(false));

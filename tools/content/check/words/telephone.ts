import { readTable } from '../tables/table.ts';

const COUNTRIES = readTable('telephones');

/** What is wrong with a telephone number that is in the form of one, if anything is. */
export const wrongNumber = (phone: string): readonly [is: string, fix: string] | undefined => {
  const [number = ''] = phone.split(/ext\.?|x|#/);
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length > 15) return ['which has more digits than any number', 'write one number'];
  if (/(\d)\1{6}/.test(digits) || '01234567890'.includes(digits))
    return ['which is not a real number', 'write the real number'];
  const isWhole = /^\(?(?:\+|00)/.test(number);
  const country = isWhole ? COUNTRIES.find(({ is }) => digits.startsWith(is)) : undefined;
  const { is: code = '', looks: form, fix: count = '' } = country ?? {};
  const rest = digits.slice(code.length);
  if (form?.test(rest.slice(1)) && rest.startsWith('0'))
    return [`with a 0 after +${code}`, `leave out the 0 after +${code}`];
  return form && !form.test(rest)
    ? [
        `with ${rest.length} digits after +${code}, where there are ${count}`,
        'check the number and correct it',
      ]
    : undefined;
};

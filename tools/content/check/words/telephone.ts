/** How many digits follow the code of a country in its telephone numbers, as a pattern, and in words. */
const DIGITS: readonly (readonly [code: string, digits: RegExp, words: string])[] = [
  ['44', /^(?:\d{10}|[13589]\d{8})$/, '10'],
  ['91', /^\d{10}$/, '10'],
  ['30', /^\d{10}$/, '10'],
  ['33', /^\d{9}$/, '9'],
  ['34', /^\d{9}$/, '9'],
  ['31', /^\d{9}$/, '9'],
  ['61', /^\d{9}$/, '9'],
  ['1', /^\d{10}$/, '10'],
];

/** What is wrong with a telephone number that is in the form of one, if anything is. */
export const wrongNumber = (phone: string): readonly [is: string, fix: string] | undefined => {
  const [number = ''] = phone.split(/ext\.?|x|#/);
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length > 15) return ['which has more digits than any number', 'write one number'];
  if (/(\d)\1{6}/.test(digits) || '01234567890'.includes(digits))
    return ['which is not a real number', 'write the real number'];
  const [code = '', form, count = ''] =
    DIGITS.find(([one]) => /^\(?(?:\+|00)/.test(number) && digits.startsWith(one)) ?? [];
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

/** How many digits follow the code of a country in its telephone numbers. */
const DIGITS = { 44: 10, 91: 10, 30: 10, 33: 9, 34: 9, 31: 9, 61: 9, 1: 10 };

/** What is wrong with a telephone number that is in the form of one, if anything is. */
export const wrongNumber = (phone: string): readonly [is: string, fix: string] | undefined => {
  const [number = ''] = phone.split(/ext\.?|x|#/);
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length > 15) return ['which has more digits than any number', 'write one number'];
  if (/(\d)\1{6}/.test(digits) || '01234567890'.includes(digits))
    return ['which is not a real number', 'write the real number'];
  const [code = '', count = 0] = /^\(?(?:\+|00)/.test(number)
    ? (Object.entries(DIGITS).find(([one]) => digits.startsWith(one)) ?? [])
    : [];
  const rest = digits.slice(code.length);
  // Some numbers in Britain are shorter.
  const isRight = (one: string) => one.length === count || (code === '44' && /^[13589]\d{8}$/.test(one));
  if (rest.startsWith('0') && isRight(rest.slice(1)))
    return [`with a 0 after +${code}`, `leave out the 0 after +${code}`];
  if (code === '' || isRight(rest)) return undefined;
  const is = `with ${rest.length} digits after +${code}, where there should be ${count}`;
  return [is, 'check the number and correct it'];
};

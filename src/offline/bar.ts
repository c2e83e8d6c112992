/** Takes the fresh page once it has come, or there is a connection again, unless that would lose what was typed. */
import './bar.scss';

const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const renew = (): void => {
  if (!isTyped()) location.reload();
};

navigator.serviceWorker.addEventListener('message', renew);
addEventListener('online', renew);

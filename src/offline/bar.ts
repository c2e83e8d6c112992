/** Takes the fresh page once it has come, or there is a connection again. */
import './bar.scss';
import { renew } from './renew.ts';

navigator.serviceWorker.addEventListener('message', renew);
addEventListener('online', renew);

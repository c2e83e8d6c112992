import { PATHS, type Link } from '../paths.ts';
import { getCall } from './closing.ts';
import { getRoute } from './routes.ts';
import { getLabels, getPage } from './singles.ts';

/** What a not-found page says, with the phone number and links to other pages. */
export const getNotFound = async (page: 'notFound' | 'serviceNotFound') => {
  const { links: labels } = await getLabels();
  const links: Link[] = [
    { href: PATHS.home, label: (await getRoute(PATHS.home)).name },
    { href: PATHS.programme, label: labels.programme },
    { href: PATHS.services, label: labels.services },
    { href: PATHS.contact, label: labels.contact },
  ];
  return { ...(await getPage(page)), links, call: await getCall() };
};

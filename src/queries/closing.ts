import { fill } from '../format.ts';
import { PATHS, type Link, type Path } from '../paths.ts';
import { getRoute } from './routes.ts';
import { getLabels, getSite, type Labels } from './singles.ts';

/** The link to the next page, with the name of that page. */
export const getNext = async (path: Path): Promise<Link> => {
  const { closing } = await getLabels();
  return { label: fill(closing.next, { page: (await getRoute(path)).name }), href: path };
};

/** The booking link. */
export const getBooking = async (): Promise<Link> => ({
  label: (await getLabels()).closing.book,
  href: PATHS.contact,
});

/** The link to the phone number. */
export const getCall = async (): Promise<Link> => {
  const { phone, phoneLink } = await getSite();
  return { label: fill((await getLabels()).shell.call, { phone }), href: phoneLink };
};

type Ending = Exclude<keyof Labels['closing'], 'book' | 'next'>;

/** What the band at the end of a page says, with the booking link and, if given, the link to the next page. */
export const getClosing = async (page: Ending, next?: Path) => ({
  ...(await getLabels()).closing[page],
  // Not on the page that it leads to.
  book: page === 'contact' ? undefined : await getBooking(),
  next: next && (await getNext(next)),
});

import { formatDays } from '../format.ts';
import { getLabels, getPage } from './singles.ts';

/** A section of text: a heading, then paragraphs or a list. */
export interface TextSection {
  heading: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

/** A section for each text that is filled in, in the order of the headings. */
const filledIn = <Key extends string>(
  headings: Readonly<Record<Key, string>>,
  texts: Readonly<Partial<Record<Key, string | readonly string[] | undefined>>>,
): TextSection[] =>
  (Object.keys(headings) as Key[]).flatMap((key) => {
    const text: string | readonly string[] | undefined = texts[key];
    const heading = headings[key];
    if (text === undefined || text.length === 0) return [];
    return typeof text === 'string' ? { heading, paragraphs: [text] } : { heading, items: text };
  });

/** What guests ask before they come to the retreat, as far as the operator has filled it in. */
export const getPracticalSections = async (): Promise<TextSection[]> => {
  const { heading: _, ...headings } = (await getLabels()).practical;
  const { dates, ...texts } = (await getPage('programme')).practical;
  return filledIn(headings, { ...texts, dates: dates.map(({ from, to }) => formatDays(from, to)) });
};

/**
 * The sections of the privacy page: the first is followed by what the contact form does in this build, and the last is
 * preceded by what the law asks for, as far as the operator has filled it in.
 */
export const getPrivacySections = async (): Promise<TextSection[]> => {
  const { sections, form, law } = await getPage('privacy');
  const { heading, silent, delivering, service } = form;
  const paragraphs = CONTACT_SERVICE
    ? [...delivering, `${service} ${new URL(CONTACT_SERVICE.endpoint).host}.`]
    : silent;
  return [
    ...sections.slice(0, 1),
    { heading, paragraphs },
    ...sections.slice(1, -1),
    ...filledIn((await getLabels()).law, law),
    ...(sections.length > 1 ? sections.slice(-1) : []),
  ];
};

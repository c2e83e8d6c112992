/** What texts say of the stages: how many there are, the place of each, and their names. */
import { entriesOf, numberAt, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import type { Words } from '../../read/problem.ts';
import { contradicted, contradictions, isOther } from './numbers.ts';

/** “Stage 1 of 7” where there are six. */
const totals = ({ length }: readonly string[]) =>
  contradictions(
    /\bstages? [\w-]+ of (?:the )?(\d+|[a-z-]+)\b/gi,
    (figure = '') => isOther(figure, length) && `the number of stages is ${length}`,
  );

const PLACES = 'first second third fourth fifth sixth'.split(' ');

/** “Repair, the fifth stage”, which is the third. */
const places = (stages: readonly string[]) =>
  contradictions(
    new RegExp(`(\\p{L}+), (?:which is )?the (${PLACES.join('|')}) stage\\b`, 'giu'),
    (name = '', said = '') => {
      const place = PLACES[stages.findIndex((stage) => stage.toLowerCase() === name.toLowerCase())];
      return place !== undefined && place !== said && `${name} is the ${place}`;
    },
  );

/** “It is stage four” in the text of the fifth. */
const own = (text: string, { collection, source }: Entry) => {
  const order = collection.name === 'stages' ? Number(valueAt(source.data, ['order'])) : NaN;
  return contradictions(
    /\b(?:it is|this is|as) stage (\d|[a-z]+)\b/gi,
    (figure = '') => !Number.isNaN(order) && isOther(figure, order) && `this is stage ${order}`,
  )(text);
};

/** Finds a name that no stage has in a list of their names, and a list of them that lacks one or is out of order. */
const misnamed =
  (stages: readonly string[]) =>
  (text: string): Words[] =>
    (text.match(/\p{Lu}\p{L}+(?:(?:, and |, | and )\p{Lu}\p{L}+)+/gu) ?? []).flatMap((list) => {
      const names = list.split(/, and |, | and /);
      const others = names.filter((name) => !stages.includes(name));
      if (others.length === 0 && names.length >= stages.length - 1 && names.join() !== stages.join())
        return [contradicted(list, `the stages are ${stages.join(', ')}`)];
      // Another list may have the name of a stage in it.
      return others.length * 2 < names.length
        ? others.map((name) => contradicted(name, 'no stage has that name'))
        : [];
    });

/** What finds, in a text of an entry, what the stages make false. */
export const stagesIn = (content: Content) => {
  const stages = entriesOf(content, 'stages')
    .toSorted((one, other) => numberAt(one, 'order') - numberAt(other, 'order'))
    .map((stage) => textAt(stage, 'title'));
  return [totals(stages), places(stages), misnamed(stages), own];
};

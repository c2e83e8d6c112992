/** Compares the layout of a part with the recorded one, in the engine that recorded it and in others. */

/**
 * The engine that lays out the page: the one that the layout was recorded in; another; or another that also rounds the
 * width of each letter and the height of each line to whole pixels.
 */
export type LayoutEngine = 'recorded' | 'other' | 'rounding';

/** A line of the text, such as `p 20 100 280 108 4 lines 16px 400 rgb(1,2,3)`. */
interface Line {
  text: string;
  /** The element, and how it is drawn. */
  words: readonly string[];
  box: { left: number; top: number; width: number; height: number };
  /** How many lines its own text takes; 0 without text. */
  lines: number;
}

const SHAPE =
  /^(?<name>\S+) (?:(?<left>-?\d+) (?<top>-?\d+) )?(?<width>\d+) (?<height>\d+)(?: (?<lines>\d+) lines)? (?<drawn>.+)$/;

const parse = (text: string): Line | undefined => {
  if (text.startsWith('focus')) return undefined;
  const found = SHAPE.exec(text)?.groups;
  if (!found) return undefined;
  const { name = '', drawn = '' } = found;
  const number = (key: string) => Number(found[key] ?? 0);
  return {
    text,
    words: [name, ...drawn.split(' ')],
    box: { left: number('left'), top: number('top'), width: number('width'), height: number('height') },
    lines: number('lines'),
  };
};

/** How far a number of pixels may be from the recorded one: engines round letters and lines differently. */
const tolerance = (value: number): number => Math.max(2, Math.abs(value) * 0.01);

/** How far the width of a text may be, where each letter is rounded, and that of a box around texts. */
const ROUNDED = { text: 0.09, box: 0.03 };

/** How far a length with a unit may be: engines round computed lengths differently. */
const FRACTION = 0.2;

const lengthIn = (word: string) => Number(/(?:^|:)(-?[\d.]+)px$/.exec(word)?.[1] ?? Number.NaN);

const isDrawnAlike = (one: Line, other: Line): boolean =>
  one.words.length === other.words.length &&
  one.words.every((word, index) => {
    const counterpart = other.words[index] ?? '';
    return word === counterpart || Math.abs(lengthIn(word) - lengthIn(counterpart)) <= FRACTION;
  });

/** Two lines that should say the same, and by how much the edges of the second are off. */
interface Pair {
  one: Line;
  other: Line;
  off: { left: number; right: number; top: number; bottom: number };
}

const pair = (one: Line, other: Line): Pair => {
  const [left, top] = [other.box.left - one.box.left, other.box.top - one.box.top];
  return {
    one,
    other,
    off: {
      left,
      top,
      right: left + other.box.width - one.box.width,
      bottom: top + other.box.height - one.box.height,
    },
  };
};

const isPlacedAlike = ({ one, off }: Pair): boolean =>
  [
    [off.left, one.box.left],
    [off.top, one.box.top],
    [off.right - off.left, one.box.width],
    [off.bottom - off.top, one.box.height],
  ].every(([by = 0, value = 0]) => Math.abs(by) <= tolerance(value));

/** Whether the text has as many lines, or about as many where it may break otherwise. */
const breaksAlike = ({ one, other }: Pair, rounds: boolean): boolean => {
  if (one.lines === other.lines) return true;
  const more = Number(one.lines > 1) + (rounds ? Math.ceil(one.lines / 2) : 0);
  return other.lines > 0 && Math.abs(one.lines - other.lines) <= more;
};

/** What a box is compared with in another engine. */
interface Surroundings {
  /** The boxes of the part, the part itself first. */
  pairs: readonly Pair[];
  /** By how much containers may be higher or lower, because texts in them are. */
  slack: number;
  rounds: boolean;
}

const bottomOf = ({ box }: Line): number => box.top + box.height;

const lowest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(bottomOf));

const sharesRow = (one: Line, other: Line): boolean =>
  one.box.top < bottomOf(other) && other.box.top < bottomOf(one);

/** How far a box may be beside its place: as far as the texts in its row are wider or narrower. */
const roomBeside = (one: Line, pairs: readonly Pair[]): number =>
  pairs
    .filter((pair) => pair.one.lines > 0 && sharesRow(pair.one, one))
    .reduce((sum, pair) => sum + Math.abs(pair.other.box.width - pair.one.box.width), 0);

/**
 * Whether a box stands alike in another engine. What stands around a text of another size moves with it: one edge of a
 * box must be where it was recorded, or as far off as an edge of a box before it, or as the end of all before it. Where
 * texts are rounded, it may also be as far off as a box at the other end of what is centred.
 */
const standsAlike = (now: Pair, { pairs, slack, rounds }: Surroundings): boolean => {
  const { one, other, off } = now;
  const before = pairs.slice(0, pairs.indexOf(now));
  const [width, height] = [other.box.width - one.box.width, other.box.height - one.box.height];
  const broken = one.lines !== other.lines;
  const wider = rounds ? one.box.width * (one.lines > 0 ? ROUNDED.text : ROUNDED.box) : 0;
  // A part that fills the window is as high as what other parts leave.
  const filled = rounds && now === pairs[0] ? 2 : 0;
  const higher = one.lines === 0 ? slack + filled : rounds ? one.lines : 0;
  const beside = [0, ...before.flatMap((pair) => [pair.off.left, pair.off.right])];
  const below = [
    0,
    ...before.flatMap((pair) => [pair.off.top, pair.off.bottom]),
    lowest(before.slice(1).map((pair) => pair.other)) - lowest(before.slice(1).map((pair) => pair.one)),
    ...(rounds ? pairs.map((pair) => -pair.off.bottom) : []),
  ];
  const isOffLike = (edges: readonly number[], moved: readonly number[], most: number) =>
    edges.some((edge) => moved.some((by) => Math.abs(edge - by) <= most));
  return (
    breaksAlike(now, rounds) &&
    (broken || Math.abs(width) <= Math.max(tolerance(one.box.width), wider)) &&
    (broken || Math.abs(height) <= tolerance(one.box.height) + higher) &&
    isOffLike(
      [off.left, off.right, (off.left + off.right) / 2],
      beside,
      Math.max(2, rounds ? roomBeside(one, pairs) : 0),
    ) &&
    isOffLike([off.top, off.bottom], below, 2)
  );
};

/** The differences between two texts of one part, for people; none if they are alike. */
export const differences = (
  expected: readonly string[],
  found: readonly string[],
  engine: LayoutEngine = 'recorded',
): string[] => {
  const lines = Array.from({ length: Math.max(expected.length, found.length) }, (_, index) => {
    const texts = [expected[index] ?? 'nothing', found[index] ?? 'nothing'] as const;
    const [one, other] = [parse(texts[0]), parse(texts[1])];
    return { texts, pair: one && other && pair(one, other) };
  });
  const rounds = engine === 'rounding';
  const pairs = lines.flatMap(({ pair: both }) => both ?? []);
  const slack = pairs
    .filter(({ one, other }) => one.lines > 0 && other.lines > 0)
    .reduce((sum, { one, other }) => sum + Math.abs(other.box.height - one.box.height) + Number(rounds), 0);
  const isAlike = (now: Pair): boolean =>
    isDrawnAlike(now.one, now.other) &&
    (engine === 'recorded'
      ? now.one.lines === now.other.lines && isPlacedAlike(now)
      : standsAlike(now, { pairs, slack, rounds }));
  return lines
    .filter(({ texts: [one, other], pair: both }) => one !== other && !(both && isAlike(both)))
    .map(({ texts: [one, other] }) => `expected ${one}; found ${other}`);
};

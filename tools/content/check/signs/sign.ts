/** The parts that an expression finds, by name. */
export type Parts = Readonly<Record<string, string>>;

/** A sign of markup that formats nothing. */
export interface Sign {
  looks: RegExp;
  /** What it is. */
  is: string;
  /** What was meant, from the parts that the expression finds. */
  meant: (parts: Parts) => string;
  /** Whether it is a mistake in this text although it looks like one. */
  unless?: (text: string, found: string) => boolean;
}

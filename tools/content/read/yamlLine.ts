/** The line of a field as it should be, for messages. */

/** A text between single quotes, as YAML wants it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** The line with its value between quotes: `- 'Warmth: it loosens'`; undefined if the line has none. */
export const quotedLine = (line: string): string | undefined => {
  const [, before, value] = /^\s*((?:- )?(?:[\w-]+: +)?)(.*\S)\s*$/.exec(line) ?? [];
  if (before === undefined || value === undefined || before === '') return undefined;
  return before + quoted(value.replace(/^(["'])(.*)\1$/, '$2').replace(/^["']/, ''));
};

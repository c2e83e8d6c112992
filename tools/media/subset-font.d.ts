/** The part of subset-font that this project uses; the package has no types of its own. */
declare module 'subset-font' {
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: object): Promise<Buffer>;
}

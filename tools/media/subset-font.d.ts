/** The part of subset-font that this project uses; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
    keepFeatures: readonly string[];
    noHinting: boolean;
    dropTables: readonly string[];
  }

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}

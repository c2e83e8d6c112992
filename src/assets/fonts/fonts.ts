import { fontProviders } from 'astro/config';

/**
 * A font whose file is in this folder, named after what the font is for.
 * @param fallbacks shown until the font loads; those named `near-…` are in `src/styles/_fallbacks.scss`
 */
const font = (name: string, cssVariable: `--${string}`, fallbacks: string[], weight: string) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  optimizedFallbacks: false,
  options: {
    variants: [{ src: [`./src/assets/fonts/${name}.woff2`] as [string], weight, style: 'normal' as const }],
  },
});

/** The site’s fonts. `tools/media/subsetFonts.ts` says which they are, and makes their files. */
export const fonts = [
  font('text', '--sans', ['near-sans', 'sans-serif'], '400 600'),
  font('headings', '--serif', ['near-serif', 'near-noto', 'serif'], '400'),
];

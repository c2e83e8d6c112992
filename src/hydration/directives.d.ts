import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on intent: mouse enters, focus moves in, click, or sight of what may move. See `intent.ts`. */
    'client:intent'?: boolean;
  }
}

declare global {
  interface Window {
    /** The client directives on this page, by name; Astro's own registry. */
    Astro: Partial<Record<string, ClientDirective>>;
  }
}

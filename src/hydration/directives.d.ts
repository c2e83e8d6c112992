import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on intent: mouse enters, focus moves in, click. See `intent.ts`. */
    'client:intent'?: boolean;
    /** Hydrates on sight where it may move by itself, else on intent. See `sight.ts`. */
    'client:sight'?: boolean;
  }
}

declare global {
  interface Window {
    /** The client directives on this page, by name; Astro's own registry. */
    Astro: Partial<Record<string, ClientDirective>>;
  }
}

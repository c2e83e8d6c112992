declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when a visitor shows intent or a script requests it. See `README.md`. */
    'client:intent'?: boolean;
  }
}

declare global {
  interface HTMLElement {
    /** On an island: the elements that the server sent, each with its parent, in their order. See `README.md`. */
    sent?: readonly (readonly [Element, ParentNode | null])[];
  }
}

export {};

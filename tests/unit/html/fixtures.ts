/** The element that holds a page's security policy. */
export const policyMeta = (content: string): string =>
  `<meta http-equiv="content-security-policy" content="${content}">`;

/** A whole page. */
export const pageOf = (head: string, body = ''): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

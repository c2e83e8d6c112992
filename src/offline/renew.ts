let isLeft = false;
// Another page has been asked for, and loading this one again would take its place.
addEventListener('beforeunload', () => {
  isLeft = true;
});

// Whoever has typed, sent or opened something must not lose it. The bar has a link that loads the page again.
let isUsed = false;
for (const type of ['pointerdown', 'keydown', 'input'])
  addEventListener(type, () => {
    isUsed = true;
  });

/** Loads the page again, unless the visitor is leaving it or has begun to use it. */
export const renew = (): void => {
  if (!isLeft && !isUsed) location.reload();
};

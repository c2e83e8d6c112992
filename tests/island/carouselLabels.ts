import labels from '../fixture-site/labels.json' with { type: 'json' };

/** The words of the fixture site's carousels. */
export const carouselLabels = { ...labels.carousels, ...labels.previousNext };
